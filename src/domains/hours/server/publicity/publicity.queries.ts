import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { EvidenceGrade } from '../../contract/hours.words.ts';

export type BoardFilter = {
  keyword?: string | undefined;
  area?: string | undefined;
  grade?: EvidenceGrade | undefined;
} & PageRequest;

// Constants, so that the index of the board serves them.
const isOnBoard = raw<boolean>`h.status in ('publicity', 'disputed') and h.publicity_ends_at is not null`;

/** A page of what is public or objected to while it was, soonest over first. */
export async function boardRows(sql: Sql, filter: BoardFilter) {
  const base = sql
    .selectFrom('serviceHours as h')
    .innerJoin('hourOrigins as g', 'g.hourId', 'h.id')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .where(isOnBoard)
    .$if(filter.grade !== undefined, (query) => query.where('h.evidenceGrade', '=', filter.grade ?? 'A'))
    .$if(filter.area !== undefined, (query) => query.where('g.area', '=', filter.area ?? ''))
    .$if(Boolean(filter.keyword), (query) =>
      query.where((where) =>
        where.or([
          where('h.activityTitle', 'like', containing(filter.keyword ?? '')),
          where('t.name', 'like', containing(filter.keyword ?? '')),
        ]),
      ),
    );
  const total = await cappedCount(sql, base.select('h.id'));
  const rows = await base
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .select([
      'h.id as hourId',
      'h.activityId',
      'h.activityTitle',
      't.name as teamName',
      'g.category',
      'v.name',
      'h.serviceOn',
      'h.minutes',
      'h.evidenceGrade',
      'h.status',
      'h.publicityEndsAt',
      'h.objectedAt',
    ])
    .orderBy('h.publicityEndsAt')
    .orderBy('h.id')
    .limit(filter.pageSize)
    .offset(offsetOf(filter))
    .execute();
  return { rows, total };
}

/** How many records are public, and how many of those that were are objected to. */
export async function boardCounts(sql: Sql) {
  const rows = await sql
    .selectFrom('serviceHours as h')
    .select(['h.status', raw<number>`count(*)::int`.as('count')])
    .where(isOnBoard)
    .groupBy('h.status')
    .execute();
  const of = (status: string): number => rows.find((row) => row.status === status)?.count ?? 0;
  return { publicity: of('publicity'), disputed: of('disputed') };
}
