import type { Qualification } from '#domains/site/contract/qualifications.words.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { testId } from '#testing/test-act.ts';

type EntryWish = { volunteerId: number; teamId: number; enteredBy: number; qualification?: Qualification };

/** A training of a person that a team entered, to which the person objects; a qualification may come of it. */
export async function buildRecordEntry(
  sql: Sql,
  { volunteerId, teamId, enteredBy, qualification }: EntryWish,
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
      qualification: qualification ?? null,
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

type StarWish = {
  volunteerId: number;
  level: number;
  state: 'candidate' | 'publicity' | 'awarded';
  now: Date;
  confirmedBy: number;
  askedMinutes?: number;
};

/** A star on its way, found a day ago; an awarded one has its publicity behind it. */
export async function buildStar(
  sql: Sql,
  { now, confirmedBy, askedMinutes, ...wish }: StarWish,
): Promise<number> {
  const id = testId();
  await sql
    .insertInto('starAwards')
    .values({
      ...wish,
      id,
      countedAt: new Date(now.getTime() - dayMs),
      countedMinutes: wish.level * 10_000,
      countedRecords: 40,
      askedMinutes: askedMinutes ?? wish.level * 10_000,
      ...(wish.state !== 'candidate' && {
        confirmedBy,
        confirmedAt: now,
        publicityEndsAt: new Date(now.getTime() + (wish.state === 'awarded' ? 0 : 3 * dayMs)),
      }),
      ...(wish.state === 'awarded' && { awardedAt: now, awardedMinutes: wish.level * 10_000 }),
    })
    .execute();
  return id;
}
