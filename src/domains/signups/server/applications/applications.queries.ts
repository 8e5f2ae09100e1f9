import { isOneOf } from '#database/is-one-of.ts';
import { placeHoldingStates } from '#domains/site/contract/states.words.ts';
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { awardedStar } from '#domains/volunteers/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { ShiftPlaces } from '../../contract/applications.contract.ts';
import type { ReconfirmState, SignUpState } from '../../contract/signups.words.ts';
import { queueAheadOf } from '../lists/scene.queries.ts';

/** The head of a team's own activity; undefined when it is not theirs. */
export async function applicationsHead(sql: Sql, activityId: number, teamId: number) {
  return sql
    .selectFrom('activities')
    .select([
      'id as activityId',
      'title',
      'category',
      'cover',
      'status',
      'placeName',
      'startsAt',
      'endsAt',
      'signUpOpensAt',
      'signUpClosesAt',
      'signUpMode',
      'waitlistMode',
    ])
    .where('id', '=', activityId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();
}

/** Sign-ups of an activity, of one of its shifts or of one of its posts, by state. */
export async function countByState(
  sql: Sql,
  asked: { activityId: number; shiftId: number | undefined; post?: string | undefined },
): Promise<Partial<Record<SignUpState, number>>> {
  const rows = await sql
    .selectFrom('signUps')
    .select(['status', raw<number>`count(*)`.as('count')])
    .where('activityId', '=', asked.activityId)
    .$if(asked.shiftId !== undefined, (query) => query.where('shiftId', '=', asked.shiftId ?? 0))
    .$if(asked.post !== undefined, (query) =>
      query.where('shiftId', 'in', (of) =>
        of
          .selectFrom('shifts')
          .select('id')
          .where('activityId', '=', asked.activityId)
          .where('postName', '=', asked.post ?? ''),
      ),
    )
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
}

/** The shifts of an activity in order of time, for their places. */
export async function shiftIdsOf(sql: Sql, activityId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('shifts')
    .select('id')
    .where('activityId', '=', activityId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Places, applications and queue of some shifts, as they are in this transaction. */
export async function placesOfShifts(
  sql: Sql,
  shiftIds: readonly number[],
  now: Date,
): Promise<ShiftPlaces[]> {
  if (shiftIds.length === 0) return [];
  const rows = await sql
    .selectFrom('shifts as s')
    .select([
      's.id',
      's.postName',
      's.startsAt',
      's.endsAt',
      's.capacity',
      's.takenCount',
      's.waitCount',
      raw<number>`(select count(*) from sign_ups u where u.shift_id = s.id and u.status = 'pending')`.as(
        'pendingCount',
      ),
      raw<number>`(select count(*) from sign_ups u where u.shift_id = s.id and u.status = 'confirmed')`.as(
        'confirmedCount',
      ),
      raw<number>`(select coalesce(sum(u.party_size - 1), 0) from sign_ups u where u.shift_id = s.id and ${isOneOf(raw`u.status`, placeHoldingStates)})`.as(
        'companionCount',
      ),
    ])
    .where('s.id', 'in', shiftIds)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute();
  return rows.map(({ id, startsAt, endsAt, ...shift }) => ({
    ...shift,
    shiftId: id,
    pendingCount: Number(shift.pendingCount),
    confirmedCount: Number(shift.confirmedCount),
    companionCount: Number(shift.companionCount),
    startsAt: toInstant(startsAt),
    endsAt: toInstant(endsAt),
    isStarted: startsAt <= now,
  }));
}

export type ApplicationFilter = {
  activityId: number;
  teamId: number;
  states: readonly SignUpState[];
  shiftId?: number;
  post?: string;
  keyword?: string;
  firstTimer?: boolean;
  member?: boolean;
  minor?: boolean;
  /** Where the question after a change stands, as of `now`. */
  answer?: ReconfirmState;
  now: Date;
};

const isFirstTimer: RawBuilder<boolean> = raw<boolean>`not exists (select 1 from service_hours h
  where h.volunteer_id = u.volunteer_id and h.team_id = a.team_id and h.status = 'effective')`;
const isMember: RawBuilder<boolean> = raw<boolean>`exists (select 1 from team_members m
  where m.volunteer_id = u.volunteer_id and m.team_id = a.team_id and m.status = 'active')`;
const isMinor: RawBuilder<boolean> = raw<boolean>`(v.birth_on + interval '18 years'
  > (u.starts_at at time zone 'Asia/Shanghai')::date)`;

/** How many sign-ups a filter finds, at most one more than is counted. */
export async function countApplications(sql: Sql, filter: ApplicationFilter): Promise<number> {
  const { total } = await sql
    .selectFrom(
      applicationsWhere(sql, filter)
        .select('u.id')
        .limit(countedUpTo + 1)
        .as('found'),
    )
    .select(raw<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One page of an activity's sign-ups: undecided first, the queue in its order, the rest newest first. */
export async function rowsOfApplications(sql: Sql, filter: ApplicationFilter & PageRequest) {
  return withColumns(inOrder(applicationsWhere(sql, filter)), filter.now)
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
}
export type ApplicationRow = Awaited<ReturnType<typeof rowsOfApplications>>[number];

/** Numbers of an activity's sign-ups in the order of the list. */
export const applicationIds = (sql: Sql, filter: ApplicationFilter) =>
  inOrder(applicationsWhere(sql, filter)).select('u.id');

/** These sign-ups, as far as they are the team's. */
export const applicationRowsOf = (
  sql: Sql,
  { ids, teamId, now }: { ids: readonly number[]; teamId: number; now: Date },
) => withColumns(applicationsJoined(sql).where('a.teamId', '=', teamId).where('u.id', 'in', ids), now);

const inOrder = (query: ReturnType<typeof applicationsWhere>) =>
  query
    .orderBy(raw`case u.status when 'pending' then 0 when 'offered' then 1 when 'waitlisted' then 2
      when 'confirmed' then 3 else 4 end`)
    .orderBy(raw`case when u.status = 'waitlisted' then u.queued_at end`)
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.id', 'desc');

const applicationsJoined = (sql: Sql) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .innerJoin('shifts as s', 's.id', 'u.shiftId')
    .innerJoin('volunteers as v', 'v.id', 'u.volunteerId')
    .innerJoin('accounts as c', 'c.id', 'v.accountId');

const applicationsWhere = (sql: Sql, filter: ApplicationFilter) =>
  applicationsJoined(sql)
    .where('u.activityId', '=', filter.activityId)
    .where('a.teamId', '=', filter.teamId)
    .where('u.status', 'in', filter.states)
    .$if(filter.shiftId !== undefined, (query) => query.where('u.shiftId', '=', filter.shiftId ?? 0))
    .$if(filter.post !== undefined, (query) => query.where('s.postName', '=', filter.post ?? ''))
    .$if(Boolean(filter.keyword), (query) => query.where(matches(filter.keyword ?? '')))
    .$if(filter.firstTimer !== undefined, (query) =>
      query.where(isFirstTimer, '=', filter.firstTimer ?? true),
    )
    .$if(filter.member !== undefined, (query) => query.where(isMember, '=', filter.member ?? true))
    .$if(filter.minor !== undefined, (query) => query.where(isMinor, '=', filter.minor ?? true))
    .$if(filter.answer !== undefined, (query) =>
      query.where(hasAnswered(filter.answer ?? 'asked', filter.now)),
    );

const answers: Record<ReconfirmState, (now: Date) => RawBuilder<boolean>> = {
  asked: (now) => raw<boolean>`r.answer is null and r.expires_at > ${now}`,
  silent: (now) => raw<boolean>`r.answer is null and r.expires_at <= ${now}`,
  kept: () => raw<boolean>`r.answer = 'keep'`,
  left: () => raw<boolean>`r.answer = 'leave'`,
};
const hasAnswered = (state: ReconfirmState, now: Date): RawBuilder<boolean> =>
  raw<boolean>`exists (select 1 from reconfirmations r where r.sign_up_id = u.id and ${answers[state](now)})`;

const matches = (keyword: string): RawBuilder<boolean> =>
  raw<boolean>`(position(${keyword} in v.name) > 0 or right(c.mobile_masked, 4) = ${keyword}
    or v.volunteer_no = ${keyword})`;

const withColumns = (base: ReturnType<typeof applicationsWhere>, now: Date) =>
  base.leftJoin('reconfirmations as r', 'r.signUpId', 'u.id').select([
    'u.id',
    'u.volunteerId',
    'u.shiftId',
    'u.status as state',
    'u.statusReason',
    'u.note',
    'u.answers',
    'u.companions',
    'u.startsAt',
    'u.endsAt',
    'u.createdAt',
    'u.decidedAt',
    'u.offerExpiresAt',
    'v.volunteerNo',
    'v.name',
    'v.gender',
    'c.mobileMasked',
    's.postName',
    's.capacity',
    's.takenCount',
    's.status as shiftStatus',
    'a.status as activityStatus',
    'a.waitlistMode',
    isMinor.as('isMinor'),
    isMember.as('isMember'),
    isFirstTimer.as('isFirstTimer'),
    queueAheadOf.as('queueAhead'),
    'r.answer as changeAnswer',
    'r.expiresAt as askedUntil',
    raw<boolean>`exists (select 1 from participations p where p.sign_up_id = u.id)`.as('hasAttended'),
    raw<number>`coalesce((select sum(h.minutes) from service_hours h
      where h.volunteer_id = u.volunteer_id and h.status = 'effective'), 0)`.as('totalMinutes'),
    awardedStar('u.volunteer_id').as('starLevel'),
    raw<number>`coalesce((select sum(e.points) from credit_events e
      where e.volunteer_id = u.volunteer_id and e.status = 'active' and e.expires_at > ${now}), 0)`.as(
      'creditPoints',
    ),
  ]);
