import type { listActivities } from '../../src/domains/activities/contract/activities.contract.ts';
import { listActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import type { RequestOf, ResultOf } from '../../src/platform/contract/operation.ts';
import { type ApiClient, must } from './api-client.ts';

/** What is asked of the public list, but for where in it. */
type Asked = Omit<Partial<RequestOf<typeof listActivities>>, 'pageNum' | 'pageSize' | 'cursor'>;
export type ListedActivity = ResultOf<typeof listActivities>['list'][number];

const pageSize = 60;

/**
 * Goes through every activity of the public list that is asked for, page by page, until `look` finds in one what the journey needs.
 * Undefined when it stands in none.
 */
export async function findActivity<Found>(
  client: ApiClient,
  asked: Asked,
  look: (activity: ListedActivity) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (let pageNum = 1, seen = 0; ; pageNum += 1) {
    const { list, total } = await must(client, listActivitiesCall, { ...asked, pageNum, pageSize });
    for (const activity of list) {
      const found = await look(activity);
      if (found !== undefined) return found;
    }
    seen += list.length;
    if (list.length === 0 || seen >= total) return undefined;
  }
}
