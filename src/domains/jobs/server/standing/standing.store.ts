import type { Insertable, Updateable } from 'kysely';
import type { PostPeopleTable, PostSlotsTable } from '#database/tables/jobs.ts';
import type { Sql } from '#database/transaction.ts';
import type { PostPersonStatus } from '../../contract/standing.words.ts';
import { isEndedPostPerson, mayMovePostPerson, type PostMover } from './standing.rules.ts';

export const insertSlots = (sql: Sql, slots: readonly Insertable<PostSlotsTable>[]) =>
  sql
    .insertInto('postSlots')
    .values([...slots])
    .execute();

export const insertPostPerson = (sql: Sql, person: Insertable<PostPeopleTable>) =>
  sql.insertInto('postPeople').values(person).execute();

/** Somebody's place in a post, the row locked until the transaction ends. */
export const lockPostPerson = (sql: Sql, personId: number) =>
  sql.selectFrom('postPeople').selectAll().where('id', '=', personId).forUpdate().executeTakeFirst();
export type PostPersonRow = NonNullable<Awaited<ReturnType<typeof lockPostPerson>>>;

/** Everybody who waits for an answer or has a place in a post, locked. */
export const lockPeopleOfPost = (sql: Sql, jobId: number) =>
  sql
    .selectFrom('postPeople')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('endedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

type Moving = { to: PostPersonStatus; by: PostMover; now: Date; change?: Updateable<PostPeopleTable> };

/** Moves a locked place by the table of states. @throws a fault on a way that there is not */
export async function movePostPerson(
  sql: Sql,
  person: Pick<PostPersonRow, 'id' | 'status'>,
  { to, by, now, change }: Moving,
): Promise<void> {
  if (!mayMovePostPerson(person.status, to, by))
    throw new Error(`${by} cannot move somebody in a post from ${person.status} to ${to}`);
  await sql
    .updateTable('postPeople')
    .set((row) => ({
      ...change,
      status: to,
      endedAt: isEndedPostPerson(to) ? now : null,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', person.id)
    .execute();
}
