import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { ratingLimits } from '../contract/ratings.words.ts';

const windowMs = ratingLimits.days * dayMs;
const yearMs = 365 * dayMs;

/** A service with what decides whether it can be rated, and by whom it was. */
export const serviceToRate = (sql: Sql, participationId: number) =>
  sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .select(['p.id', 'p.status', 'p.volunteerId', 'p.activityId', 'a.teamId', 'a.title', 's.endsAt'])
    .where('p.id', '=', participationId)
    .executeTakeFirst();

/** Which sides have rated a service. */
export async function ratedSides(sql: Sql, participationId: number) {
  const rows = await sql
    .selectFrom('ratings')
    .select('direction')
    .where('participationId', '=', participationId)
    .execute();
  return rows.map((row) => row.direction);
}

/** Services of a person that are over, not longer than the days, and not rated by them. */
export const servicesToRate = (sql: Sql, volunteerId: number, now: Date) =>
  sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .leftJoin('ratings as r', (join) =>
      join.onRef('r.participationId', '=', 'p.id').on('r.direction', '=', 'ofService'),
    )
    .select([
      'p.id as participationId',
      'p.activityId',
      'a.title',
      't.name as teamName',
      's.postName',
      's.startsAt',
      's.endsAt',
    ])
    .where('p.volunteerId', '=', volunteerId)
    .where('p.status', '=', 'checkedOut')
    .where('s.endsAt', '<=', now)
    .where('s.endsAt', '>', new Date(now.getTime() - windowMs))
    .where('r.participationId', 'is', null)
    .orderBy('s.endsAt')
    .orderBy('p.id')
    .limit(50)
    .execute();

/** The blind lies over `r` no more: the days are over, or the other side has rated too. */
const isShown = (now: Date) => raw<boolean>`(r.shown_at <= ${now} or exists (
  select 1 from ratings o where o.participation_id = r.participation_id and o.direction <> r.direction))`;

const sums = [1, 2, 3, 4].map((place) =>
  raw<number>`coalesce(sum(r.scores[${raw.lit(place)}]), 0)`.as(`sum${place}`),
);

const summaryOf = (row: Record<string, unknown>) => ({
  count: Number(row.count),
  sums: [1, 2, 3, 4].map((place) => Number(row[`sum${place}`])),
});

const ofVolunteer = (sql: Sql, volunteerId: number, now: Date) =>
  sql
    .selectFrom('ratings as r')
    .where('r.volunteerId', '=', volunteerId)
    .where('r.direction', '=', raw.lit('ofVolunteer'))
    .where(isShown(now));

/** Page of what teams said of a person, as far as it is shown. */
export async function ratingsOfVolunteer(sql: Sql, asked: PageRequest & { volunteerId: number }, now: Date) {
  const total = await cappedCount(sql, ofVolunteer(sql, asked.volunteerId, now).select('r.participationId'));
  const rows = await ofVolunteer(sql, asked.volunteerId, now)
    .innerJoin('activities as a', 'a.id', 'r.activityId')
    .innerJoin('teams as t', 't.id', 'r.teamId')
    .innerJoin('participations as p', 'p.id', 'r.participationId')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .select([
      'r.participationId',
      'r.activityId',
      'a.title',
      't.name as teamName',
      's.startsAt',
      'r.scores',
      'r.text',
    ])
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.participationId', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total };
}

/** Number and sums of what teams said of a person. */
export async function volunteerSummary(sql: Sql, volunteerId: number, now: Date) {
  const row = await ofVolunteer(sql, volunteerId, now)
    .select([raw<number>`count(*)`.as('count'), ...sums])
    .executeTakeFirstOrThrow();
  return summaryOf(row);
}

/** Number and sums of what volunteers said of a team's services in the last year. */
export async function teamSummary(sql: Sql, teamId: number, now: Date) {
  const row = await sql
    .selectFrom('ratings as r')
    .where('r.teamId', '=', teamId)
    .where('r.direction', '=', raw.lit('ofService'))
    .where('r.shownAt', '>', new Date(now.getTime() - yearMs))
    .where(isShown(now))
    .select([raw<number>`count(*)`.as('count'), ...sums])
    .executeTakeFirstOrThrow();
  return summaryOf(row);
}

/** Services of a team in the last year whose days are over without a word of the volunteer; 1,001 stands for more than 1,000. */
export const unratedServices = (sql: Sql, teamId: number, now: Date): Promise<number> =>
  cappedCount(
    sql,
    sql
      .selectFrom('activities as a')
      .innerJoin('participations as p', 'p.activityId', 'a.id')
      .innerJoin('shifts as s', 's.id', 'p.shiftId')
      .select('p.id')
      .where('a.teamId', '=', teamId)
      .where('a.endsAt', '>', new Date(now.getTime() - yearMs - windowMs))
      .where('p.status', '=', 'checkedOut')
      .where('s.endsAt', '<=', new Date(now.getTime() - windowMs))
      .where(
        raw<boolean>`not exists (select 1 from ratings r where r.participation_id = p.id and r.direction = 'ofService')`,
      ),
  );

/** Services of a person whose days are over without a word of the team; 1,001 stands for more than 1,000. */
export const unratedOfVolunteer = (sql: Sql, volunteerId: number, now: Date): Promise<number> =>
  cappedCount(
    sql,
    sql
      .selectFrom('participations as p')
      .innerJoin('shifts as s', 's.id', 'p.shiftId')
      .select('p.id')
      .where('p.volunteerId', '=', volunteerId)
      .where('p.status', '=', 'checkedOut')
      .where('s.endsAt', '<=', new Date(now.getTime() - windowMs))
      .where(
        raw<boolean>`not exists (select 1 from ratings r where r.participation_id = p.id and r.direction = 'ofVolunteer')`,
      ),
  );

/** Who served in an activity, the latest shift first, with what the team said of them. */
export const servedIn = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('participations as p')
    .innerJoin('shifts as s', 's.id', 'p.shiftId')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .leftJoin('ratings as r', (join) =>
      join.onRef('r.participationId', '=', 'p.id').on('r.direction', '=', 'ofVolunteer'),
    )
    .select([
      'p.id as participationId',
      'v.name',
      's.postName',
      's.startsAt',
      's.endsAt',
      'r.scores as given',
      'p.status',
      'p.isWalkIn',
      'p.inMethod',
      'p.outMethod',
      'p.volunteerConfirmedAt',
    ])
    .where('p.activityId', '=', activityId)
    .where('p.status', '=', 'checkedOut')
    .orderBy('s.startsAt', 'desc')
    .orderBy('p.id')
    .limit(200)
    .execute();

/** What volunteers said of an activity, as far as it is shown. */
export const receivedFor = (sql: Sql, activityId: number, now: Date) =>
  sql
    .selectFrom('ratings as r')
    .select(['r.scores', 'r.text'])
    .where('r.activityId', '=', activityId)
    .where('r.direction', '=', 'ofService')
    .where(isShown(now))
    .orderBy('r.shownAt', 'desc')
    .orderBy('r.participationId')
    .limit(200)
    .execute();
