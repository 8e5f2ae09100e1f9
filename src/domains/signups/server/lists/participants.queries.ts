import { sql as raw } from 'kysely';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { countedUpTo, offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';

const participantsOf = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .where('u.activityId', '=', activityId)
    .where('u.status', '=', 'confirmed')
    .where('a.status', 'in', listedActivityStates);

/** How many people have a confirmed place in a public activity, at most one more than is counted. */
export async function countParticipants(sql: Sql, activityId: number): Promise<number> {
  const { total } = await sql
    .selectFrom(
      participantsOf(sql, activityId)
        .select('u.id')
        .limit(countedUpTo + 1)
        .as('found'),
    )
    .select(raw<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Confirmed people of an activity in order of their sign-up; an activity that is not public has none. */
export async function rowsOfParticipants(sql: Sql, asked: PageRequest & { activityId: number }) {
  return participantsOf(sql, asked.activityId)
    .innerJoin('volunteers as v', 'v.id', 'u.volunteerId')
    .innerJoin('shifts as s', 's.id', 'u.shiftId')
    .select(['u.id', 'v.name', 'v.gender', 's.postName'])
    .orderBy('u.createdAt')
    .orderBy('u.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
}
