import type { Sql } from '#database/transaction.ts';
import { liveAssignmentStatuses } from '../../contract/assignments.words.ts';

/** What somebody has taken on and not ended: visits, 随手志愿, standing posts. */
export async function openWorkCounts(sql: Sql, volunteerId: number) {
  const counted = (rows: { count: number }) => Number(rows.count);
  const visits = await sql
    .selectFrom('jobAssignments')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where('status', 'in', liveAssignmentStatuses)
    .executeTakeFirstOrThrow();
  const parts = await sql
    .selectFrom('microParts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where('status', 'in', ['accepted', 'reported'])
    .executeTakeFirstOrThrow();
  const posts = await sql
    .selectFrom('postPeople')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where('status', 'in', ['applied', 'trial', 'regular'])
    .executeTakeFirstOrThrow();
  return { visits: counted(visits), parts: counted(parts), posts: counted(posts) };
}
