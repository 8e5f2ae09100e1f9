import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { type AuditReference, objectKey, type ObjectNames } from './audit-detail.rules.ts';

type NamedRow = { id: number | string; name: string };
type NameQuery = (ids: readonly (number | string)[]) => RawBuilder<NamedRow>;

const ofActivity =
  (table: string): NameQuery =>
  (ids) =>
    raw`select s.id, v.name || '，' || a.title as name from ${raw.table(table)} s
  join volunteers v on v.id = s.volunteer_id join activities a on a.id = s.activity_id where s.id = any(${ids})`;

const plain =
  (table: string, column: string): NameQuery =>
  (ids) =>
    raw`select id, ${raw.ref(column)} as name from ${raw.table(table)} where id = any(${ids})`;

/** Where the objects of the log have their names, by the kind that a line keeps. */
const nameQueries: Readonly<Record<string, NameQuery>> = {
  account: plain('accounts', 'display_name'),
  activity: plain('activities', 'title'),
  approval: plain('approvals', 'title'),
  area: (ids) => raw`select code as id, name from areas where code = any(${ids})`,
  bulkMessage: plain('bulk_messages', 'title'),
  chatWord: plain('chat_words', 'word'),
  file: plain('files', 'name'),
  menu: plain('menus', 'title'),
  news: plain('news_items', 'title'),
  newsCategory: plain('news_categories', 'name'),
  organisation: plain('organisations', 'name'),
  participation: ofActivity('participations'),
  role: plain('roles', 'name'),
  serviceHour: (ids) => raw`select h.id, v.name || '，' || h.activity_title as name from service_hours h
  join volunteers v on v.id = h.volunteer_id where h.id = any(${ids})`,
  shift: (
    ids,
  ) => raw`select s.id, a.title || to_char(s.starts_at at time zone 'Asia/Shanghai', ' MM-DD HH24:MI') as name
  from shifts s join activities a on a.id = s.activity_id where s.id = any(${ids})`,
  signUp: ofActivity('sign_ups'),
  team: plain('teams', 'name'),
  teamMember: (ids) => raw`select m.id, m.name || '，' || t.name as name from team_members m
  join teams t on t.id = m.team_id where m.id = any(${ids})`,
  volunteer: plain('volunteers', 'name'),
};

/** Kinds of objects that have a name to read. */
export const namedKinds = Object.keys(nameQueries);

/** What these objects are called today, one read a kind; what is gone has no name. */
export async function objectNames(sql: Sql, references: readonly AuditReference[]): Promise<ObjectNames> {
  const names = new Map<string, string>();
  for (const [type, query] of Object.entries(nameQueries)) {
    const ids = [...new Set(references.filter((each) => each.type === type).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const { rows } = await query(ids).execute(sql);
    for (const { id, name } of rows) names.set(objectKey({ type, id }), name);
  }
  return names;
}
