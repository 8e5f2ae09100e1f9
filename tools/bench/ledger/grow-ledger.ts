import { createHash } from 'node:crypto';
import type { SqlClient } from '#database/sql-pool.ts';
import { rootHead } from '#domains/ledger/server/make-root.ts';
import { addDays } from '#platform/contract/instants.ts';

export type LedgerGrowth = {
  /** Lines that the ledger has already. */
  entries: number;
  /** The day of the newest of its roots. */
  lastDay: string;
  say: (line: string) => void;
};

/** Roots that the grown ledger has, each over as many lines. */
export const grownRoots = 100;

const indexes = [
  ['ledger_entries', 'ledger_entries_hash', 'unique (hash)'],
  ['ledger_entries', 'ledger_entries_place', 'unique (team_id, place)'],
] as const;

/**
 * Fills the ledger of an empty city with lines of earlier years, their tree and its roots, statement by statement over all rows. The
 * lines are short and belong to no hour: what a proof reads is the tree, and that is the true one over their hashes. Needs a
 * superuser, because keys and triggers rest.
 */
export async function growLedger(client: SqlClient, { entries, lastDay, say }: LedgerGrowth): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  for (const setting of [
    'session_replication_role = replica',
    'statement_timeout = 0',
    "maintenance_work_mem = '512MB'",
    "work_mem = '256MB'",
    'synchronous_commit = off',
  ])
    await run(`set ${setting}`);
  for (const [table, name] of indexes) await run(`alter table ${table} drop constraint ${name}`);
  say(`${entries} lines …`);
  await run(
    `insert into ledger_entries (id, team_id, place, hour_id, entered_at, body, hash, fields, salt)
     select n, t.id, (n - 1) / t.teams + 1, -n, ($2::date - 3650)::timestamptz + interval '1 day' * (n * 3640.0 / $1), l.body,
       sha256('\\x00'::bytea || convert_to(l.body, 'UTF8')), '{}', sha256(n::text::bytea)
     from generate_series(1, $1::bigint) n
     join (select id, row_number() over (order by id) - 1 as rank, count(*) over () as teams from teams) t on t.rank = (n - 1) % t.teams
     cross join lateral (select '{"place":' || n || ',"v":1}' as body) l
     order by n`,
    [entries, lastDay],
  );
  await run(`insert into ledger_chains (team_id, length, last_hash)
    select distinct on (team_id) team_id, place, hash from ledger_entries order by team_id, place desc`);
  for (const [table, name, definition] of indexes)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  await growTree(client, entries, say);
  await run('set session_replication_role = origin');
  await growRoots(client, { entries, lastDay });
  await run('update ledger_start set caught_up_at = now()');
  await run('vacuum analyze');
}

async function growTree(client: SqlClient, entries: number, say: LedgerGrowth['say']): Promise<void> {
  await client.query(
    'insert into ledger_leaves (entry_id, position) select id, id - 1 from ledger_entries order by id',
    [],
  );
  await client.query(
    'insert into ledger_nodes (level, position, hash) select 0, id - 1, hash from ledger_entries order by id',
    [],
  );
  // Without knowing how many there are the joins that follow look up every single one.
  await client.query('analyze ledger_nodes', []);
  for (let level = 1; 2 ** level <= entries; level += 1)
    await client.query(
      `insert into ledger_nodes (level, position, hash)
       select $1::smallint, a.position / 2, sha256('\\x01'::bytea || a.hash || b.hash) from ledger_nodes a
       join ledger_nodes b on b.level = a.level and b.position = a.position + 1
       where a.level = $1::smallint - 1 and a.position % 2 = 0 order by a.position`,
      [level],
    );
  say('tree grown …');
}

/** The roots of the last days, each with the hash of the head before. */
async function growRoots(
  client: SqlClient,
  { entries, lastDay }: Pick<LedgerGrowth, 'entries' | 'lastDay'>,
): Promise<void> {
  let previous = Buffer.alloc(32);
  let before = 0;
  for (let at = 1; at <= grownRoots; at += 1) {
    const day = addDays(lastDay, at - grownRoots);
    const size = Math.floor((entries * at) / grownRoots);
    const { rows } = await client.query<{ root: Buffer }>('select ledger_root($1) as root', [size]);
    const root = rows[0]?.root ?? Buffer.alloc(0);
    const added = size - before;
    const head = rootHead({ day, size, added, root, previous });
    const hash = createHash('sha256').update(head).digest();
    await client.query(
      `insert into ledger_roots (day, size, added, root, previous, head, hash, made_at)
       values ($1, $2, $3, $4, $5, $6, $7, $1::date + time '22:00')`,
      [day, size, added, root, previous, head, hash],
    );
    previous = hash;
    before = size;
  }
}
