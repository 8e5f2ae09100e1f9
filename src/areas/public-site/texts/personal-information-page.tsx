import { collectedInformation } from '#domains/accounts/contract/collected-information.words.ts';
import { definePage } from '#platform/web/page.tsx';
import { RecordTable, TextPage } from './text-page.tsx';

/** `/user-index/personalInformation`: 个人信息收集清单 (网络数据安全管理条例 21). */
export const personalInformationPage = definePage({
  query: [],
  load: async () => undefined,
  title: () => '个人信息收集清单',
  description: () => '平台收集哪些个人信息，做什么用，怎样收集，保存多久。',
  view: () => (
    <TextPage
      title="个人信息收集清单"
      lead="平台收集的每一种个人信息都在这里。标“可不填”的，不填也能使用平台。"
      isWide
    >
      <RecordTable
        caption="收集的个人信息、用途、方式和保存期限"
        columns={['场景', '收集什么', '做什么用', '必要性', '怎样收集', '保存多久']}
        rows={collectedInformation.map(({ scene, items, purpose, isRequired, way, kept }) => [
          scene,
          items,
          purpose,
          isRequired ? '必需' : '可不填',
          way,
          kept,
        ])}
      />
    </TextPage>
  ),
});
