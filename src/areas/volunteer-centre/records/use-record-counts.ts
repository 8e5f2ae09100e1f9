import { listMyRecordEntriesCall } from '#domains/awards/web/awards.calls.ts';
import { listMyHoursCall } from '#domains/hours/web/hours.calls.ts';
import { listRatingsOfMeCall } from '#domains/ratings/web/ratings.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';

const first = { pageNum: 1, pageSize: 1 };

/** How much each tab of the record holds; a number that is not known yet is not shown, and one that cannot be read stands for nothing. */
export function useRecordCounts(): Partial<Record<string, number | undefined>> {
  const asked = { reportedBy: 'form' } as const;
  const hours = useOperationQuery(listMyHoursCall, first, asked);
  const trainings = useOperationQuery(listMyRecordEntriesCall, { kind: 'training', ...first }, asked);
  const awards = useOperationQuery(listMyRecordEntriesCall, { kind: 'award', ...first }, asked);
  const ratings = useOperationQuery(listRatingsOfMeCall, first, asked);
  return {
    hours: hours.data?.total,
    trainings: trainings.data?.total,
    awards: awards.data?.total,
    ratings: ratings.data?.total,
  };
}
