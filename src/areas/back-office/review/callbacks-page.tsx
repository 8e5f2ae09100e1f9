import { useState } from 'react';
import type { CallbackRow } from '#domains/needs/contract/rating.contract.ts';
import { callbackTabKeys, callbackTabs } from '#domains/needs/contract/rating.words.ts';
import { CallbackDialog } from '#domains/needs/web/rating/callback-dialog.tsx';
import { CallbackTable } from '#domains/needs/web/rating/callback-table.tsx';
import { listCallbacksCall } from '#domains/needs/web/rating/rating.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/review/callbacks` 回访: one in twenty of those whose need ended is called, drawn at random by a seed that is kept. */
export function Component() {
  usePageTitle('回访');
  const url = useUrlFilters();
  const tab = url.oneOf('tab', callbackTabKeys);
  const callbacks = useOperationQuery(
    listCallbacksCall,
    { tab, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [called, setCalled] = useState<CallbackRow>();
  return (
    <>
      <div className="pt">
        <div>
          <h1>回访</h1>
          <p>
            每周一从上一周结单的单子里随机抽百分之五，打电话核对。种子：
            {(callbacks.data?.draws ?? [])
              .map(
                ({ week, seed, endedCount, drawnCount }) =>
                  `${week} 那周 ${drawnCount}/${endedCount} 张 ${seed.slice(0, 8)}`,
              )
              .join('；') || '还没有抽过'}
          </p>
        </div>
      </div>
      <section className="pn" aria-label="回访">
        <ListTabs
          label="回访状态"
          current={tab}
          tabs={callbackTabKeys.map((key) => ({
            key,
            label: callbackTabs[key],
            count: callbacks.data?.tabs.find((each) => each.tab === key)?.count,
          }))}
        />
        <QueryList
          query={callbacks}
          url={url}
          what="回访"
          unit="张"
          empty={{
            art: tab === 'open' ? 'done' : 'boat',
            title: tab === 'open' ? '没有等着回访的单子' : '还没有回访过',
            text: '每周一抽上一周结单的单子。',
          }}
        >
          {(rows) => <CallbackTable rows={rows} onRecord={setCalled} />}
        </QueryList>
      </section>
      {called && <CallbackDialog row={called} onClose={() => setCalled(undefined)} />}
    </>
  );
}
