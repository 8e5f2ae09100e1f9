import type { AttackedProduct } from './attacked-product.ts';

/** Tables that are written for a call that is refused as well (when a session was last used), or by the clock. */
const writtenAnyway = new Set(['sessions', 'background_tasks']);

/** Told where rows may have gone. */
export const gone = '(gone)';

export type WriteWatch = {
  /** Tables that were written since it was last asked; exact, and cheap where nothing was. */
  since: () => Promise<string[]>;
  /** How many rows each table has. */
  counts: () => Promise<Record<string, number>>;
};

/**
 * Watches what is written down. Only a transaction that wrote has a number, and PostgreSQL keeps its fate: where every one
 * since the last question was rolled back, no table has changed. One that left no row behind may have removed some, or belong
 * to another database of the server: `gone` is told, and rows are to be counted.
 */
export async function watchWrites({ rows }: AttackedProduct): Promise<WriteWatch> {
  const tables = await rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const whoWrote = tables
    .map(
      ({ name }) =>
        `select '${name}' as name where exists (select from "${name}" where xmin::text = any($1))`,
    )
    .join(' union all ');
  const count = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  const next = async () =>
    (await rows<{ at: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as at'))[0]?.at ?? '0';
  let mark = await next();
  return {
    since: async () => {
      const from = mark;
      mark = await next();
      if (mark === from) return [];
      const committed = await rows<{ xid: string }>(
        `select xid::text from generate_series($1::bigint, $2::bigint - 1) as xid
         where pg_xact_status(xid::text::xid8) = 'committed'`,
        [from, mark],
      );
      if (committed.length === 0) return [];
      const written = await rows<{ name: string }>(whoWrote, [committed.map(({ xid }) => xid)]);
      const names = written.map(({ name }) => name);
      return names.length === 0 ? [gone] : names.filter((name) => !writtenAnyway.has(name));
    },
    counts: async () => {
      const found = await rows<{ name: string; rows: number }>(count.join(' union all '));
      return Object.fromEntries(found.map((table) => [table.name, table.rows]));
    },
  };
}
