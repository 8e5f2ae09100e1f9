import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { LineFacts } from './compose-line.ts';
import type { HashedNode, Node } from './merkle-tree.rules.ts';

/** What the lines of some records are made of, in the order in which they took effect. */
export async function factsOf(sql: Sql, hourIds: readonly number[]): Promise<LineFacts[]> {
  if (hourIds.length === 0) return [];
  return sql
    .selectFrom('serviceHours as h')
    .innerJoin('volunteers as v', 'v.id', 'h.volunteerId')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .innerJoin('hourOrigins as g', 'g.hourId', 'h.id')
    .innerJoin('serviceCategories as c', 'c.key', 'g.category')
    .leftJoin('areas as r', 'r.code', 'g.area')
    .leftJoin('serviceHours as o', (join) =>
      join.on((where) =>
        where.or([
          where('o.id', '=', where.ref('h.adjustOf')),
          where('o.id', '=', where.ref('h.reversalOf')),
        ]),
      ),
    )
    .select([
      'h.id as hourId',
      'h.teamId',
      't.teamNo',
      'h.hourNo',
      'v.volunteerNo',
      'v.name',
      'h.serviceOn',
      'h.startsAt',
      'h.endsAt',
      'h.minutes',
      'h.activityTitle',
      'h.postName',
      'c.name as category',
      'h.place',
      raw<string>`coalesce(r.name, '')`.as('district'),
      't.name as teamName',
      'h.evidenceGrade',
      'h.source',
      'o.hourNo as about',
    ])
    .where('h.id', 'in', hourIds)
    .orderBy('h.effectiveAt')
    .orderBy('h.id')
    .execute();
}

/** Records that took effect before the ledger began and have no line yet, oldest first. */
export const hoursToCatchUp = async (sql: Sql, { before, limit }: { before: Date; limit: number }) => {
  const rows = await sql
    .selectFrom('serviceHours as h')
    .select('h.id')
    .where('h.status', 'in', ['effective', 'voided'])
    .where('h.effectiveAt', '<', before)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('ledgerEntries as e').select('e.id').whereRef('e.hourId', '=', 'h.id')),
      ),
    )
    .orderBy('h.effectiveAt')
    .orderBy('h.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Where the ledger began, and whether what came before it has been entered. */
export const readStart = (sql: Sql) => sql.selectFrom('ledgerStart').selectAll().executeTakeFirst();

/** The latest daily root. */
export const lastRoot = (sql: Sql) =>
  sql.selectFrom('ledgerRoots').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst();

/** When the first line was entered. */
export const firstEntry = (sql: Sql) =>
  sql
    .selectFrom('ledgerEntries')
    .select('enteredAt')
    .orderBy('enteredAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Lines that are not in the tree yet, from `from` up to `until`, in the order they were entered. */
export const linesWithoutLeaf = (
  sql: Sql,
  { from, until, limit }: { from: Date | undefined; until: Date; limit: number },
) =>
  sql
    .selectFrom('ledgerEntries as e')
    .leftJoin('ledgerLeaves as l', 'l.entryId', 'e.id')
    .select(['e.id', 'e.hash'])
    .where('e.enteredAt', '<=', until)
    .$if(from !== undefined, (query) => query.where('e.enteredAt', '>', from ?? until))
    .where('l.entryId', 'is', null)
    .orderBy('e.enteredAt')
    .orderBy('e.id')
    .limit(limit)
    .execute();

/** Leaves in the tree. */
export async function treeSize(sql: Sql): Promise<number> {
  const row = await sql
    .selectFrom('ledgerLeaves')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? 0 : row.position + 1;
}

/** Hashes of some complete subtrees; a proof asks for some dozen, never for the tree. */
export async function readNodes(sql: Sql, nodes: readonly Node[]): Promise<HashedNode[]> {
  if (nodes.length === 0) return [];
  const levels = nodes.map(({ level }) => level);
  const positions = nodes.map(({ position }) => position);
  const { rows } = await raw<HashedNode>`
    select n.level, n.position, n.hash
    from unnest(${levels}::smallint[], ${positions}::bigint[]) as asked (level, position)
    join ledger_nodes n on n.level = asked.level and n.position = asked.position`.execute(sql);
  return rows;
}

/** A page of daily roots, the latest first. */
export async function rootsPage(sql: Sql, page: PageRequest) {
  const base = sql.selectFrom('ledgerRoots');
  const total = await cappedCount(sql, base.select('day'));
  const rows = await base
    .selectAll()
    .orderBy('day', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

/** Roots of some days, which everybody may keep: at most `limit`, the latest. */
export const rootsUntil = (sql: Sql, { until, limit }: { until: string | undefined; limit: number }) =>
  sql
    .selectFrom('ledgerRoots')
    .selectAll()
    .$if(until !== undefined, (query) => query.where('day', '=', until ?? ''))
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();

/** Lines of records with their leaf, where they have one. */
export const linesOf = (sql: Sql, hourIds: readonly number[]) =>
  sql
    .selectFrom('ledgerEntries as e')
    .innerJoin('teams as t', 't.id', 'e.teamId')
    .leftJoin('ledgerLeaves as l', 'l.entryId', 'e.id')
    .leftJoin('ledgerNames as n', 'n.entryId', 'e.id')
    .select([
      'e.hourId',
      'e.place',
      't.teamNo',
      'e.enteredAt',
      'e.body',
      'e.hash',
      'e.fields',
      'e.salt',
      'l.position',
      'n.name',
    ])
    .where('e.hourId', 'in', hourIds.length === 0 ? [0] : hourIds)
    .execute();

/** Whether the records of some lines were voided, or have an adjustment that counts, by the lines' hashes. */
export const statesOfLines = (sql: Sql, hashes: readonly Buffer[]) =>
  sql
    .selectFrom('ledgerEntries as e')
    .innerJoin('serviceHours as h', 'h.id', 'e.hourId')
    .select([
      'e.hash',
      raw<boolean>`h.status = 'voided'`.as('isVoided'),
      raw<boolean>`exists (select 1 from service_hours c where c.adjust_of = h.id and c.status = 'effective')`.as(
        'isAdjusted',
      ),
    ])
    .where('e.hash', 'in', hashes)
    .execute();
