import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { NeedsTable } from '#database/tables/needs.ts';
import type { Sql } from '#database/transaction.ts';
import { buildAccount, testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { ensurePlaces } from '#domains/site/testing/site.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { testId } from '#testing/test-act.ts';
import { createNeedVault, type NeedPeople } from '../server/index.ts';
import { needNoOf } from '../server/needs.rules.ts';
import { insertNeed, nextNeedSerial } from '../server/needs.store.ts';

/** People of built needs: words that must never stand in a public answer. */
export const needPeople: NeedPeople = {
  requesterName: '欧阳秋水',
  requesterMobile: '13912340987',
  beneficiaryName: '司徒寒梅',
  beneficiaryMobile: '13712340765',
  guardianName: '诸葛秋月',
  guardianMobile: '13712340766',
  address: '渡口老街 14 号 2 单元 301',
  risk: '家里有一条狼狗',
};

export type NeedWish = Partial<Insertable<NeedsTable>> & { now?: Date; people?: Partial<NeedPeople> };

/** A public need for a lamp that waits for the centre, unless told. */
export async function buildNeed(sql: Sql, { now = new Date(), people, ...wish }: NeedWish = {}) {
  const id = testId();
  const whole = { ...needPeople, ...people };
  const place = await ensurePlaces(sql);
  const organisationId = wish.organisationId ?? place.id;
  const { area } = await sql
    .selectFrom('organisations')
    .select('area')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const need = {
    ...usualNeed(now),
    ...(wish.status === 'toRate' && { rateDueAt: new Date(now.getTime() + 15 * dayMs) }),
    ...(wish.status === 'closed' && { outcome: 'unrated' as const }),
    ...(isVerified(wish.status) ? { ...verified(now), verifiedBy: (await buildAccount(sql)).accountId } : {}),
    needNo: needNoOf(toDay(now), await nextNeedSerial(sql)),
    requestKey: randomUUID(),
    privateCipher: createNeedVault(testSecret).seal(whole),
    requesterMobileHash: createMobileVault(accountKeysFrom(testSecret)).hashOf(whole.requesterMobile),
    area: area === '990100' ? '990101' : area,
    ...wish,
    id,
    organisationId,
  };
  await insertNeed(sql, need, { byKind: 'requester', byId: null, reason: null });
  return { needId: id, needNo: need.needNo, mobile: whole.requesterMobile, people: whole };
}

const usualNeed = (now: Date) => ({
  status: 'submitted' as const,
  title: '欧阳家的灯坏了，想请人换',
  description: '渡口老街 14 号的欧阳秋水一个人住，客厅的灯坏了三天，电话 13912340987。',
  needType: 'repair',
  category: 'neighbor',
  personCount: 1,
  peopleNeeded: null,
  requesterKind: 'neighbor' as const,
  requesterAccountId: null,
  requesterMasked: '欧**水',
  expectStart: new Date(now.getTime() + dayMs),
  expectEnd: new Date(now.getTime() + dayMs + 3 * hourMs),
  isTimeFlexible: true,
  urgency: 'normal' as const,
  isPublic: true,
  channel: 'site' as const,
  submittedAt: now,
  reviewDueAt: new Date(now.getTime() + dayMs),
  createdAt: now,
  updatedAt: now,
});

const isVerified = (status: NeedsTable['status'] = 'submitted'): boolean =>
  !['submitted', 'returned', 'rejected', 'merged', 'cancelled'].includes(status);

/** What a verified need has besides: words for everybody, and the clock of the dispatch. */
const verified = (now: Date) => ({
  publicTitle: '客厅的灯坏了，想请人换',
  publicText: '客厅的吸顶灯不亮，灯已经买好。',
  verifyMethod: 'phone' as const,
  verifiedAt: now,
  dispatchDueAt: new Date(now.getTime() + dayMs),
});

/** Draws a need to be called back, in a week of its own. */
export async function buildCallback(sql: Sql, needId: number, now: Date): Promise<void> {
  const week = toDay(now);
  await sql
    .insertInto('callbackDraws')
    .values({ week, seed: 'test', endedCount: 1, drawnCount: 1, drawnAt: now })
    .onConflict((conflict) => conflict.column('week').doNothing())
    .execute();
  await sql
    .insertInto('needCallbacks')
    .values({ needId, week, status: 'open', byId: null, at: null })
    .execute();
}

/** What somebody without an account said, as it lies in the room of files; its bytes are nowhere. */
export async function buildNeedRecording(sql: Sql, needId: number): Promise<void> {
  await sql
    .insertInto('files')
    .values({
      id: testId(),
      key: needId.toString(16).padStart(32, 'feed'),
      purpose: 'needVoice',
      uploaderId: null,
      holderHash: 'a number',
      name: '奶奶的录音.webm',
      mime: 'audio/webm',
      bytes: 1,
      sha256: '',
      status: 'attached',
      targetType: 'need',
      targetId: needId,
    })
    .execute();
  await sql.updateTable('needs').set({ hasVoice: true }).where('id', '=', needId).execute();
}
