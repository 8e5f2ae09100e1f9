import type { Database } from '#database/connection.ts';

/** Tables with a column that leads to an account or a volunteer: by a foreign key, by its name, or by the hash of a phone or an owner. */
export async function personTables({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and (
       a.attname ~ '(^|_)(account|volunteer|actor|author|party|writer|uploader|reviewer|handler|objector|requester|holder|witness|person|member|user|operator)_(id|ids|no|name)$'
       or a.attname ~ '(mobile|recipient|owner)_(hash|cipher|masked)$'
       or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey)
         and k.confrelid in ('accounts'::regclass, 'volunteers'::regclass)))
     order by 1`,
    [],
  );
  return rows.map(({ name }) => name);
}
