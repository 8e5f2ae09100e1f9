import { getSite, type SiteView } from '#domains/site/contract/site.contract.ts';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { TextPage, type TextSection, TextSections } from './text-page.tsx';

const sections: readonly TextSection[] = [
  {
    heading: '我们遵循什么',
    paragraphs: [
      '本站依照《无障碍环境建设法》和《互联网网站适老化通用设计规范》建设，以《网页内容无障碍指南》WCAG 2.2 的 AA 级为目标。',
      '每个页面在发布前用自动工具检查，并用键盘和读屏软件走查主要流程：找活动、报名、取消、查看服务时长。',
    ],
  },
  {
    heading: '长辈版',
    paragraphs: [
      '页面右上角可以切换到长辈版：字更大、对比更强、按钮更大、提示停留更久，没有弹窗广告。选择会在这台设备上记住一年，随时可以切回标准版。',
      '长辈版里，页面顶部直接写着帮办电话。',
    ],
  },
  {
    heading: '朗读',
    paragraphs: [
      '长辈版里，正文上方有“朗读本页”，可以暂停、继续和停止。朗读由你的设备完成。浏览器没有语音时会说明。',
    ],
  },
  {
    heading: '只用键盘',
    paragraphs: [
      '所有操作都能只用键盘完成。按 Tab 依次到达每个链接和按钮，按回车打开；第一次按 Tab 会出现“跳到正文”，可以越过导航。',
      '搜索框里按上下键选择建议，按 Esc 关闭；对话框里按 Esc 返回。',
    ],
  },
  {
    heading: '放大和窄屏',
    paragraphs: [
      '页面可以用浏览器放大到 400%，内容会重新排列，不需要左右拖动。手机上宽度 320 像素起可以完整使用。',
      '不依赖脚本也能阅读公开页面、搜索和翻页；报名、签到等操作需要启用脚本。',
    ],
  },
  {
    heading: '安全检查',
    paragraphs: [
      '登录和获取短信验证码时不用看图，也不用回答问题：需要时浏览器自己做一次安全检查，读屏软件会读出“正在做安全检查”。',
    ],
  },
  {
    heading: '已知的不足',
    paragraphs: [
      '活动地图上的位置以图形显示，旁边总有同样内容的文字列表。队伍上传的图片由发布者填写说明，个别说明可能不够准确，欢迎告诉我们。',
    ],
  },
];

/** Where to turn with a barrier; a centre that left its contacts empty names only itself. */
function contactOf({ phone, phoneHours, email, undertaker, title }: SiteView): TextSection {
  const ways = [
    phone && `服务热线 ${phone}${phoneHours && `（${phoneHours}）`}`,
    email && `电子邮箱 ${email}`,
  ].filter(Boolean);
  return {
    heading: '遇到障碍请告诉我们',
    paragraphs: [
      `${ways.length > 0 ? `${ways.join('，')}。` : `请联系${undertaker || title}。`}我们在 5 个工作日内答复，能马上改的马上改，暂时改不了的由工作人员帮你办理。`,
    ],
  };
}

/** `/user-index/accessibility`: 无障碍声明 (无障碍环境建设法 32, 适老化规范). */
export const accessibilityPage = definePage({
  query: [],
  load: ({ call }: PageContext) => call(getSite, {}),
  title: () => '无障碍声明',
  description: () => '长辈版、朗读、键盘操作、放大：本站怎样让每个人都能用，遇到障碍怎么办。',
  view: ({ data }) => (
    <TextPage title="无障碍声明" lead="让每个人都能看得清、听得到、点得到。">
      <TextSections sections={[...sections, contactOf(data)]} />
    </TextPage>
  ),
});
