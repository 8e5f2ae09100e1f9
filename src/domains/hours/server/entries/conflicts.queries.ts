import { sql as raw } from 'kysely';
import { liveHourStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';

/** The other live records of the same people at the times of these, keyed by the record they overlap; oldest first. */
export async function overlapsOf(sql: Sql, hourIds: readonly number[]) {
  const byHour = new Map<number, Overlap[]>();
  if (hourIds.length === 0) return byHour;
  for (const { ofHourId, ...other } of await overlapRows(sql, hourIds))
    byHour.set(ofHourId, [...(byHour.get(ofHourId) ?? []), other]);
  return byHour;
}

const overlapRows = (sql: Sql, hourIds: readonly number[]) =>
  sql
    .selectFrom('serviceHours as h')
    .innerJoin('serviceHours as o', (join) =>
      join
        .onRef('o.volunteerId', '=', 'h.volunteerId')
        .onRef('o.id', '<>', 'h.id')
        .onRef('o.startsAt', '<', 'h.endsAt')
        .onRef('o.endsAt', '>', 'h.startsAt')
        // A record lies on one day: the index on person and start finds the few of its day.
        .on('o.startsAt', '>', raw<Date>`h.starts_at - interval '1 day'`),
    )
    .innerJoin('teams as t', 't.id', 'o.teamId')
    .select([
      'h.id as ofHourId',
      'o.id as hourId',
      'o.hourNo',
      'o.activityTitle',
      't.name as teamName',
      'o.startsAt',
      'o.endsAt',
      'o.minutes',
      'o.evidenceGrade',
      'o.status as state',
    ])
    .where('h.id', 'in', hourIds)
    .where('h.status', 'in', liveHourStates)
    .where('h.source', 'not in', ['reversal', 'correction'])
    .where('o.status', 'in', liveHourStates)
    .where('o.source', 'not in', ['reversal', 'correction'])
    .orderBy('h.id')
    .orderBy('o.id')
    .execute();
export type Overlap = Omit<Awaited<ReturnType<typeof overlapRows>>[number], 'ofHourId'>;
