import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { MyTeamTab } from '../../contract/members.words.ts';
import type { TeamPerson } from './joining.queries.ts';

type Person = Pick<TeamPerson, 'volunteerId' | 'name' | 'mobileHash'>;

/** A person's memberships of one view. Places noted for phone and name wait beside the invitations. */
const tabConditions: Record<MyTeamTab, (person: Person) => RawBuilder<boolean>> = {
  active: ({ volunteerId }) =>
    raw<boolean>`(m.volunteer_id = ${volunteerId} and m.status in ('active', 'paused'))`,
  applied: ({ volunteerId }) => raw<boolean>`(m.volunteer_id = ${volunteerId} and m.status = 'applied')`,
  invited: ({ volunteerId, name, mobileHash }) =>
    raw<boolean>`((m.volunteer_id = ${volunteerId} and m.status = 'invited')
      or (m.status = 'offline' and m.mobile_hash = ${mobileHash ?? ''} and m.name = ${name}))`,
  history: ({ volunteerId }) =>
    raw<boolean>`(m.volunteer_id = ${volunteerId}
      and m.status in ('rejected', 'declined', 'withdrawn', 'lapsed', 'left', 'removed'))`,
};

const mineOf = (sql: Sql, tab: MyTeamTab, person: Person) =>
  sql
    .selectFrom('teamMembers as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .where(tabConditions[tab](person));

const columns = [
  'm.id',
  'm.teamId',
  't.name as teamName',
  't.shortName',
  't.sealChar',
  't.iconUrl',
  't.category',
  't.status as teamStatus',
  'm.status',
  'm.memberRole',
  'm.groupName',
  'm.memberNo',
  'm.createdAt',
  'm.joinedAt',
  'm.leftAt',
  'm.invitedUntil',
  'm.applyMessage',
  'm.rejectReason',
  'm.leaveReason',
  'm.captainOfferedAt',
] as const;

const teamMinutes = raw<number>`coalesce((select sum(h.minutes) from service_hours h
  where h.volunteer_id = m.volunteer_id and h.team_id = m.team_id and h.status = 'effective'), 0)`;

/** A person's memberships of one view, the newest first; the caller bounds them. */
export const myTeamRows = (sql: Sql, tab: MyTeamTab, person: Person) =>
  mineOf(sql, tab, person)
    .leftJoin('areas as a', 'a.code', 't.area')
    .select(columns)
    .select(['a.name as areaName', teamMinutes.as('teamMinutes')])
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id', 'desc');
export type MyTeamRow = Awaited<ReturnType<ReturnType<typeof myTeamRows>['execute']>>[number];

/** How many memberships a person has in each view. */
export async function countMyTeams(sql: Sql, person: Person): Promise<Record<MyTeamTab, number>> {
  const tabs = keysOf(tabConditions);
  const { volunteerId, name, mobileHash } = person;
  const row = await sql
    .selectFrom('teamMembers as m')
    .select(
      tabs.map((tab) => raw<number>`count(*) filter (where ${tabConditions[tab](person)})::int`.as(tab)),
    )
    .where(
      raw<boolean>`(m.volunteer_id = ${volunteerId}
        or (m.status = 'offline' and m.mobile_hash = ${mobileHash ?? ''} and m.name = ${name}))`,
    )
    .executeTakeFirstOrThrow();
  return row;
}

/** One membership with its team, whoever's it is: the caller has judged that. */
export const myMembershipRow = (sql: Sql, teamUserId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .leftJoin('areas as a', 'a.code', 't.area')
    .leftJoin('teamFigures as f', 'f.teamId', 't.id')
    .select(columns)
    .select([
      'a.name as areaName',
      teamMinutes.as('teamMinutes'),
      't.slogan',
      't.contactName',
      't.contactPhone',
      't.isContactPublic',
      raw<number>`coalesce(f.member_count, 0)`.as('memberCount'),
      raw<string | null>`(select k.name from team_members k where k.team_id = m.team_id
        and k.member_role = 'captain' and k.status in ('active', 'paused'))`.as('captainName'),
      raw<number>`(select count(distinct h.service_key) from service_hours h
        where h.volunteer_id = m.volunteer_id and h.team_id = m.team_id and h.status = 'effective')`.as(
        'serviceCount',
      ),
      raw<string | null>`(select max(h.service_on) from service_hours h
        where h.volunteer_id = m.volunteer_id and h.team_id = m.team_id and h.status = 'effective')`.as(
        'lastServiceOn',
      ),
    ])
    .where('m.id', '=', teamUserId)
    .executeTakeFirst();

/** People in a team as their fellows see them: leading ones first, then by when they came. */
export const teammateRows = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .leftJoin('volunteers as v', 'v.id', 'm.volunteerId')
    .select(['m.id', 'm.name', 'm.memberRole', 'm.groupName', 'v.isNamePublic'])
    .select(['v.isProfilePublic', 'v.intro', 'v.skills', 'v.languages'])
    .select(raw<'male' | 'female' | null>`coalesce(v.gender, m.gender)`.as('gender'))
    .where('m.teamId', '=', teamId)
    .where('m.status', '=', 'active')
    .orderBy(
      raw`array_position(array['captain', 'viceCaptain', 'manager', 'liaison', 'member'], m.member_role)`,
    )
    .orderBy('m.joinedAt')
    .orderBy('m.id');

/** A membership of this person with its team, as the invitation says it; undefined when it is not theirs. */
export const findInvitation = (
  sql: Sql,
  { teamUserId, volunteerId }: { teamUserId: number; volunteerId: number },
) =>
  sql
    .selectFrom('teamMembers as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .select(['t.name', 't.slogan', 't.status', 'm.status as standing', 'm.invitedUntil'])
    .where('m.id', '=', teamUserId)
    .where('m.volunteerId', '=', volunteerId)
    .executeTakeFirst();
