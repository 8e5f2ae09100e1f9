import { listHourGroupsCall } from '#domains/hours/web/hours.calls.ts';
import { HourGroupsTable } from '#domains/hours/web/review/hour-groups-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import type { UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { useNow } from '#platform/web/use-now.ts';
import { HoursFilters, HoursHead, HoursTabs } from './review-hours-parts.tsx';

/** What waits at the centre by activity; each leads to its records, to be decided together. */
export function HoursByActivity({ url }: { url: UrlFilters }) {
  const { pageNum, pageSize, countsAll } = url.paging;
  const now = useNow();
  const groups = useOperationQuery(
    listHourGroupsCall,
    { keyword: url.text('keyword') || undefined, pageNum, pageSize, countsAll },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <HoursHead />
      <section className="pn" aria-label="按活动审核">
        <HoursTabs current="activities" />
        <HoursFilters url={url} isQueue />
        <QueryList
          query={groups}
          url={url}
          what="活动"
          unit="个活动"
          empty={{ art: 'done', title: '没有等待审核的时长', text: '有新的记录会出现在这里。' }}
        >
          {(listed) => (
            <HourGroupsTable
              rows={listed}
              now={now}
              hrefOf={({ activityId, teamId, isOfClaims }) =>
                url.hrefWith({
                  tab: undefined,
                  ...(activityId !== null
                    ? { activity: activityId }
                    : isOfClaims
                      ? { claims: teamId }
                      : { visits: teamId }),
                })
              }
            />
          )}
        </QueryList>
      </section>
    </>
  );
}
