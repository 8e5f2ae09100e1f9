import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { addDays, endOfDay, startOfDay, toDay } from '#platform/contract/instants.ts';
import { memberLimits, pastMemberStatuses } from '../../contract/members.words.ts';
import type { MemberRole, MemberStatus } from '../../contract/teams.words.ts';

/** Filters of one team's members. Hours are effective hours in this team. */
export type MemberFilter = {
  teamId: number;
  status?: MemberStatus | 'history' | undefined;
  role?: MemberRole | undefined;
  group?: string | undefined;
  keyword?: string | undefined;
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
  minHours?: number | undefined;
  maxHours?: number | undefined;
  isDormant?: boolean | undefined;
};
export type MemberSort = 'newest' | 'hours' | 'name';

const past = raw.join(pastMemberStatuses.map((status) => raw.lit(status)));
const minutes = raw<number>`coalesce(h.minutes, 0)`;

/** SQL on `m`: invited by phone and not come in yet, which the team does not see. */
const isUnseen = raw<boolean>`(m.join_way = 'phone' and m.joined_at is null)`;

/** By name or phone nobody is found whom the team knows by number alone. */
const matches = (keyword: string): RawBuilder<boolean> =>
  raw<boolean>`(m.member_no = ${keyword} or v.volunteer_no = ${keyword} or ((m.join_way <> 'invite' or m.joined_at is not null)
    and (position(${keyword} in m.name) > 0 or right(coalesce(c.mobile_masked, m.mobile_masked), 4) = ${keyword})))`;

/** In the team for longer than the span, and no service within it. */
function dormantSince(now: Date): RawBuilder<boolean> {
  const day = addDays(toDay(now), -memberLimits.dormantDays);
  return raw<boolean>`(m.status = 'active' and m.joined_at < ${startOfDay(day)}::timestamptz
    and (h.last_service_on is null or h.last_service_on < ${day}::date))`;
}

/** A team's members with account and service; hours are summed once for the whole team, one index range. */
const membersOf = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .leftJoin('volunteers as v', 'v.id', 'm.volunteerId')
    .leftJoin('accounts as c', 'c.id', 'v.accountId')
    .leftJoin(
      (from) =>
        from
          .selectFrom('serviceHours')
          .select([
            'volunteerId',
            raw<number>`sum(minutes)`.as('minutes'),
            raw<number>`count(distinct service_key)`.as('serviceCount'),
            raw<string | null>`max(service_on)`.as('lastServiceOn'),
          ])
          .where('teamId', '=', teamId)
          .where('status', '=', 'effective')
          .groupBy('volunteerId')
          .as('h'),
      (join) => join.onRef('h.volunteerId', '=', 'm.volunteerId'),
    )
    .where('m.teamId', '=', teamId)
    .where((row) => row.not(isUnseen));

/** The filtered members, in no order and without columns. */
const membersWhere = (sql: Sql, filter: MemberFilter, now: Date) =>
  membersOf(sql, filter.teamId)
    .$if(filter.status === undefined, (rows) => rows.where(raw<boolean>`m.status not in (${past})`))
    .$if(filter.status === 'history', (rows) => rows.where(raw<boolean>`m.status in (${past})`))
    .$if(filter.status !== undefined && filter.status !== 'history', (rows) =>
      rows.where('m.status', '=', filter.status as MemberStatus),
    )
    .$if(filter.role !== undefined, (rows) => rows.where('m.memberRole', '=', filter.role ?? 'member'))
    .$if(Boolean(filter.group), (rows) => rows.where('m.groupName', '=', filter.group ?? ''))
    .$if(Boolean(filter.keyword), (rows) => rows.where(matches(filter.keyword ?? '')))
    .$if(filter.joinedFrom !== undefined, (rows) =>
      rows.where('m.joinedAt', '>=', startOfDay(filter.joinedFrom ?? '')),
    )
    .$if(filter.joinedTo !== undefined, (rows) =>
      rows.where('m.joinedAt', '<', endOfDay(filter.joinedTo ?? '')),
    )
    .$if(filter.minHours !== undefined, (rows) => rows.where(minutes, '>=', (filter.minHours ?? 0) * 60))
    .$if(filter.maxHours !== undefined, (rows) => rows.where(minutes, '<=', (filter.maxHours ?? 0) * 60))
    .$if(filter.isDormant === true, (rows) => rows.where(dormantSince(now)));

