import type { Updateable } from 'kysely';
import type { TeamsTable } from '#database/tables/teams.ts';
import type { Sql } from '#database/transaction.ts';

/** Changes a team that the caller has locked; its version moves on, so that an open form is told. */
export const setTeamStatus = (
  sql: Sql,
  teamId: number,
  change: Updateable<Omit<TeamsTable, 'id' | 'version'>>,
) =>
  sql
    .updateTable('teams')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', teamId)
    .execute();

/** Suspended teams whose last day is over, locked; those that somebody holds are passed over. */
export const dueSuspensions = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('teams')
    .select(['id', 'accountId'])
    .where('status', '=', 'suspended')
    .where('suspendedUntil', '<=', now)
    .orderBy('suspendedUntil')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Open memberships of a dissolved team end; gives whom to tell. */
export const endMemberships = (sql: Sql, teamId: number, given: { reason: string; now: Date }) =>
  sql
    .updateTable('teamMembers')
    .set({
      status: 'left',
      leftAt: given.now,
      leaveReason: given.reason,
      captainOfferedAt: null,
      updatedAt: given.now,
    })
    .where('teamId', '=', teamId)
    .where('status', 'in', ['applied', 'invited', 'active', 'paused'])
    .returning(['id', 'volunteerId'])
    .execute();
