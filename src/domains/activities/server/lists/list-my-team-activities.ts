import { toInstant } from '#platform/contract/instants.ts';
import type { TeamCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { type ActivityAct, teamTabs } from '../../contract/activities.words.ts';
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

/** What a 领队 may do of it; calling off, copying, deleting and settling are the managers' (domain.md 4.2.4). */
const leadersActs: ReadonlySet<ActivityAct> = new Set(['update', 'submit', 'withdraw']);

/** One row with what the caller may do next for the team. */
export const toTeamRow = (
  row: TeamRow,
  now: Date,
  { person }: Pick<TeamCaller, 'person'>,
): TeamActivityRow => ({
  ...toHead(row, now),
  status: row.status,
  version: row.version,
  pendingCount: row.pendingCount,
  waitingCount: row.waitingCount,
  reviewNote: row.reviewNote,
  isMakeup: row.isMakeup,
  updatedAt: toInstant(row.updatedAt),
  acts: allowedActs(row, now).filter((act) => person?.rank !== 'leader' || leadersActs.has(act)),
});

/** One page of the caller's own activities with the counts of every tab. */
export const listMyTeamActivities: UseCase<typeof contract.listMyTeamActivities> = async (
  { sql, caller, now },
  { pageNum, pageSize, sort, ...request },
) => {
  const activityIds = caller.person?.rows && [...caller.person.rows];
  const filter = { ...request, teamId: caller.teamId, activityIds };
  const { rows } = await teamPage(filter, { sort, page: { pageNum, pageSize }, now }).execute(sql);
  const matches = await countTeamMatches(filter, now).execute(sql);
  const states = await countTeamStates(filter, now).execute(sql);
  const pending = await countTeamPending(filter).execute(sql);
  const countOf = (tab: string): number =>
    states.rows
      .filter(({ status }) => tab === 'all' || tabOf(status) === tab)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    list: rows.map((row) => toTeamRow(row, now, caller)),
    total: matches.rows[0]?.count ?? 0,
    pageNum,
    pageSize,
    tabs: teamTabs.map((tab) => ({ tab, count: countOf(tab) })),
    pendingCount: pending.rows[0]?.count ?? 0,
  };
};
