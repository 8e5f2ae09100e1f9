import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { findNeedInScope } from './review.queries.ts';

/** Who verifies, and who looks after all needs, reads the history of a need inside the own part of the city. */
export const needHistoryGuard: HistoryGuard = async (act, needId) => {
  if (!['needs.view', 'needs.review'].some((held) => act.caller.permissions.has(held))) throw new Forbidden();
  if (!(await findNeedInScope(act.sql, needId, act.caller.scope))) throw new NotFound('没有找到这张单子');
};
