import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { teamTabs } from '../../contract/activities.words.ts';
import type { TeamActivityRow } from '../../contract/activity-views.contract.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { allowedActs } from '../life/activity-states.rules.ts';
import { toHead } from '../views.rules.ts';
import {
  countTeamMatches,
  countTeamPending,
  countTeamStates,
  tabOf,
  teamPage,
  type TeamRow,
} from './team-list.queries.ts';

/** One row with what the team may do next. */
export const toTeamRow = (row: TeamRow, now: Date): TeamActivityRow => ({
  ...toHead(row, now),
  status: row.status,
  version: row.version,
  pendingCount: row.pendingCount,
  waitingCount: row.waitingCount,
  reviewNote: row.reviewNote,
  updatedAt: toInstant(row.updatedAt),
  acts: allowedActs(row, now),
});

/** One page of the caller's own activities with the counts of every tab. */
export const listMyTeamActivities: UseCase<typeof contract.listMyTeamActivities> = async (
  { sql, caller, now },
  { pageNum, pageSize, sort, ...request },
) => {
  const filter = { ...request, teamId: caller.teamId };
  const { rows } = await teamPage(filter, { sort, page: { pageNum, pageSize }, now }).execute(sql);
  const matches = await countTeamMatches(filter, now).execute(sql);
  const states = await countTeamStates(filter, now).execute(sql);
  const pending = await countTeamPending(caller.teamId).execute(sql);
  const countOf = (tab: string): number =>
    states.rows
      .filter(({ status }) => tab === 'all' || tabOf(status) === tab)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    list: rows.map((row) => toTeamRow(row, now)),
    total: matches.rows[0]?.count ?? 0,
    pageNum,
    pageSize,
    tabs: teamTabs.map((tab) => ({ tab, count: countOf(tab) })),
    pendingCount: pending.rows[0]?.count ?? 0,
  };
};
