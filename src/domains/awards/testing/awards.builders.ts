import type { Sql } from '#database/transaction.ts';
import { testId } from '#testing/test-act.ts';

type EntryWish = { volunteerId: number; teamId: number; enteredBy: number };

/** A training of a person that a team entered, to which the person objects. */
export async function buildRecordEntry(
  sql: Sql,
  { volunteerId, teamId, enteredBy }: EntryWish,
): Promise<number> {
  const id = testId();
  const at = new Date('2026-11-16T12:00:00+08:00');
  await sql
    .insertInto('recordEntries')
    .values({
      id,
      batchId: id,
      kind: 'training',
      volunteerId,
      teamId,
      enteredBy,
      title: '江滩急救常识',
      grantor: '市红十字会',
      heldOn: '2026-11-14',
      content: '',
      place: '',
      halfHours: 4,
      score: null,
      validUntil: null,
      level: null,
      state: 'valid',
      reason: null,
      createdAt: at,
      updatedAt: at,
      objection: '那天我没有参加这个培训。',
      objectedAt: at,
      answer: null,
      answeredAt: null,
    })
    .execute();
  return id;
}
