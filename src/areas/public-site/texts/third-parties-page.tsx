import { definePage } from '#platform/web/page.tsx';
import { RecordTable, TextPage, TextSections } from './text-page.tsx';

const columns = ['接收方', '什么时候', '提供什么', '做什么用', '方式'];

/** Everyone outside the centre who receives anything about a person, and through what. */
const receivers: readonly (readonly string[])[] = [
  [
    '短信服务商',
    '发送验证码、报名结果和活动变更通知时',
    '手机号、短信内容',
    '把短信送到手机',
    '委托处理，由实践中心与服务商签订协议，服务商不得另作他用',
  ],
  [
    '地图服务商',
    '实践中心启用了在线地图，并且你打开地图时',
    '网络地址、浏览器信息，由浏览器直接发给地图服务商；不含账号、姓名和报名信息',
    '显示地图',
    '浏览器加载地图；没有启用时使用本站自绘的示意图，不提供任何信息',
  ],
  [
    '你报名的服务队伍',
    '报名和参加活动时',
    '姓名、报名填写的内容、签到签退时间，你出示志愿者码时还有头像和编号；手机号只显示一部分',
    '审核报名、联系和核定服务时长',
    '队伍在平台内查看，查看留有记录',
  ],
];

const notes = [
  {
    heading: '没有的，也写明',
    paragraphs: [
      '本站没有广告，不使用第三方统计、社交登录或推送组件，不在你的浏览器里放第三方 Cookie。',
      '字体、图标、图片都由本站提供，打开页面不会连接其他网站（启用在线地图时的地图除外）。',
    ],
  },
  {
    heading: '新的提供',
    paragraphs: [
      '向保险机构、全国志愿服务信息系统等提供个人信息之前，会告诉你接收方、目的和内容，并另行征得你的单独同意。',
      '依照法律规定向国家机关提供的除外。提供和委托处理的记录保存 3 年以上。',
    ],
  },
];

/** `/user-index/thirdParties`: 第三方信息共享清单 (PIPL 23, 网络数据安全管理条例 12). */
export const thirdPartiesPage = definePage({
  query: [],
  load: async () => undefined,
  title: () => '第三方信息共享清单',
  description: () => '平台在什么时候把哪些信息交给谁，做什么用。',
  view: () => (
    <TextPage title="第三方信息共享清单" lead="谁会收到与你有关的信息，收到什么，做什么用。" isWide>
      <RecordTable caption="接收方和提供的信息" columns={columns} rows={receivers} />
      <TextSections sections={notes} />
    </TextPage>
  ),
});