const withColumns = (rows: ReturnType<typeof membersOf>) =>
  rows.select([
    'm.id',
    'm.teamId',
    'm.volunteerId',
    'v.volunteerNo',
    'm.name',
    'v.realNameStatus',
    raw<'male' | 'female' | null>`coalesce(v.gender, m.gender)`.as('gender'),
    raw<string | null>`coalesce(v.birth_on, m.birth_on)`.as('birthOn'),
    raw<string | null>`coalesce(c.mobile_masked, m.mobile_masked)`.as('mobileMasked'),
    'm.idMasked',
    'm.memberRole',
    'm.groupName',
    'm.memberNo',
    'm.status',
    'm.joinWay',
    'm.joinedAt',
    'm.leftAt',
    'm.createdAt',
    'm.applyMessage',
    'm.invitedUntil',
    'm.rejectReason',
    'm.leaveReason',
    'm.tags',
    'm.remark',
    'm.captainOfferedAt',
    'm.version',
    minutes.as('teamMinutes'),
    raw<number>`coalesce(h.service_count, 0)`.as('serviceCount'),
    'h.lastServiceOn',
  ]);
export type MemberListRow = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number];

const orders: Record<MemberSort, RawBuilder<unknown>> = {
  newest: raw`m.created_at desc`,
  hours: raw`coalesce(h.minutes, 0) desc`,
  name: raw`m.name`,
};

/** Members by filters in the chosen order; the caller bounds them. */
export const memberRows = (sql: Sql, filter: MemberFilter, { sort, now }: { sort: MemberSort; now: Date }) =>
  withColumns(membersWhere(sql, filter, now))
    .orderBy(orders[sort])
    .orderBy('m.id', 'desc');

/** Numbers of the members that a filter finds, newest first. */
export const memberIds = (sql: Sql, filter: MemberFilter, now: Date) =>
  membersWhere(sql, filter, now).select('m.id').orderBy(orders.newest).orderBy('m.id', 'desc');

/** These members of a team, in no order. */
export const memberRowsOf = (sql: Sql, teamId: number, ids: readonly number[]) =>
  withColumns(membersOf(sql, teamId)).where('m.id', 'in', ids);

/** How many members a filter finds, exact to 1,000. */
export const countMembers = (sql: Sql, filter: MemberFilter, now: Date): Promise<number> =>
  cappedCount(sql, membersWhere(sql, filter, now).select('m.id'));

/** One membership of a team with everything its page shows; undefined for another team's. */
export const memberRow = (sql: Sql, teamId: number, teamUserId: number) =>
  withColumns(membersOf(sql, teamId)).where('m.id', '=', teamUserId).executeTakeFirst();

/** Memberships of a team by state. */
export const memberCounts = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamMembers as m')
    .select(['status', raw<number>`count(*)::int`.as('count')])
    .where('teamId', '=', teamId)
    .where((row) => row.not(isUnseen))
    .groupBy('status')
    .execute();

/** Names of a team's groups. */
export const groupsOf = async (sql: Sql, teamId: number): Promise<string[]> => {
  const rows = await sql
    .selectFrom('teamMembers as m')
    .select('groupName')
    .distinct()
    .where('teamId', '=', teamId)
    .where('groupName', '<>', '')
    .where((row) => row.not(isUnseen))
    .where('status', 'in', ['active', 'paused', 'offline', 'invited'])
    .orderBy('groupName')
    .limit(200)
    .execute();
  return rows.map((row) => row.groupName);
};

/** A membership of any team, not locked; undefined when there is none. */
export const memberById = (sql: Sql, teamUserId: number) =>
  sql.selectFrom('teamMembers').selectAll().where('id', '=', teamUserId).executeTakeFirst();
