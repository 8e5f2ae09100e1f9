import type { Sql } from '#database/transaction.ts';
import { testAct, testId } from '#testing/test-act.ts';
import { type MakeupForm, makeupFormSchema } from '../contract/makeups.contract.ts';
import { insertMakeup } from '../server/makeups/makeups.store.ts';

/** A photo that somebody of the team has just uploaded for a past activity. */
export async function buildMakeupProof(sql: Sql, uploaderId: number): Promise<number> {
  const id = testId();
  await sql
    .insertInto('files')
    .values({
      id,
      key: id.toString(16).padStart(32, '0'),
      purpose: 'makeupProof',
      uploaderId,
      name: '签到表.jpg',
      mime: 'image/jpeg',
      bytes: 1,
      sha256: id.toString(16).padStart(64, '0'),
    })
    .execute();
  return id;
}

/** A past activity of a team as it may be handed in, of Friday 20 November 2026 unless told. */
export async function buildMakeupForm(
  sql: Sql,
  {
    uploaderId,
    volunteerIds,
    ...wish
  }: { uploaderId: number; volunteerIds: readonly number[] } & Partial<MakeupForm>,
): Promise<MakeupForm> {
  return makeupFormSchema.parse({
    title: '雨夜转移低洼小区车辆',
    category: 'rescue',
    placeName: '望江里小区',
    content: '暴雨预警以后，队员分三组挨户敲门提醒居民，把低洼处的车辆移到高处，忙到夜里十一点。',
    day: '2026-11-20',
    from: '20:00',
    to: '23:00',
    reason: '暴雨预警临时集合，来不及发布活动。',
    witnessName: '乔木',
    witnessMobileTail: '0417',
    fileIds: [await buildMakeupProof(sql, uploaderId)],
    people: volunteerIds.map((volunteerId) => ({
      volunteerId,
      from: '',
      to: '',
      minutes: 0,
      isFromSheet: false,
    })),
    ...wish,
  });
}

/** Two past activities of a team with this person in them, one still a draft and one handed in; gives their ids and their files'. */
export async function buildMakeups(
  sql: Sql,
  {
    now,
    team,
    volunteerId,
    days,
  }: {
    now: Date;
    team: { teamId: number; accountId: number; organisationId: number };
    volunteerId: number;
    days: readonly [string, string];
  },
): Promise<{ makeupIds: number[]; fileIds: number[] }> {
  const makeupIds: number[] = [];
  const fileIds: number[] = [];
  const { teamId, accountId, organisationId } = team;
  for (const [index, day] of days.entries()) {
    const form = await buildMakeupForm(sql, { uploaderId: accountId, volunteerIds: [volunteerId], day });
    const id = await insertMakeup(testAct({ sql, now }), { teamId, organisationId }, form);
    await sql
      .updateTable('files')
      .set({ status: 'attached', targetType: 'activityMakeup', targetId: id })
      .where('id', 'in', form.fileIds)
      .execute();
    if (index === 1)
      await sql
        .updateTable('activityMakeups')
        .set({ state: 'pending', submittedAt: now, submittedBy: accountId })
        .where('id', '=', id)
        .execute();
    makeupIds.push(id);
    fileIds.push(...form.fileIds);
  }
  return { makeupIds, fileIds };
}
