import { listRatingsOfMeCall } from '#domains/ratings/web/ratings.calls.ts';
import { RatingsOfMe, RatingSummary } from '#domains/ratings/web/ratings-of-me.tsx';
import { ServicesToRate } from '#domains/ratings/web/services-to-rate.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';

/** 评价: what I can still rate, and what teams said of me. */
export function MyRatings() {
  const url = useUrlFilters({ pageSize: 20 });
  const ratings = useOperationQuery(listRatingsOfMeCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <>
      <ServicesToRate />
      {ratings.data && <RatingSummary summary={ratings.data.summary} />}
      <section className="panel" aria-label="队伍对我的评价">
        <QueryList
          query={ratings}
          url={url}
          what="评价"
          unit="份"
          empty={{
            art: 'boat',
            title: '还没有能看到的评价',
            text: '服务结束后队伍可以评价你；双方都评完，或满 7 天，就会出现在这里。',
          }}
        >
          {(rows) => <RatingsOfMe ratings={rows} />}
        </QueryList>
      </section>
    </>
  );
}
