import type { Sql } from '#database/transaction.ts';

const named = 3;

/** Jobs that a team has at hand, in words for who decides about the team: the first by number and title, the others counted. */
export async function openJobWords(sql: Sql, teamId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('jobs')
    .select(['jobNo', 'title'])
    .where('teamId', '=', teamId)
    .where('status', 'in', ['accepted', 'assigning', 'inProgress', 'submitted'])
    .orderBy('id')
    .limit(100)
    .execute();
  if (rows.length === 0) return [];
  const first = rows.slice(0, named).map(({ jobNo, title }) => `${jobNo}“${title}”`);
  return [`${rows.length} 件没办完的任务（${first.join('、')}${rows.length > named ? '等' : ''}）`];
}
