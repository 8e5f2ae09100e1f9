import { useNavigate } from 'react-router';
import { listTakenNeedsCall } from '#domains/needs/web/needs.calls.ts';
import { NeedReviewTable } from '#domains/needs/web/review/need-review-table.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { useIsInMenu } from '../shell/use-is-in-menu.ts';

/** 我代点的单: what I took down for others and how far it has come. */
export function TakenNeeds({ now }: { now: Date }) {
  const url = useUrlFilters();
  const navigate = useNavigate();
  const mayReview = useIsInMenu('/review/needs');
  const open = (need: { needNo: string } | undefined): void =>
    void navigate(`/table/my-needs?keyword=${need?.needNo ?? ''}`);
  const needs = useOperationQuery(listTakenNeedsCall, url.paging, {
    keepsPrevious: true,
    reportedBy: 'form',
  });
  return (
    <section className="pn" aria-label="我代点的单">
      <h2>我代点的单</h2>
      <QueryList
        query={needs}
        url={url}
        what="需求"
        unit="件"
        empty={{
          art: 'boat',
          title: '还没有代谁点过单',
          text: '替居民写好的单子会出现在这里，办到哪一步都看得到。',
        }}
      >
        {(rows) => (
          <NeedReviewTable
            rows={rows}
            now={now}
            currentId={undefined}
            onOpen={mayReview ? (id) => open(rows.find(({ needId }) => needId === id)) : undefined}
          />
        )}
      </QueryList>
    </section>
  );
}
