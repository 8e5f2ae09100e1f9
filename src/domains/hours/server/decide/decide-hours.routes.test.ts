import { describe, expect, it } from 'vitest';
import { readSheet } from '#platform/server/spreadsheet.ts';
import * as hours from '../../contract/hours.contract.ts';
import { hourLimits } from '../../contract/hours.words.ts';
import * as review from '../../contract/review-hours.contract.ts';
import { openHttpDay, type Someone } from '../../testing/http-day.ts';
import { buildQueue } from '../../testing/review-queue.builders.ts';

const { app, ask, tryTo, openShift, reviewer } = openHttpDay();

describe('many at once', () => {
  const queueOf = async (count: number): Promise<number[]> =>
    buildQueue(app().sql, (await openShift()).shiftId, count);
  const publicCount = async (): Promise<number> =>
    (await app().sql.selectFrom('serviceHours').select('id').where('status', '=', 'publicity').execute())
      .length;

  it('are judged beforehand as they would be, and nothing changes by it', async () => {
    const hourIds = await queueOf(3);
    const staff = await reviewer();
    const [decided = 0] = hourIds;
    await ask(hours.decideHour, { hourId: decided, verdict: 'approve' }, staff);
    const preview = await ask(review.previewHours, { hourIds, verdict: 'reject' }, staff);
    expect(preview).toMatchObject({ passingCount: 2, refused: [{ hourId: decided }] });
    expect(preview.refused[0]?.msg).toBeTruthy();
    expect(await publicCount()).toBe(1);
    const done = await ask(review.decideHours, { hourIds, verdict: 'reject', reason: '没有证据' }, staff);
    expect([done.decidedCount, done.refused.map(({ msg }) => msg)]).toEqual([
      preview.passingCount,
      preview.refused.map(({ msg }) => msg),
    ]);
  });

  it('are offered by activity, with their grades, and listed for one of them', async () => {
    await queueOf(2);
    const shift = await openShift();
    const hourIds = await buildQueue(app().sql, shift.shiftId, 3);
    const staff = await reviewer();
    const groups = await ask(review.listHourGroups, {}, staff);
    expect(groups.total).toBe(2);
    expect(groups.list.find(({ activityId }) => activityId === shift.activityId)).toMatchObject({
      recordCount: 3,
      grades: { A: 0, B: 0, C: 3, D: 0 },
    });
    const inOne = await ask(hours.listHoursForReview, { activityId: shift.activityId }, staff);
    expect(inOne.list.map(({ hourId }) => hourId).toSorted()).toEqual(hourIds.toSorted());
  });

  it('stand among the decided by when that was, with who decided and why', async () => {
    const [first = 0, second = 0, third = 0] = await queueOf(3);
    const staff = await reviewer();
    await ask(hours.decideHour, { hourId: third, verdict: 'approve' }, staff);
    app().clock.moveBy(60_000);
    await ask(hours.decideHour, { hourId: first, verdict: 'reject', reason: '没有参加服务' }, staff);
    const { displayName } = await app()
      .sql.selectFrom('accounts')
      .select('displayName')
      .where('id', '=', staff.accountId)
      .executeTakeFirstOrThrow();
    const decided = await ask(hours.listHoursForReview, { tab: 'decided' }, staff);
    expect(decided.list.map((row) => [row.hourId, row.deciderName, row.decisionNote])).toEqual([
      [first, displayName, '没有参加服务'],
      [third, displayName, null],
    ]);
    const [last, before] = decided.list.map(({ decidedAt }) => Date.parse(decidedAt ?? ''));
    expect((last ?? 0) - (before ?? 0)).toBe(60_000);
    const waiting = await ask(hours.listHoursForReview, { tab: 'submitted' }, staff);
    expect(waiting.list.map((row) => [row.hourId, row.decidedAt, row.deciderName])).toEqual([
      [second, null, null],
    ]);
  });

  it('are exported as they are listed, with who decided and why, and the export is noted', async () => {
    const [first = 0] = await queueOf(2);
    const staff = await reviewer();
    await ask(hours.decideHour, { hourId: first, verdict: 'reject', reason: '没有参加服务' }, staff);
    const rowsOf = async (tab: 'submitted' | 'decided') => {
      const { sheet } = await ask(review.exportHoursForReview, { tab, reason: '月度核对' }, staff);
      return (await readSheet(Buffer.from(sheet ?? '', 'base64'), { mostRows: 10, columnCount: 18 })).rows;
    };
    expect((await rowsOf('submitted')).length).toBe(1);
    const [decided] = await rowsOf('decided');
    expect(decided?.cells.at(-1)).toEqual({ text: '没有参加服务' });
    const line = await app()
      .sql.selectFrom('auditLog')
      .select(['reason', 'detail'])
      .where('action', '=', 'exportHoursForReview')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(line).toMatchObject({ reason: '月度核对', detail: { filters: { tab: 'decided' }, rowCount: 1 } });
  });

  it('one after the other are twenty a minute', async () => {
    const hourIds = await queueOf(60);
    const staff = await reviewer();
    const answers = [];
    for (const hourId of hourIds)
      answers.push(await tryTo(hours.decideHour, { hourId, verdict: 'approve' }, staff));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(hourLimits.decidedUnseen);
    expect(new Set(answers.slice(hourLimits.decidedUnseen))).toEqual(new Set(['sampleNeeded']));
    expect(await publicCount()).toBe(hourLimits.decidedUnseen);
    app().clock.moveBy(60_001);
    expect(await tryTo(hours.decideHour, { hourId: hourIds.at(-1)!, verdict: 'approve' }, staff)).toBe(
      'done',
    );
  });

  it('take a look at a random sample, all of it, of these very records, and of one’s own', async () => {
    const hourIds = await queueOf(60);
    const staff = await reviewer();
    const pass = (sampleId?: number, ids = hourIds, as: Someone = staff) =>
      tryTo(review.decideHours, { hourIds: ids, verdict: 'approve', ...(sampleId ? { sampleId } : {}) }, as);
    expect(await pass()).toBe('sampleNeeded');
    const drawn = await ask(review.drawHourSample, { hourIds }, staff);
    expect(drawn.sampleIds).toHaveLength(6);
    expect(await ask(review.drawHourSample, { hourIds }, staff)).toEqual(drawn);
    const { sampleId, sampleIds } = drawn;
    expect(await pass(sampleId)).toBe('sampleUnopened');
    const unchosen = hourIds.find((id) => !sampleIds.includes(id))!;
    expect(await tryTo(review.openHourSample, { sampleId, hourId: unchosen }, staff)).toBe('404');
    const other = await reviewer();
    expect(await tryTo(review.openHourSample, { sampleId, hourId: sampleIds[0]! }, other)).toBe('404');
    for (const hourId of sampleIds.slice(1)) await ask(review.openHourSample, { sampleId, hourId }, staff);
    expect(await pass(sampleId)).toBe('sampleUnopened');
    const seen = await ask(review.openHourSample, { sampleId, hourId: sampleIds[0]! }, staff);
    expect(seen).toMatchObject({ hourId: sampleIds[0], evidenceGrade: 'C' });
    expect(await pass(sampleId, hourIds.slice(1))).toBe('sampleGone');
    expect(await pass(sampleId, hourIds, other)).toBe('sampleNeeded');
    expect(await publicCount()).toBe(0);
    expect(await pass(sampleId)).toBe('done');
    expect(await publicCount()).toBe(60);
    expect(await pass(sampleId)).toBe('sampleGone');
    const [line] = await app()
      .sql.selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'decideHours')
      .execute();
    expect(line?.detail).toMatchObject({
      verdict: 'approve',
      decided: hourIds,
      sample: { chosen: sampleIds, opened: expect.arrayContaining(sampleIds) },
    });
  });

  it('are chosen anew each time by the server', async () => {
    const hourIds = await queueOf(60);
    const choices = new Set<string>();
    for (let drawn = 0; drawn < 5; drawn += 1) {
      const staff = await reviewer();
      choices.add(JSON.stringify((await ask(review.drawHourSample, { hourIds }, staff)).sampleIds));
    }
    expect(choices.size).toBeGreaterThan(1);
  });

  it('are one transaction in which each has its own verdict; foreign ones are not there', async () => {
    const hourIds = await queueOf(3);
    const staff = await reviewer();
    await app()
      .sql.updateTable('serviceHours')
      .set({ status: 'rejected' })
      .where('id', '=', hourIds[0]!)
      .execute();
    const batch = { hourIds, verdict: 'reject' as const, reason: '现场登记表上没有' };
    expect(await tryTo(review.decideHours, { ...batch, hourIds: [...hourIds, 1] }, staff)).toBe('404');
    expect(await tryTo(review.decideHours, { hourIds, verdict: 'reject' }, staff)).toBe('reasonMissing');
    expect(await ask(review.decideHours, batch, staff)).toMatchObject({
      decidedCount: 2,
      refused: [{ hourId: hourIds[0], reason: 'wrongState' }],
    });
  });
});
