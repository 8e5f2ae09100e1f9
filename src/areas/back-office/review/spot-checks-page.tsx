import { useState } from 'react';
import type { SpotCheckRow } from '#domains/anomalies/contract/spot-checks.contract.ts';
import { spotShare, spotTabKeys, spotTabs } from '#domains/anomalies/contract/spot-checks.words.ts';
import { listSpotChecksCall } from '#domains/anomalies/web/anomalies.calls.ts';
import { SpotCheckDialog } from '#domains/anomalies/web/spot-checks/spot-check-dialog.tsx';
import { SpotCheckTable } from '#domains/anomalies/web/spot-checks/spot-check-table.tsx';
import { SpotDraws } from '#domains/anomalies/web/spot-checks/spot-draws.tsx';
import { complainPath } from '#domains/complaints/contract/complain-path.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

/** `/review/spot-checks` 每周抽查: records drawn at random by a public seed, looked at again; nothing follows by itself. */
export function Component() {
  usePageTitle('每周抽查');
  const url = useUrlFilters();
  const tab = url.oneOf('tab', spotTabKeys);
  const checks = useOperationQuery(
    listSpotChecksCall,
    { tab, ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  const [opened, setOpened] = useState<SpotCheckRow>();
  return (
    <>
      <div className="pt">
        <div>
          <h1>每周抽查</h1>
          <p>上一周生效的时长，每 {spotShare} 条抽 1 条，打电话、看材料再核对一遍。</p>
        </div>
      </div>
      <SpotDraws draws={checks.data?.draws ?? []} />
      <section className="pn" aria-label="每周抽查">
        <ListTabs
          label="抽查状态"
          current={tab}
          tabs={spotTabKeys.map((key) => ({
            key,
            label: spotTabs[key].label,
            count: checks.data?.tabs.find((each) => each.tab === key)?.count,
          }))}
        />
        <QueryList
          query={checks}
          url={url}
          what="抽查"
          unit="条"
          empty={{
            art: tab === 'open' ? 'done' : 'boat',
            title: tab === 'open' ? '没有等着抽查的时长' : '还没有核对过',
            text: '每周一晚上的每日根公布以后，抽上一周生效的时长。',
          }}
        >
          {(rows) => <SpotCheckTable rows={rows} onRecord={setOpened} />}
        </QueryList>
      </section>
      {opened && (
        <SpotCheckDialog
          key={opened.hourId}
          row={opened}
          onClose={() => setOpened(undefined)}
          waysOn={
            <>
              <ButtonLink look="line" size="sm" to={`/review/hours?tab=counting&hour=${opened.hourId}`}>
                看全部证据，申请作废
              </ButtonLink>{' '}
              <ButtonAnchor look="line" size="sm" href={complainPath('hour', opened.hourId)}>
                提起投诉
              </ButtonAnchor>
            </>
          }
        />
      )}
    </>
  );
}
