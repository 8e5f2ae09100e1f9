import { myNeedTabs } from '#domains/needs/contract/needs.words.ts';
import { MyNeedList } from '#domains/needs/web/follow/my-need-list.tsx';
import { listMyNeedsCall } from '#domains/needs/web/needs.calls.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { useNow } from '#platform/web/use-now.ts';

const tabs = keysOf(myNeedTabs);
const raise = (
  <ButtonAnchor look="primary" href="/user-index/needRaise">
    我要点单
  </ButtonAnchor>
);

/** `/usercenter/index/myneed` 我的需求: what one has asked for, with the account or before it with the same number. */
export function Component() {
  usePageTitle('我的需求');
  const url = useUrlFilters({ pageSize: 10 });
  const now = useNow();
  const tab = url.oneOf('tab', tabs);
  const needs = useOperationQuery(
    listMyNeedsCall,
    { tab, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="ph">
        <h1>我的需求</h1>
        {raise}
      </div>
      <ListTabs
        label="单子状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: myNeedTabs[key], count: needs.data?.counts[key] }))}
      />
      <QueryList
        query={needs}
        url={url}
        what="单子"
        unit="张"
        isBare
        empty={
          tab === 'waiting'
            ? { art: 'done', title: '没有等你补充的单子', text: '被退回补充的单子会出现在这里。' }
            : {
                art: 'boat',
                title: '这里还没有单子',
                text: '需要人帮忙的时候，写一张单子就行。',
                action: raise,
              }
        }
      >
        {(rows) => <MyNeedList needs={rows} now={now} />}
      </QueryList>
    </>
  );
}
