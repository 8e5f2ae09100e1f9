import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { JoinFacts } from './joining.rules.ts';

const live = raw<boolean>`m.status in ('applied', 'invited', 'active', 'paused')`;

/** What a team may know of a person it wants or who wants in. */
const personRows = (sql: Sql) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select([
      'v.id as volunteerId',
      'v.name',
      'v.gender',
      'v.birthOn',
      'v.volunteerNo',
      'v.status',
      'v.realNameStatus',
      'v.invitePreference',
      'c.mobileHash',
    ]);
export type TeamPerson = Awaited<ReturnType<ReturnType<typeof personRows>['execute']>>[number];

export const personById = (sql: Sql, volunteerId: number): Promise<TeamPerson | undefined> =>
  personRows(sql).where('v.id', '=', volunteerId).executeTakeFirst();

/** The same of several people, in no order. */
export const personsById = (sql: Sql, volunteerIds: readonly number[]): Promise<TeamPerson[]> =>
  volunteerIds.length === 0
    ? Promise.resolve([])
    : personRows(sql).where('v.id', 'in', volunteerIds).execute();

export const personByNo = (sql: Sql, volunteerNo: string): Promise<TeamPerson | undefined> =>
  personRows(sql).where('v.volunteerNo', '=', volunteerNo).executeTakeFirst();

/** People who registered with one of these phones. */
export const personsByMobile = (sql: Sql, mobileHashes: readonly string[]): Promise<TeamPerson[]> =>
  mobileHashes.length === 0
    ? Promise.resolve([])
    : personRows(sql)
        .where('c.userType', '=', 2)
        .where('c.status', '<>', 'closed')
        .where('c.mobileHash', 'in', mobileHashes)
        .execute();

/** Live memberships of these people in one team. */
export const liveMemberships = (sql: Sql, teamId: number, volunteerIds: readonly number[]) =>
  volunteerIds.length === 0
    ? Promise.resolve([])
    : sql
        .selectFrom('teamMembers as m')
        .select(['m.id', 'm.status', 'm.volunteerId', 'm.invitedUntil', 'm.joinWay'])
        .where('m.teamId', '=', teamId)
        .where('m.volunteerId', 'in', volunteerIds)
        .where(live)
        .execute();

/** Phones and numbers that the team's people have, for a check of new ones. */
export const takenInTeam = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .select(['m.status', 'm.mobileHash', 'm.memberNo'])
    .where('m.teamId', '=', teamId)
    .where('m.status', 'in', ['applied', 'invited', 'active', 'paused', 'offline'])
    .where((row) => row.or([row('m.mobileHash', 'is not', null), row('m.memberNo', 'is not', null)]))
    .execute();

/** The team's link, whether good or over. */
export const inviteLinkOf = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamInviteLinks')
    .select(['code', 'expiresAt'])
    .where('teamId', '=', teamId)
    .executeTakeFirst();

/** The place a team noted for this person: the same phone and the same name. */
const offlinePlace = (sql: Sql, teamId: number, person: Pick<TeamPerson, 'mobileHash' | 'name'>) =>
  sql
    .selectFrom('teamMembers')
    .select('id')
    .where('teamId', '=', teamId)
    .where('status', '=', 'offline')
    .where('mobileHash', '=', person.mobileHash ?? '')
    .where('name', '=', person.name)
    .executeTakeFirst();

const lastRefusal = (sql: Sql, teamId: number, volunteerId: number) =>
  sql
    .selectFrom('teamMembers')
    .select(raw<Date | null>`max(coalesce(decided_at, left_at))`.as('at'))
    .where('teamId', '=', teamId)
    .where('volunteerId', '=', volunteerId)
    .where('status', 'in', ['rejected', 'removed'])
    .executeTakeFirst();

const wrongCodesOf = (sql: Sql, teamId: number, volunteerId: number) =>
  sql
    .selectFrom('teamJoinFailures')
    .select(['failures', 'windowStartedAt'])
    .where('teamId', '=', teamId)
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();

const joinTeamRow = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teams')
    .select(['id as teamId', 'name', 'accountId', 'status', 'joinMode', 'joinCode', 'joinNotice'])
    .where('id', '=', teamId);

/** The team as joining judges it. */
export const findJoinTeam = (sql: Sql, teamId: number) => joinTeamRow(sql, teamId).executeTakeFirst();

/** The same, and nobody dissolves or suspends it until the joining is written; many may join at once. */
export const holdJoinTeam = (sql: Sql, teamId: number) =>
  joinTeamRow(sql, teamId).forShare().executeTakeFirst();
export type JoinTeam = NonNullable<Awaited<ReturnType<typeof findJoinTeam>>>;

/** Everything joining is judged by, for one person and team. */
export async function joinFacts(sql: Sql, team: JoinTeam, person: TeamPerson): Promise<JoinFacts> {
  const { teamId } = team;
  const { volunteerId } = person;
  const [live] = await liveMemberships(sql, teamId, [volunteerId]);
  return {
    team,
    person,
    live,
    inviteLink: await inviteLinkOf(sql, teamId),
    refusedAt: (await lastRefusal(sql, teamId, volunteerId))?.at ?? null,
    offlineId: live ? undefined : (await offlinePlace(sql, teamId, person))?.id,
    wrongCodes: await wrongCodesOf(sql, teamId, volunteerId),
  };
}

/** One transaction at a time decides about joining of one person. */
export const lockPerson = (sql: Sql, volunteerId: number) =>
  sql.selectFrom('volunteers').select('id').where('id', '=', volunteerId).forNoKeyUpdate().executeTakeFirst();
