import { listMyTeamActivitiesCall } from '#domains/activities/web/activities.calls.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { listNewsCategoriesCall } from '#domains/news/web/news.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';

const listed: readonly string[] = listedActivityStates;
const mostActivities = 100;

/** What a team may choose from when it writes: categories open to teams, its own public activities. */
export function useTidingsChoices() {
  const categories = useOperationQuery(
    listNewsCategoriesCall,
    { isEnabled: 1, postScope: 'team' },
    { staleMs: minuteMs },
  );
  const activities = useOperationQuery(
    listMyTeamActivitiesCall,
    { pageNum: 1, pageSize: mostActivities },
    { staleMs: minuteMs, reportedBy: 'form' },
  );
  return {
    categories: categories.data?.dynamicTypeList,
    failure: categories.error,
    retry: () => void categories.refetch(),
    activities: (activities.data?.list ?? [])
      .filter(({ status }) => listed.includes(status))
      .map(({ id, title }) => ({ id, title })),
  };
}
