import {
  reviewTabLabels,
  reviewTabs,
  type ReviewTab,
} from '#domains/activities/contract/activities.words.ts';
import { listMakeupsForReviewCall } from '#domains/activities/web/makeup/makeups.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';

type ReviewActivityTabsProps = {
  current: ReviewTab | 'makeups';
  countOf?: (tab: ReviewTab) => number | undefined;
};

/** Views of 活动审核: activities by state, and past ones that were never published (补录). */
export function ReviewActivityTabs({ current, countOf }: ReviewActivityTabsProps) {
  const makeups = useOperationQuery(
    listMakeupsForReviewCall,
    { tab: 'pending', pageNum: 1, pageSize: 1 },
    { reportedBy: 'form' },
  );
  return (
    <ListTabs
      label="审核状态"
      current={current}
      tabs={[
        ...reviewTabs.map((key) => ({ key, label: reviewTabLabels[key], count: countOf?.(key) })),
        { key: 'makeups', label: '补录', count: makeups.data?.pendingCount },
      ]}
    />
  );
}
