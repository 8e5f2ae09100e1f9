import type { SqlClient } from '#database/sql-pool.ts';

/** What belongs to people and teams; the rest (the centre's own settings, chains, logs) stays as it is. */
const cloned = [
  'accounts',
  'volunteers',
  'guardians',
  'consents',
  'real_name_checks',
  'teams',
  'team_search',
  'team_figures',
  'team_members',
  'team_changes',
  'team_follows',
  'activities',
  'activity_search',
  'activity_changes',
  'activity_makeups',
  'activity_makeup_people',
  'shifts',
  'sign_ups',
  'cover_requests',
  'cover_asks',
  'participations',
  'attendance_events',
  'service_hours',
  'hour_claims',
  'hour_corrections',
  'hour_entries',
  'ratings',
  'chat_posts',
  'chat_reports',
  'favourites',
  'news_items',
  'news_revisions',
  'news_search',
  'needs',
  'need_search',
  'need_steps',
  'jobs',
  'dispatches',
  'post_slots',
  'post_people',
  'job_assignments',
  'job_steps',
  'messages',
  'complaints',
  'complaint_steps',
  'credit_events',
  'record_entries',
] as const;

export type ClonedTable = {
  name: string;
  hasId: boolean;
  /** Which of its rows are multiplied. */
  where: string;
  /** `id` names a row of the city, `word` and `key` must differ in each copy, `rest` is copied as it is. */
  columns: { name: string; kind: 'id' | 'word' | 'key' | 'rest' }[];
};

type Column = { table: string; name: string; type: string; points: string | null; is_alone: boolean };

/** Every column of the tables, to which table it points, and whether it keeps a row unique. */
const columnsSql = `
  select c.relname as table, a.attname as name, t.typname as type, f.confrelid::regclass::text as points,
    exists (
      select from pg_index i where i.indrelid = c.oid and i.indisunique and not exists (
        select from pg_attribute b where b.attrelid = c.oid and b.attnum = any(i.indkey) and b.atttypid = 'int8'::regtype) and (
        a.attnum = any(i.indkey) or (0 = any(i.indkey) and pg_get_indexdef(i.indexrelid) like '%(' || a.attname || ')%')
      )) as is_alone
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
  where c.oid = any($1::regclass[]) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

/** Reads from the catalogue how the tables hang together, so that a new column or table is multiplied as it should be. */
export async function readTables(client: SqlClient): Promise<ClonedTable[]> {
  const { rows } = await client.query<Column>(columnsSql, [cloned]);
  return cloned.map((name) => {
    const columns = rows.filter(({ table }) => table === name);
    return {
      name,
      hasId: columns.some((column) => column.name === 'id'),
      where: name === 'accounts' ? 'user_type in (1, 2)' : 'true',
      columns: columns.map((column) => ({ name: column.name, kind: kindOf(column) })),
    };
  });
}

function kindOf({ name, type, points, is_alone: isAlone }: Column): ClonedTable['columns'][number]['kind'] {
  if (type === 'int8' && (name === 'id' || (points === null ? name.endsWith('_id') : isCloned(points))))
    return 'id';
  // By the hash of a number or of a device people are taken for the same: every copy has people of its own.
  if (type === 'text' && (name === 'mobile_hash' || name === 'device_hash')) return 'word';
  if (!isAlone) return 'rest';
  return type === 'text' ? 'word' : type === 'uuid' ? 'key' : 'rest';
}

const isCloned = (table: string): boolean => (cloned as readonly string[]).includes(table);
