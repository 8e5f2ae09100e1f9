import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { staffTeamRow } from './manage-teams.queries.ts';

const mayRead = ['teams.view', 'teams.review'];

/** Who sees teams reads the history of one inside the own part of the city. */
export const teamHistoryGuard: HistoryGuard = async ({ sql, caller }, teamId) => {
  if (!mayRead.some((code) => caller.permissions.has(code))) throw new Forbidden();
  if (!(await staffTeamRow(sql, teamId, caller.scope))) throw new NotFound('没有找到这支队伍');
};
