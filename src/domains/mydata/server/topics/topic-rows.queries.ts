import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { Subject, Topic } from './topic.ts';

/** Records that are read in one go. */
const chunk = 1_000;
/** A person's records of one kind in an archive; nobody has so many. */
export const mostRecords = 50_000;

/** All records of one kind about a person. */
export async function topicRows(
  sql: Sql,
  topic: Topic,
  subject: Subject,
): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  while (all.length < mostRecords) {
    const page = raw<Record<string, unknown>>`${topic.rows(subject)} limit ${chunk} offset ${all.length}`;
    const { rows } = await page.execute(sql);
    all.push(...rows);
    if (rows.length < chunk) break;
  }
  return all;
}
