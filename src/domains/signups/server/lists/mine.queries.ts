import { type ExpressionBuilder, type RawBuilder, sql as raw } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { MySignUpTab } from '../../contract/signups.words.ts';
import { askedUntilOf, queueAheadOf } from './scene.queries.ts';

/** The tab of 我的活动 that a row stands in: by its state, the day's record and the clock. */
const tabOf = (now: Date): RawBuilder<Exclude<MySignUpTab, 'all'>> => raw`case
  when u.status = 'pending' then 'pending'
  when u.status in ('waitlisted', 'offered') then 'waiting'
  when u.status <> 'confirmed' then 'ended'
  when p.status in ('checkedOut', 'noCheckOut', 'absent', 'excused') or u.ends_at <= ${now} then 'done'
  when p.status = 'checkedIn' or u.starts_at <= ${now} then 'running'
  else 'upcoming' end`;

const minesWhere = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('signUps as u')
    .leftJoin('participations as p', 'p.signUpId', 'u.id')
    .where('u.volunteerId', '=', volunteerId);

/** How many of a volunteer's sign-ups stand in each tab. */
export async function countMyTabs(
  sql: Sql,
  volunteerId: number,
  now: Date,
): Promise<Partial<Record<MySignUpTab, number>>> {
  const rows = await sql
    .selectFrom(minesWhere(sql, volunteerId).select(tabOf(now).as('tab')).as('mine'))
    .select(['tab', raw<number>`count(*)`.as('count')])
    .groupBy('tab')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.tab, Number(row.count)]));
}

/** States of a correction that a second person granted. */
const grantedStates = ['publicity', 'disputed', 'effective'] as const;

/** Records of hours of the participation `p`: those of the day, and beside them each correction that was granted. */
const recordsOf = (from: ExpressionBuilder<Schema & { p: Schema['participations'] }, 'p'>) =>
  from
    .selectFrom('serviceHours as h')
    .select(['h.id', 'h.minutes', 'h.status'])
    .whereRef('h.participationId', '=', 'p.id')
    .where('h.source', '<>', 'reversal')
    .where('h.status', 'not in', ['voided', 'rejected'])
    .unionAll(
      from
        .selectFrom('serviceHours as base')
        .innerJoin('serviceHours as c', 'c.adjustOf', 'base.id')
        .select(['c.id', 'c.minutes', 'c.status'])
        .whereRef('base.participationId', '=', 'p.id')
        .where('base.status', 'not in', ['voided', 'rejected'])
        .where('c.status', 'in', grantedStates),
    );

const withColumns = (base: ReturnType<typeof minesWhere>, now: Date) =>
  base
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .innerJoin('shifts as s', 's.id', 'u.shiftId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom(recordsOf(from).as('h'))
          .select([
            raw<number | null>`sum(h.minutes)`.as('minutes'),
            // A night shift has two rows: the one that is less far speaks for both.
            raw<string | null>`(array_agg(h.status order by (h.status = 'effective'), h.id))[1]`.as('status'),
          ])
          .as('hour'),
      (join) => join.onTrue(),
    )
    .select([
      'u.id as signUpId',
      'u.activityId',
      'u.shiftId',
      'u.status as state',
      'u.statusReason',
      'u.startsAt',
      'u.endsAt',
      'u.note',
      'u.answers',
      'u.companions',
      'u.partySize',
      'u.createdAt',
      'u.decidedAt',
      'u.cancelledAt',
      'u.cancelCode',
      'u.isLateCancel',
      'u.offerExpiresAt',
      's.postName',
      's.breakMinutes',
      's.capacity',
      's.takenCount',
      's.status as shiftStatus',
      's.closesAt',
      'a.title',
      'a.teamId',
      'a.category',
      'a.cover',
      'a.placeName',
      'a.status as activityStatus',
      'a.waitlistMode',
      'a.cancelDeadlineHours',
      'a.signUpClosesAt',
      'a.companionsMax',
      't.name as teamName',
      'p.status as attendance',
      'p.checkedInAt',
      'p.checkedOutAt',
      'hour.minutes as countedMinutes',
      'hour.status as hourStatus',
      queueAheadOf.as('queueAhead'),
      askedUntilOf.as('askedUntil'),
      tabOf(now).as('tab'),
    ]);

const isAhead = isOneOf(raw`u.status`, liveSignUpStates);

type MineFilter = { volunteerId: number; tab: MySignUpTab };

const minesInTab = (sql: Sql, { volunteerId, tab }: MineFilter, now: Date) =>
  minesWhere(sql, volunteerId).$if(tab !== 'all', (query) =>
    query.where(tabOf(now), '=', tab as Exclude<MySignUpTab, 'all'>),
  );

/** One page of a volunteer's sign-ups: what lies ahead first, soonest first; the rest newest first. */
export async function rowsOfMine(sql: Sql, asked: PageRequest & MineFilter, now: Date) {
  return withColumns(minesInTab(sql, asked, now), now)
    .orderBy(raw`case when u.ends_at > ${now} and ${isAhead} then 0 else 1 end`)
    .orderBy(raw`case when u.ends_at > ${now} and ${isAhead} then u.starts_at end`)
    .orderBy('u.startsAt', 'desc')
    .orderBy('u.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
}
export type MineRow = Awaited<ReturnType<typeof rowsOfMine>>[number];

/** My sign-ups in one activity, live ones first, then the newest. */
export async function minesInActivity(
  sql: Sql,
  asked: { volunteerId: number; activityId: number },
  now: Date,
): Promise<MineRow[]> {
  return withColumns(minesWhere(sql, asked.volunteerId), now)
    .where('u.activityId', '=', asked.activityId)
    .orderBy(raw`case when ${isAhead} then 0 else 1 end`)
    .orderBy('u.startsAt')
    .orderBy('u.id', 'desc')
    .limit(200)
    .execute();
}

/** What my page of an activity shows of the activity itself. */
export async function activityPageRow(sql: Sql, activityId: number) {
  return sql
    .selectFrom('activities as a')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select([
      'a.id as activityId',
      'a.title',
      'a.status',
      'a.cancelReason',
      'a.category',
      'a.cover',
      'a.teamId',
      't.name as teamName',
      'a.placeName',
      'a.address',
      'a.placeNote',
      'a.lng',
      'a.lat',
      'a.preparations',
      'a.riskNotice',
      'a.cancelDeadlineHours',
      'a.contactName',
      'a.contactPhone',
      'a.isContactPublic',
    ])
    .where('a.id', '=', activityId)
    .executeTakeFirst();
}
