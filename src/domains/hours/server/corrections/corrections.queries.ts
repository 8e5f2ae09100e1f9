import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { filesOfTargets } from '#domains/files/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { asksOfCorrection, materialOnTheWire } from '../material/material.queries.ts';
import { type HourOrigin, isOf } from '../origin.queries.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';

const correctionColumns = [
  'c.id as correctionId',
  'c.state',
  'c.cause',
  'c.oldMinutes',
  'c.wishedMinutes',
  'c.wishedStartsAt',
  'c.wishedEndsAt',
  'c.text',
  'c.createdAt',
  'c.dueAt',
  'c.teamOpinion',
  'c.teamMinutes',
  'r.decisionNote as centreOpinion',
  'c.centreDueAt',
  'c.awaitsUntil',
  asksOfCorrection.as('asks'),
] as const;

/** The record that a correction is about. */
const recordedColumns = [
  'h.id as hourId',
  'h.hourNo',
  'h.minutes',
  'h.startsAt',
  'h.endsAt',
  'h.evidenceGrade',
  'h.status',
  'h.publicityEndsAt',
  'h.participationId',
] as const;

const corrections = (sql: Sql) =>
  sql.selectFrom('hourCorrections as c').leftJoin('serviceHours as r', 'r.id', 'c.resultHourId');

type Instants = Parameters<typeof materialOnTheWire>[0] & {
  createdAt: Date;
  dueAt: Date;
  wishedStartsAt: Date | null;
  wishedEndsAt: Date | null;
  centreDueAt: Date | null;
};
/** A correction with its instants as they travel. */
export const correctionOnTheWire = <Row extends Instants>(row: Row) => ({
  ...row,
  createdAt: toInstant(row.createdAt),
  dueAt: toInstant(row.dueAt),
  wishedStartsAt: toInstantOrNull(row.wishedStartsAt),
  wishedEndsAt: toInstantOrNull(row.wishedEndsAt),
  centreDueAt: toInstantOrNull(row.centreDueAt),
  ...materialOnTheWire(row),
});

/** The latest correction of each of these records, keyed by the record. */
export async function latestCorrections(sql: Sql, hourIds: readonly number[]) {
  if (hourIds.length === 0) return new Map<number, never>();
  const rows = await corrections(sql)
    .select(['c.hourId', ...correctionColumns])
    .where('c.hourId', 'in', hourIds)
    .distinctOn('c.hourId')
    .orderBy('c.hourId')
    .orderBy('c.id', 'desc')
    .execute();
  return new Map(rows.map(({ hourId, ...row }) => [hourId, correctionOnTheWire(row)]));
}

/** True while a correction of the record waits for the team or the centre. */
export async function hasPendingCorrection(sql: Sql, hourId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('hourCorrections')
    .select('id')
    .where('hourId', '=', hourId)
    .where(raw<boolean>`state in ('atTeam', 'atCentre')`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Page of all corrections asked for in a team: what waits for it first. */
export async function correctionsOfTeam(sql: Sql, { teamId, ...page }: { teamId: number } & PageRequest) {
  const base = corrections(sql)
    .innerJoin('serviceHours as h', 'h.id', 'c.hourId')
    .where('c.teamId', '=', teamId);
  const total = await cappedCount(sql, base.select('c.id'));
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 'c.volunteerId')
    .select([
      ...correctionColumns,
      ...recordedColumns,
      'h.postName',
      'h.activityTitle',
      'c.volunteerId',
      'v.name',
    ])
    .orderBy(raw`c.state <> 'atTeam'`)
    .orderBy('c.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

/** How many corrections a team answered itself, and after how many days on average. */
export async function answeredByTeam(
  sql: Sql,
  teamId: number,
): Promise<{ count: number; days: number | null }> {
  return sql
    .selectFrom('hourCorrections')
    .select([
      raw<number>`count(*)::int`.as('count'),
      raw<number | null>`round(avg(extract(epoch from answered_at - created_at)) / 86400, 1)::float8`.as(
        'days',
      ),
    ])
    .where('teamId', '=', teamId)
    .where('answeredBy', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** The corrections that some records of a difference came of, with the record that they are about, keyed by that record of the difference. */
export async function correctionsOfResults(sql: Sql, hourIds: readonly number[]) {
  if (hourIds.length === 0) return [];
  return corrections(sql)
    .innerJoin('serviceHours as h', 'h.id', 'c.hourId')
    .leftJoin('accounts as b', 'b.id', 'c.answeredBy')
    .select([...correctionColumns, ...recordedColumns])
    .select(['c.answeredAt', 'b.displayName as answeredBy', 'r.id as resultHourId'])
    .where('c.resultHourId', 'in', hourIds)
    .execute();
}

/** Page of the corrections of an activity or a job: what waits for the team first, the soonest due first. */
export async function correctionsOf(sql: Sql, asked: { origin: HourOrigin; teamId: number } & PageRequest) {
  const base = corrections(sql)
    .innerJoin('serviceHours as h', 'h.id', 'c.hourId')
    .where(isOf('h', asked.origin))
    .where('c.teamId', '=', asked.teamId);
  const total = await cappedCount(sql, base.select('c.id'));
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 'c.volunteerId')
    .select([...correctionColumns, 'h.hourNo', 'h.postName', 'h.startsAt', 'h.endsAt', 'v.name'])
    .orderBy(raw`c.state <> 'atTeam'`)
    .orderBy('c.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return { rows, total };
}

/** Records that these corrections adjust: their number, and whether they are public. */
export async function adjustedRecords(sql: Sql, hourIds: readonly number[]) {
  if (hourIds.length === 0) return new Map<number, never>();
  const rows = await sql
    .selectFrom('serviceHours as h')
    .innerJoin('serviceHours as base', 'base.id', 'h.adjustOf')
    .select(['h.id', 'base.id as baseId', 'base.hourNo', 'base.status'])
    .where('h.id', 'in', hourIds)
    .execute();
  return new Map(rows.map(({ id, ...base }) => [id, base]));
}

/** Corrections whose team did not answer in time. */
export const overdueCorrections = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('hourCorrections')
    .select('id')
    .where('state', '=', raw.lit('atTeam'))
    .where('awaitsUntil', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The papers of some corrections, by correction; those of a withdrawn one are let go of. */
export async function correctionPapers(sql: Sql, correctionIds: readonly number[]) {
  const of = { targetType: 'hourCorrection', targetIds: [...correctionIds], purpose: 'hourProof' } as const;
  const files = correctionIds.length === 0 ? [] : await filesOfTargets(sql, of);
  return (correctionId: number) =>
    files
      .filter(({ targetId, expiresAt }) => targetId === correctionId && expiresAt === null)
      .map(({ id, name }) => ({ fileId: id, name }));
}

/** The account of a team. */
export async function teamAccountOf(sql: Sql, teamId: number): Promise<number> {
  const { accountId } = await sql
    .selectFrom('teams')
    .select('accountId')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return accountId;
}
