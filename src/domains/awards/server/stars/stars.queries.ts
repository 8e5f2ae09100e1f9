import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import { awardedStar } from '#domains/volunteers/server/index.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { Scope } from '#platform/server/calls/scope.ts';
import type { StarTab } from '../../contract/stars.words.ts';

/** Every level, the lowest first. */
export const starLevels = (sql: Sql) =>
  sql.selectFrom('starLevels').selectAll().orderBy('level').limit(5).execute();

/** Effective minutes and records of these people; nobody without any. */
export async function effectiveOf(sql: Sql, volunteerIds: readonly number[]) {
  if (volunteerIds.length === 0) return new Map<number, { minutes: number; records: number }>();
  const rows = await sql
    .selectFrom('serviceHours')
    .select([
      'volunteerId',
      raw<number>`sum(minutes)::int`.as('minutes'),
      raw<number>`count(*)::int`.as('records'),
    ])
    .where(raw<boolean>`status = 'effective'`)
    .where('volunteerId', 'in', volunteerIds)
    .groupBy('volunteerId')
    .execute();
  return new Map(rows.map(({ volunteerId, minutes, records }) => [volunteerId, { minutes, records }]));
}

/** The next people of the nightly sweep, by number. */
export async function peopleAfter(sql: Sql, afterId: number, limit: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('volunteers')
    .select('id')
    .where('id', '>', afterId)
    .where('status', '<>', 'closed')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stars of these people, in whatever state. */
export const starsOfPeople = (sql: Sql, volunteerIds: readonly number[]) =>
  sql.selectFrom('starAwards').selectAll().where('volunteerId', 'in', volunteerIds).execute();

const conditions: Record<StarTab, RawBuilder<boolean>> = {
  candidate: raw`s.state = 'candidate'`,
  objected: raw`s.state = 'objected'`,
  short: raw`s.short_since is not null`,
  publicity: raw`s.state = 'publicity'`,
  held: raw`s.state = 'held'`,
  awarded: raw`s.state = 'awarded'`,
};

export type StarFilter = {
  tab: StarTab;
  scope: Scope;
  level?: number | undefined;
  countsAll?: boolean | undefined;
};

const staffRows = (sql: Sql, { tab, scope, level }: StarFilter) =>
  sql
    .selectFrom('starAwards as s')
    .innerJoin('volunteers as v', 'v.id', 's.volunteerId')
    .where(conditions[tab])
    .where(unitInScope('v.organisation_id', scope))
    .$if(level !== undefined, (rows) => rows.where('s.level', '=', level ?? 0));

/** A page of one of the desk's lists: what waits by when it was found, what is over the latest first. */
export const starPage = (sql: Sql, asked: StarFilter & PageRequest) =>
  staffRows(sql, asked)
    .innerJoin('starLevels as l', 'l.level', 's.level')
    .leftJoin('organisations as g', 'g.id', 'v.organisationId')
    .leftJoin('accounts as c', 'c.id', 's.confirmedBy')
    .leftJoin('accounts as f', 'f.id', 's.firstConfirmedBy')
    .selectAll('s')
    .select([
      'l.needsCity',
      'v.name as volunteerName',
      'v.volunteerNo',
      'v.status as volunteerStatus',
      'g.name as organisationName',
      'c.displayName as confirmerName',
      'f.displayName as firstConfirmerName',
      awardedStar('s.volunteer_id').as('levelNow'),
      minutesWhere(raw`h.status = 'effective'`).as('minutes'),
      minutesWhere(raw`h.status = 'effective' and h.evidence_grade in ('A', 'B')`).as('wellProvedMinutes'),
      minutesWhere(raw`h.status = 'disputed'`).as('disputedMinutes'),
    ])
    .$if(asked.tab !== 'awarded', (rows) => rows.orderBy('s.countedAt'))
    .$if(asked.tab === 'awarded', (rows) => rows.orderBy('s.countedAt', 'desc'))
    .orderBy('s.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export type StaffStarRow = Awaited<ReturnType<typeof starPage>>[number];

const minutesWhere = (condition: RawBuilder<boolean>) =>
  raw<number>`(select coalesce(sum(h.minutes), 0)::int from service_hours h where h.volunteer_id = s.volunteer_id and ${condition})`;

export const countStars = (sql: Sql, filter: StarFilter) =>
  cappedCount(sql, staffRows(sql, filter).select('s.id'), filter.countsAll);

/** The person of a star, if inside the data scope. */
export const personInScope = (sql: Sql, volunteerId: number, scope: Scope) =>
  sql
    .selectFrom('volunteers as v')
    .select(['v.id', 'v.status'])
    .where('v.id', '=', volunteerId)
    .where(unitInScope('v.organisation_id', scope))
    .executeTakeFirst();

/** A page of what is public, soonest over first. */
export async function publicStars(sql: Sql, asked: PageRequest) {
  const base = sql.selectFrom('starAwards as s').where(raw<boolean>`s.state in ('publicity', 'objected')`);
  const total = await cappedCount(sql, base.select('s.id'));
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 's.volunteerId')
    .select(['s.id', 's.level', 's.state', 's.countedMinutes', 's.publicityEndsAt', 's.objectedAt', 'v.name'])
    .orderBy('s.publicityEndsAt')
    .orderBy('s.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total };
}
