import type { Database } from '#database/connection.ts';
import { SEED_SCHEMA } from './test-seed.ts';

const TABLES = `
  select t.tablename as name,
    (select string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position)
     from information_schema.columns c
     where c.table_schema = '${SEED_SCHEMA}' and c.table_name = t.tablename
       and c.column_name not in (
         select g.column_name from information_schema.columns g
         where g.table_schema = 'public' and g.table_name = t.tablename and g.is_generated = 'ALWAYS')
    ) as seeded
  from pg_tables t
  where t.schemaname = 'public' and t.tablename <> 'schema_migrations'
  order by t.tablename`;

/**
 * Gives the function that empties every table and puts the seeded rows back. Deletes instead of truncating
 * (1 ms against 60 to 130 ms); foreign keys are not checked meanwhile, so tables that point at each other are no trouble.
 */
export async function prepareReset({ pool }: Pick<Database, 'pool'>): Promise<() => Promise<void>> {
  const tables = await pool.query<{ name: string; seeded: string | null }>(TABLES);
  const statements = [
    'begin',
    'set local session_replication_role = replica',
    ...tables.rows.map(({ name }) => `delete from "${name}"`),
    ...tables.rows.flatMap(({ name, seeded }) =>
      seeded
        ? [
            `insert into "${name}" (${seeded}) overriding system value select ${seeded} from ${SEED_SCHEMA}."${name}"`,
          ]
        : [],
    ),
    'commit',
  ].join(';\n');
  return async () => {
    const client = await pool.connect();
    try {
      await client.query(statements, []);
    } finally {
      client.release();
    }
  };
}
