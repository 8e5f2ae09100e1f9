import type { Insertable, Selectable, Updateable } from 'kysely';
import type { TeamMembersTable } from '#database/tables/teams.ts';
import { type Sql, violatedConstraint } from '#database/transaction.ts';
import type { MemberStatus } from '../../contract/teams.words.ts';

export type MemberRow = Selectable<TeamMembersTable>;
export type MemberChange = Updateable<Omit<TeamMembersTable, 'id' | 'teamId' | 'updatedAt' | 'version'>>;

/** What holds each of these reasons below the rules, when two write at one moment. */
const constraintsOf = {
  alreadyMember: 'team_members_live',
  alreadyListed: 'team_members_offline',
  memberNoTaken: 'team_members_no',
} as const;
type LiveReason = keyof typeof constraintsOf;

/** A write of memberships, refused for these reasons when a unique index holds one against it; anything else goes on. */
export async function asOnly<Reason extends LiveReason, Result>(
  act: { refuse: (reason: NoInfer<Reason>) => Error },
  reasons: readonly Reason[],
  write: Promise<Result>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const violated = violatedConstraint(error);
    const reason = reasons.find((one) => constraintsOf[one] === violated);
    throw reason ? act.refuse(reason) : error;
  }
}

/** Makes a membership. Gives its id. */
export async function insertMember(sql: Sql, row: Insertable<TeamMembersTable>): Promise<number> {
  const inserted = await sql.insertInto('teamMembers').values(row).returning('id').executeTakeFirstOrThrow();
  return inserted.id;
}

/** Makes many memberships at once; they must have been checked. */
export const insertMembers = (sql: Sql, rows: readonly Insertable<TeamMembersTable>[]) =>
  sql.insertInto('teamMembers').values(rows).returning(['id', 'volunteerId']).execute();

/** One membership, locked; undefined when there is none. */
export const lockMember = (sql: Sql, id: number): Promise<MemberRow | undefined> =>
  sql.selectFrom('teamMembers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Memberships of one team, locked in the order of their ids; those of other teams, and those it does not see, are passed over. */
export const lockTeamMembers = (sql: Sql, teamId: number, ids: readonly number[]): Promise<MemberRow[]> =>
  sql
    .selectFrom('teamMembers')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('id', 'in', ids)
    .where((row) => row.or([row('joinWay', '<>', 'phone'), row('joinedAt', 'is not', null)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Moves a membership on, provided it still is in the state that was judged; false when somebody was faster. Its version
 * moves on, so that an open form is told.
 */
export async function changeMember(
  sql: Sql,
  member: { id: number; from: MemberStatus },
  { now, ...change }: MemberChange & { now: Date },
): Promise<boolean> {
  const result = await sql
    .updateTable('teamMembers')
    .set((row) => ({ ...change, updatedAt: now, version: row('version', '+', 1) }))
    .where('id', '=', member.id)
    .where('status', '=', member.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The team's open offer of captaincy, if any, ends. */
export const endCaptainOffer = (sql: Sql, teamId: number, now: Date) =>
  sql
    .updateTable('teamMembers')
    .set({ captainOfferedAt: null, updatedAt: now })
    .where('teamId', '=', teamId)
    .where('captainOfferedAt', 'is not', null)
    .execute();

/** The former captain of a team becomes a vice captain; gives their membership. */
export const stepDownCaptain = (sql: Sql, teamId: number, now: Date) =>
  sql
    .updateTable('teamMembers')
    .set((row) => ({ memberRole: 'viceCaptain', updatedAt: now, version: row('version', '+', 1) }))
    .where('teamId', '=', teamId)
    .where('memberRole', '=', 'captain')
    .where('status', 'in', ['active', 'paused'])
    .returning(['id', 'volunteerId', 'name'])
    .executeTakeFirst();

/** Counts a wrong code; a new window begins when the old one is over. */
export const countWrongCode = (
  sql: Sql,
  key: { teamId: number; volunteerId: number },
  counted: { failures: number; windowStartedAt: Date },
) =>
  sql
    .insertInto('teamJoinFailures')
    .values({ ...key, ...counted })
    .onConflict((conflict) => conflict.columns(['teamId', 'volunteerId']).doUpdateSet(counted))
    .execute();

/** The team's invitation link from now on. */
export const saveInviteLink = (
  sql: Sql,
  link: { teamId: number; code: string; expiresAt: Date; createdBy: number; createdAt: Date },
) =>
  sql
    .insertInto('teamInviteLinks')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('teamId').doUpdateSet({
        code: link.code,
        expiresAt: link.expiresAt,
        createdBy: link.createdBy,
        createdAt: link.createdAt,
      }),
    )
    .execute();

/** Ends invitations nobody answered; gives those that ended. At most `limit`. */
export const lapseInvitations = (sql: Sql, now: Date, limit: number) =>
  sql
    .updateTable('teamMembers')
    .set({ status: 'lapsed', updatedAt: now })
    .where(
      'id',
      'in',
      sql
        .selectFrom('teamMembers')
        .select('id')
        .where('status', '=', 'invited')
        .where('invitedUntil', '<=', now)
        .orderBy('invitedUntil')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'teamId', 'name', 'joinWay', 'joinedAt'])
    .execute();

/** Ends invitations of these people that are past their time or that the team does not see, so that they can be invited anew. */
export const lapseStaleInvitations = (
  sql: Sql,
  { teamId, volunteerIds, now }: { teamId: number; volunteerIds: readonly number[]; now: Date },
) =>
  sql
    .updateTable('teamMembers')
    .set({ status: 'lapsed', updatedAt: now })
    .where('teamId', '=', teamId)
    .where('volunteerId', 'in', volunteerIds)
    .where('status', '=', 'invited')
    .where((row) => row.or([row('invitedUntil', '<=', now), row('joinWay', '=', 'phone')]))
    .execute();
