import { type RawBuilder, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { addDays, startOfDay } from '#platform/contract/instants.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pathInScope, type Scope } from '#platform/server/calls/scope.ts';
import { type SpotTab, spotTabs } from '../../contract/spot-checks.words.ts';

export const daysOfWeek = 7;

/** Records that took effect in a week, whatever became of them, without what only adds to or takes from another. */
export const recordsOfWeek = (sql: Sql, week: string) =>
  sql
    .selectFrom('serviceHours as h')
    .where('h.status', 'in', ['effective', 'voided'])
    .where('h.effectiveAt', '>=', startOfDay(week))
    .where('h.effectiveAt', '<', startOfDay(addDays(week, daysOfWeek)))
    .where('h.reversalOf', 'is', null)
    .where('h.adjustOf', 'is', null);

/** The week that was drawn last. */
export const lastDraw = (sql: Sql) =>
  sql.selectFrom('spotDraws').select('week').orderBy('week', 'desc').limit(1).executeTakeFirst();

type SpotFilter = { tab: SpotTab; scope: Scope };

const drawnRecords = (sql: Sql) =>
  sql
    .selectFrom('spotChecks as c')
    .innerJoin('serviceHours as h', 'h.id', 'c.hourId')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .innerJoin('organisations as o', 'o.id', 't.organisationId');

const ofTab = (sql: Sql, { tab, scope }: SpotFilter) =>
  drawnRecords(sql).where('c.status', 'in', spotTabs[tab].statuses).where(pathInScope('o.path', scope));

const parties = [
  'h.volunteerId',
  'h.enteredBy',
  'h.confirmedBy',
  'h.approvedBy',
  't.accountId as teamAccountId',
] as const;

/** One page of a tab, the latest week first. */
export const spotPage = (sql: Sql, asked: SpotFilter & PageRequest) =>
  ofTab(sql, asked)
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .leftJoin('participations as p', 'p.id', 'h.participationId')
    .leftJoin('accounts as b', 'b.id', 'c.byId')
    .selectAll('c')
    .select(parties)
    .select([
      'h.hourNo',
      'h.activityTitle',
      'h.startsAt',
      'h.endsAt',
      'h.minutes',
      'h.evidenceGrade',
      'h.status as state',
      'p.checkedInAt',
      'p.checkedOutAt',
      'p.inMethod',
      'p.outMethod',
      'v.name as volunteerName',
      't.name as teamName',
      'b.displayName as byName',
    ])
    .orderBy('c.week', 'desc')
    .orderBy('c.hourId', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countSpotChecks = (sql: Sql, filter: SpotFilter & { countsAll?: boolean | undefined }) =>
  cappedCount(sql, ofTab(sql, filter).select('c.hourId'), filter.countsAll);

/** Who had a part in a drawn record inside a data scope. */
export const findSpotCheck = (sql: Sql, hourId: number, scope: Scope) =>
  drawnRecords(sql)
    .select(parties)
    .where('c.hourId', '=', hourId)
    .where(pathInScope('o.path', scope))
    .executeTakeFirst();

/** Draws that are shown beside the list of staff. */
export const shownDraws = 4;

/** Draws, the latest first. */
export const latestDraws = (sql: Sql, { limit, offset }: { limit: number; offset: number }) =>
  sql
    .selectFrom('spotDraws')
    .select(['week', 'seedDay', 'seed', 'hourCount', 'drawnCount'])
    .orderBy('week', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countDraws = (sql: Sql) => cappedCount(sql, sql.selectFrom('spotDraws').select('week'));

/** The draw of a week, by its Monday. */
export const findDraw = (sql: Sql, week: string) =>
  sql.selectFrom('spotDraws').select(['seedDay', 'seed']).where('week', '=', week).executeTakeFirst();

/** The order of a draw: the SHA-256 of seed and record number. */
export const drawOrder = (seed: string): RawBuilder<Buffer> =>
  raw<Buffer>`sha256(convert_to(${seed} || h.hour_no, 'UTF8'))`;

/** Numbers of the records that were drawn in a week, in the order of the draw. */
export async function drawnNumbers(
  sql: Sql,
  { week, seed }: { week: string; seed: string },
): Promise<string[]> {
  const rows = await sql
    .selectFrom('spotChecks as c')
    .innerJoin('serviceHours as h', 'h.id', 'c.hourId')
    .select('h.hourNo')
    .where('c.week', '=', week)
    .orderBy(drawOrder(seed))
    .execute();
  return rows.map(({ hourNo }) => hourNo);
}
