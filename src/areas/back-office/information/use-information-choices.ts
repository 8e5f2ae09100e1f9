import { listActivitiesCall } from '#domains/activities/web/activities.calls.ts';
import { listNewsCategoriesCall } from '#domains/news/web/news.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { readLoginInfo } from '#platform/web/session/session-cookies.ts';

const mostActivities = 50;

/** What staff may choose from when they write: enabled categories, the newest public activities. */
export function useInformationChoices() {
  const categories = useOperationQuery(listNewsCategoriesCall, { isEnabled: 1 }, { staleMs: minuteMs });
  const activities = useOperationQuery(
    listActivitiesCall,
    { sort: 'newest', pageNum: 1, pageSize: mostActivities },
    { staleMs: minuteMs, reportedBy: 'form' },
  );
  return {
    writerName: readLoginInfo()?.realName ?? '',
    categories: categories.data?.dynamicTypeList,
    failure: categories.error,
    retry: () => void categories.refetch(),
    activities: (activities.data?.list ?? []).map(({ id, title }) => ({ id, title })),
  };
}
