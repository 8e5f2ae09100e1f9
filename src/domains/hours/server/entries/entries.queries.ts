import type { Sql } from '#database/transaction.ts';
import type { EntryAnswer } from '../../contract/hours.words.ts';

/** The person's word on an entry; undefined for what attendance computed. */
export async function answerOf(sql: Sql, hourId: number): Promise<EntryAnswer | undefined> {
  const row = await sql
    .selectFrom('hourEntries')
    .select('answer')
    .where('hourId', '=', hourId)
    .executeTakeFirst();
  return row?.answer;
}

/** Witness and answer of the entries among these records, keyed by record. */
export async function entriesOf(sql: Sql, hourIds: readonly number[]) {
  const rows =
    hourIds.length === 0
      ? []
      : await sql
          .selectFrom('hourEntries')
          .select(['hourId', 'witnessName', 'witnessMobileTail', 'answer', 'answerReason', 'answerDueAt'])
          .where('hourId', 'in', hourIds)
          .execute();
  return new Map(rows.map(({ hourId, ...row }) => [hourId, row]));
}

/** The past activities (补录) that records come from, keyed by record. */
export async function makeupsOfHours(sql: Sql, hourIds: readonly number[]): Promise<Map<number, number>> {
  if (hourIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('serviceHours as h')
    .innerJoin('activityMakeups as m', 'm.activityId', 'h.activityId')
    .select(['h.id as hourId', 'm.id as makeupId'])
    .where('h.id', 'in', hourIds)
    .execute();
  return new Map(rows.map(({ hourId, makeupId }) => [hourId, makeupId]));
}

/** Entries about a person that wait for their word, the first due first. */
export const entriesToAnswer = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('hourEntries as e')
    .innerJoin('serviceHours as h', 'h.id', 'e.hourId')
    .innerJoin('teams as t', 't.id', 'h.teamId')
    .select([
      'h.id as hourId',
      'h.activityId',
      'h.activityTitle',
      't.name as teamName',
      'h.postName',
      'h.serviceOn',
      'h.startsAt',
      'h.endsAt',
      'h.minutes',
      'h.reason',
      'e.witnessName',
      'e.answerDueAt',
    ])
    .where('h.volunteerId', '=', volunteerId)
    .where('h.activityId', 'is not', null)
    .$narrowType<{ activityId: number }>()
    .where('h.status', '=', 'submitted')
    .where('e.answer', '=', 'waiting')
    .orderBy('e.answerDueAt')
    .orderBy('h.id')
    .limit(100)
    .execute();

/** True when a person has a live record of a shift already. */
export async function hasRecordOfShift(
  sql: Sql,
  { shiftId, volunteerId }: { shiftId: number; volunteerId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom('serviceHours')
    .select('id')
    .where('volunteerId', '=', volunteerId)
    .where('shiftId', '=', shiftId)
    .where('status', 'not in', ['rejected', 'voided'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records by id, with whom and what they are about. */
export const recordsById = async (sql: Sql, hourIds: readonly number[]) =>
  hourIds.length === 0
    ? []
    : sql
        .selectFrom('serviceHours')
        .select(['id', 'volunteerId', 'activityId', 'activityTitle'])
        .where('id', 'in', hourIds)
        .orderBy('id')
        .execute();
