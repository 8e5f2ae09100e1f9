import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { liveSignUpStates, placeHoldingStates } from '#domains/site/contract/states.words.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { coverLimits } from '../../contract/covers.words.ts';

const requests = (sql: Sql) =>
  sql
    .selectFrom('coverRequests as q')
    .innerJoin('shifts as s', 's.id', 'q.shiftId')
    .innerJoin('activities as a', 'a.id', 'q.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .innerJoin('signUps as u', 'u.id', 'q.signUpId')
    .innerJoin('volunteers as v', 'v.id', 'q.askerId')
    .leftJoin('volunteers as k', 'k.id', 'q.takerId')
    .select([
      'q.id as requestId',
      'q.signUpId',
      'q.activityId',
      'q.shiftId',
      'q.askerId',
      'q.status as state',
      'q.reason',
      'q.groupNo',
      'q.nextGroupAt',
      'q.takerId',
      'q.takenAt',
      'q.riskVersion as takenRiskVersion',
      'a.title',
      'a.placeName',
      'a.riskVersion',
      'a.teamId',
      't.name as teamName',
      't.accountId as teamAccountId',
      's.postName',
      's.startsAt',
      's.endsAt',
      'u.status as signUpState',
      'u.partySize',
      'v.name as askerName',
      'k.name as takerName',
    ]);

/** One request with its shift and people; undefined for none. */
export const findCover = (sql: Sql, requestId: number) =>
  requests(sql).where('q.id', '=', requestId).executeTakeFirst();
export type CoverRow = NonNullable<Awaited<ReturnType<typeof findCover>>>;

/** The newest twenty of what somebody asked cover for. */
export const coversOf = (sql: Sql, askerId: number) =>
  requests(sql).where('q.askerId', '=', askerId).orderBy('q.id', 'desc').limit(20).execute();

/** Shifts that somebody was asked to take over and may still take, the soonest first; at most thirty. */
export const coversOffered = (sql: Sql, volunteerId: number, now: Date) =>
  requests(sql)
    .innerJoin('coverAsks as k2', (join) =>
      join.onRef('k2.requestId', '=', 'q.id').on('k2.volunteerId', '=', volunteerId),
    )
    .select('k2.groupNo as askedGroupNo')
    .where('q.status', '=', 'open')
    .where('u.status', '=', 'confirmed')
    .where('k2.answer', 'is', null)
    .where('s.startsAt', '>', now)
    .orderBy('s.startsAt')
    .orderBy('q.id')
    .limit(30)
    .execute();

/** Changes of people of one activity that wait for its team; at most fifty. */
export const coversAwaiting = (sql: Sql, activityId: number) =>
  requests(sql)
    .where('q.activityId', '=', activityId)
    .where('q.status', '=', 'awaiting')
    .orderBy('q.id')
    .limit(50)
    .execute();

/** How many of each group were asked, and how many have no time, by request. */
export const askedByGroup = (sql: Sql, requestIds: readonly number[]) =>
  requestIds.length === 0
    ? Promise.resolve([])
    : sql
        .selectFrom('coverAsks')
        .select(['requestId', 'groupNo'])
        .select(raw<number>`count(*)::int`.as('askedCount'))
        .select(raw<number>`(count(*) filter (where answer is not null))::int`.as('noCount'))
        .where('requestId', 'in', requestIds)
        .groupBy(['requestId', 'groupNo'])
        .orderBy('groupNo')
        .execute();

/** Whether somebody was asked and has not said no. */
export const wasAsked = async (sql: Sql, requestId: number, volunteerId: number): Promise<boolean> =>
  (await sql
    .selectFrom('coverAsks')
    .select('requestId')
    .where('requestId', '=', requestId)
    .where('volunteerId', '=', volunteerId)
    .where('answer', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Requests whose next group is due, or whose shift has begun or place is gone. */
export const coversDue = (sql: Sql, now: Date, limit: number) =>
  requests(sql)
    .where('q.status', 'in', ['open', 'awaiting'])
    .where((where) =>
      where.or([
        where.and([where('q.status', '=', 'open'), where('q.nextGroupAt', '<=', now)]),
        where('s.startsAt', '<=', now),
        where('u.status', '<>', 'confirmed'),
      ]),
    )
    .orderBy('q.id')
    .limit(limit)
    .execute();

const inGroup: Record<number, RawBuilder<boolean>> = {
  1: raw<boolean>`exists (select 1 from service_hours h join activities ha on ha.id = h.activity_id
    where h.volunteer_id = v.id and ha.team_id = a.team_id and h.post_name = s.post_name and h.status = 'effective')`,
  2: raw<boolean>`exists (select 1 from team_members m
    where m.volunteer_id = v.id and m.team_id = a.team_id and m.status = 'active')`,
  3: raw<boolean>`a.area = any(v.service_areas) and a.category = any(v.service_categories)`,
};

/**
 * Whom a group has: in good standing, free at that time, not on the shift yet, not asked for this request, nor for any within a
 * week. Who has served longest ago first, so that it is not always the same.
 */
export async function groupOf(
  sql: Sql,
  { requestId, groupNo, now }: { requestId: number; groupNo: number; now: Date },
): Promise<number[]> {
  const since = new Date(now.getTime() - coverLimits.daysBetweenAsks * dayMs);
  const { rows } = await raw<{ id: number }>`
select v.id from cover_requests q join shifts s on s.id = q.shift_id join activities a on a.id = q.activity_id
join volunteers v on v.status = 'active' and v.id <> q.asker_id
where q.id = ${requestId} and ${inGroup[groupNo] ?? raw`false`}
  and not exists (select 1 from sign_ups u where u.volunteer_id = v.id
    and ((u.shift_id = q.shift_id and ${isOneOf(raw`u.status`, liveSignUpStates)})
      or (${isOneOf(raw`u.status`, placeHoldingStates)} and u.starts_at < s.ends_at and u.ends_at > s.starts_at)))
  and not exists (select 1 from cover_asks k where k.volunteer_id = v.id
    and (k.request_id = q.id or k.asked_at > ${since}))
order by (select max(k.asked_at) from cover_asks k where k.volunteer_id = v.id) nulls first, v.id
limit ${coverLimits.groupSize}`.execute(sql);
  return rows.map(({ id }) => id);
}
