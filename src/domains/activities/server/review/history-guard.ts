import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { requireScope } from '../activity-guards.ts';
import { queueRow } from './review-queue.queries.ts';

/** Who reviews activities reads the history of one; drafts and other parts of the city are not there. */
export const activityHistoryGuard: HistoryGuard = async (act, activityId) => {
  if (!act.caller.permissions.has('activities.review')) throw new Forbidden();
  const row = (await queueRow(activityId).execute(act.sql)).rows[0];
  if (!row) throw new NotFound('没有找到这个活动');
  await requireScope(act, row.organisationId);
};
