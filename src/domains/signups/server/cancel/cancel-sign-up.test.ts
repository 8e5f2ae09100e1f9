import { describe, expect, it } from 'vitest';
import { getMyCredit } from '../../contract/credit.contract.ts';
import { cancelSignUp, previewCancel } from '../../contract/my-signups.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { november, openSignUpsRoom, testNoon } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';
import { recordNoShow } from '../credit/record-no-show.ts';
import { testAct } from '#testing/test-act.ts';

const { clock, sql, call, open, sign, signUp, shift, titlesOf, audits } = openSignUpsRoom();

const confirmed = async () => {
  const { shiftIds } = await open();
  const person = await buildReadyVolunteer(sql());
  const { signUpId } = await sign(person.caller, shiftIds[0]!);
  return { ...person, signUpId, shiftId: shiftIds[0]! };
};

describe('cancelSignUp', () => {
  it('is free until a day before, gives the place back and can be followed by a new sign-up', async () => {
    const { caller, signUpId, shiftId } = await confirmed();
    clock.now = november(27, '08:30');
    expect(await call(previewCancel, { id: signUpId }, caller)).toMatchObject({
      kind: 'cancel',
      isLate: false,
      points: 0,
    });
    expect(await call(cancelSignUp, { signUpId, code: 'work', note: '要加班' }, caller)).toMatchObject({
      state: 'cancelled',
      isLate: false,
      points: 0,
      message: '报名已取消',
    });
    expect(await signUp(signUpId)).toMatchObject({
      status: 'cancelled',
      cancelCode: 'work',
      statusReason: '要加班',
      isLateCancel: false,
    });
    expect(await shift(shiftId)).toMatchObject({ takenCount: 0 });
    expect(await audits('cancelSignUp')).toMatchObject([{ targetId: signUpId, reason: '要加班' }]);
    expect(await sign(caller, shiftId).catch((error: unknown) => error)).toMatchObject({
      state: 'confirmed',
    });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('costs a point when late, says so before, and tells of it after', async () => {
    const { caller, signUpId } = await confirmed();
    clock.now = november(27, '08:31');
    const preview = await call(previewCancel, { id: signUpId }, caller);
    expect(preview).toMatchObject({
      isLate: true,
      points: 1,
      pointsNow: 0,
      excusingCodes: ['illness', 'family', 'weather'],
    });
    expect(preview.sentence).toBe(
      '已过自由取消时间（11月27日 周五 08:30），取消将记 1 分，累计 1 分，180 天后失效。生病、家庭原因、天气原因不记分。',
    );
    expect(await call(cancelSignUp, { signUpId, code: 'work' }, caller)).toMatchObject({
      isLate: true,
      points: 1,
    });
    expect(await call(getMyCredit, {}, caller)).toMatchObject({
      points: 1,
      needsReview: false,
      pausedUntil: null,
      events: [{ kind: 'lateCancel', points: 1, status: 'active' }],
    });
    expect(await titlesOf(caller.accountId)).toEqual(['报名成功', '信用记录提醒']);
  });

  it('excuses illness, and notes that it was late', async () => {
    const { caller, signUpId } = await confirmed();
    clock.now = november(28, '07:00');
    expect(await call(cancelSignUp, { signUpId, code: 'illness' }, caller)).toMatchObject({
      isLate: true,
      points: 0,
    });
    expect(await signUp(signUpId)).toMatchObject({ isLateCancel: true });
    expect(await call(getMyCredit, {}, caller)).toMatchObject({ points: 0, events: [] });
  });

  it('withdraws an application, leaves the queue and declines an offer without consequence', async () => {
    const { shiftIds } = await open({ shifts: [{ capacity: 1 }] });
    for (const [status, ends, says] of [
      ['pending', 'withdrawn', '申请已撤回'],
      ['waitlisted', 'withdrawn', '已退出候补'],
      ['offered', 'declined', '已放弃名额，谢谢你及时告知'],
    ] as const) {
      const { caller, volunteerId } = await buildReadyVolunteer(sql());
      const { signUpId } = await buildSignUp(sql(), {
        shiftId: shiftIds[0]!,
        volunteerId,
        status,
        now: testNoon,
      });
      clock.now = november(28, '08:00');
      expect(await call(cancelSignUp, { signUpId }, caller)).toMatchObject({
        state: ends,
        isLate: false,
        points: 0,
        message: says,
      });
      expect(await signUp(signUpId)).toMatchObject({ cancelCode: null, cancelledAt: null });
    }
    expect(await shift(shiftIds[0]!)).toMatchObject({ takenCount: 0, waitCount: 0 });
  });

  it('ends at the start, cannot be done twice, and not for somebody else', async () => {
    const { caller, signUpId } = await confirmed();
    const stranger = await buildReadyVolunteer(sql());
    expect(await outcomeOf(call(cancelSignUp, { signUpId }, stranger.caller))).toBe('404');
    expect(await outcomeOf(call(previewCancel, { id: signUpId }, stranger.caller))).toBe('404');
    clock.now = november(28, '08:30');
    expect(await outcomeOf(call(cancelSignUp, { signUpId }, caller))).toBe('alreadyStarted');
    clock.now = testNoon;
    await call(cancelSignUp, { signUpId }, caller);
    expect(await outcomeOf(call(cancelSignUp, { signUpId }, caller))).toBe('notCancellable');
  });
});

describe('recordNoShow', () => {
  it('makes one event for an absence and pauses sign-up at nine points', async () => {
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    for (const day of [1, 2, 3]) {
      const { signUpId } = await buildSignUp(sql(), { volunteerId, now: november(day, '09:00') });
      const act = testAct({ sql: sql(), now: testNoon });
      expect(await recordNoShow(act, { volunteerId, signUpId })).toBe(true);
      expect(await recordNoShow(act, { volunteerId, signUpId })).toBe(false);
    }
    const credit = await call(getMyCredit, {}, caller);
    expect(credit).toMatchObject({ points: 9, needsReview: true, pausedUntil: '2026-12-21T12:00:00+08:00' });
    expect(await titlesOf(caller.accountId)).toEqual(['信用记录提醒', '信用记录提醒', '信用记录提醒']);
    const { shiftIds } = await open({ shifts: [{ startsAt: november(30, '09:00') }] });
    expect(await outcomeOf(sign(caller, shiftIds[0]!))).toBe('restricted');
  });
});
