import { listMyTeamActivitiesCall } from '#domains/activities/web/activities.calls.ts';
import { listNewsCategoriesCall } from '#domains/news/web/news.calls.ts';
import { useOperationQuery } from '#platform/web/operation-hooks.tsx';

const publicStatuses = ['published', 'settling', 'publicity', 'closed'];
const mostActivities = 100;

/** What a team may choose from when it writes: categories open to teams, its own public activities. */
export function useTidingsChoices() {
  const categories = useOperationQuery(
    listNewsCategoriesCall,
    { isEnabled: 1, postScope: 'team' },
    { staleMs: 60_000 },
  );
  const activities = useOperationQuery(
    listMyTeamActivitiesCall,
    { pageNum: 1, pageSize: mostActivities },
    { staleMs: 60_000, reportedBy: 'form' },
  );
  return {
    categories: categories.data?.dynamicTypeList,
    failure: categories.error,
    retry: () => void categories.refetch(),
    activities: (activities.data?.list ?? [])
      .filter(({ status }) => publicStatuses.includes(status))
      .map(({ id, title }) => ({ id, title })),
  };
}
