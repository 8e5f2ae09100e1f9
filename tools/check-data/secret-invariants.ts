import { keptUnderSecret } from '../../src/app/secrets/kept-under-secret.ts';
import type { Invariant } from './invariant.ts';

const sealed = keptUnderSecret
  .flatMap(({ tables = [] }) => tables)
  .flatMap(({ table, id, columns }) => columns.map(({ column }) => ({ table, id, column })));

/** Every value that names the key it was sealed under, with the table that it lies in. */
const values = sealed
  .map(
    ({ table, id, column }) =>
      `select '${table}' as subject, '${column}' as sealed, ${id} as id, split_part(${column}, '.', 2) as key_id from ${table} where ${column} like 'v2.%'`,
  )
  .join(' union all ');

/** What is encrypted names its secret, which the database knows (decision 0034). */
export const secretInvariants: readonly Invariant[] = [
  {
    name: 'what is encrypted lies under a secret that the database knows and that is not noted as empty',
    sql: `select v.* from (${values}) v left join secret_keys k on k.key_id = v.key_id and k.empty_at is null
      where k.key_id is null and exists (select from secret_keys)`,
  },
  {
    name: 'a table that was sealed anew holds nothing under another secret than the one in force',
    sql: `select v.* from (${values}) v join resealing r on r.subject = v.subject and r.done_at is not null and r.unreadable = 0
      join secret_keys k on k.until is null where v.key_id <> k.key_id`,
  },
  {
    name: 'what was sealed anew was so under the secret in force',
    sql: `select r.subject from resealing r left join secret_keys k on k.key_id = r.key_id and k.until is null where k.key_id is null`,
  },
];
