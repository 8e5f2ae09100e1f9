import { describe, expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { testAct } from '#testing/test-act.ts';
import {
  decideApplications,
  moveSignUp,
  offerPlace,
  removeSignUp,
} from '../../contract/applications.contract.ts';
import { buildRecordEntry } from '#domains/awards/testing/awards.builders.ts';
import { postSchema } from '#domains/activities/contract/posts.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { november, openSignUpsRoom, testNoon } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';
import { voidForActivity } from '../void-for-activity.ts';

const { clock, sql, call, open, signUp, shift, titlesOf, audits } = openSignUpsRoom();

/** A reviewed activity with one shift of `capacity` places and `count` applications, first come first. */
async function applied(count: number, capacity: number, wish: Parameters<typeof open>[0] = {}) {
  const built = await open({ signUpMode: 'review', shifts: [{ capacity }], ...wish });
  const shiftId = built.shiftIds[0]!;
  const signUpIds: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const now = new Date(testNoon.getTime() + turn * 1_000);
    signUpIds.push((await buildSignUp(sql(), { shiftId, status: 'pending', now })).signUpId);
  }
  return { ...built, shiftId, signUpIds, caller: built.team!.caller };
}

describe('decideApplications', () => {
  it('confirms as many as there are places, first come first, and tells each row its outcome', async () => {
    const { caller, shiftId, signUpIds } = await applied(4, 3);
    const asked = [signUpIds[3]!, signUpIds[0]!, signUpIds[1]!, signUpIds[2]!, 4_711];
    const result = await call(decideApplications, { signUpIds: asked, verdict: 'confirm' }, caller);
    expect(result.doneCount).toBe(3);
    expect(result.outcomes.map((outcome) => [outcome.signUpId, outcome.isDone, outcome.reason])).toEqual([
      [signUpIds[3], false, 'full'],
      [signUpIds[0], true, null],
      [signUpIds[1], true, null],
      [signUpIds[2], true, null],
      [4_711, false, 'notFound'],
    ]);
    expect(result.shifts).toMatchObject([
      { shiftId, capacity: 3, takenCount: 3, confirmedCount: 3, pendingCount: 1 },
    ]);
    expect(await signUp(signUpIds[0]!)).toMatchObject({
      status: 'confirmed',
      decidedBy: caller.accountId,
      decidedAt: testNoon,
    });
    expect(await titlesOf((await signUp(signUpIds[0]!)).volunteerId)).toEqual(['报名已通过']);
    expect(await audits('decideApplications')).toHaveLength(3);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('rejects with a reason that the volunteer reads, and not without', async () => {
    const { caller, signUpIds } = await applied(1, 3);
    expect(await outcomeOf(call(decideApplications, { signUpIds, verdict: 'reject' }, caller))).toBe('400');
    await call(decideApplications, { signUpIds, verdict: 'reject', reason: '需要先参加采样培训' }, caller);
    const row = await signUp(signUpIds[0]!);
    expect(row).toMatchObject({ status: 'rejected', statusReason: '需要先参加采样培训' });
    expect(await titlesOf(row.volunteerId)).toEqual(['报名未通过']);
    const again = await call(decideApplications, { signUpIds, verdict: 'confirm' }, caller);
    expect(again.outcomes).toMatchObject([{ isDone: false, reason: 'wrongState', state: 'rejected' }]);
    expect(again.outcomes[0]?.msg).toMatch(/^本队 .*已拒绝这条报名，/);
    expect(await audits('decideApplications')).toHaveLength(2);
  });

  it('does not confirm one person for two places at the same time', async () => {
    const { caller, signUpIds, volunteerId } = await (async () => {
      const built = await open({ signUpMode: 'review', shifts: [{}, {}] });
      const person = await buildReadyVolunteer(sql());
      const ids: number[] = [];
      for (const shiftId of built.shiftIds) {
        ids.push(
          (
            await buildSignUp(sql(), {
              shiftId,
              volunteerId: person.volunteerId,
              status: 'pending',
              now: testNoon,
            })
          ).signUpId,
        );
      }
      return { caller: built.team!.caller, signUpIds: ids, volunteerId: person.volunteerId };
    })();
    const result = await call(decideApplications, { signUpIds, verdict: 'confirm' }, caller);
    expect(result.outcomes.map((outcome) => outcome.reason)).toEqual([null, 'clash']);
    expect(result.outcomes[1]?.msg).toContain('澜江净滩行动');
    expect(await titlesOf(volunteerId)).toEqual(['报名已通过']);
  });

  it('puts applications into the queue only where there is one and nothing is free', async () => {
    const free = await applied(1, 3);
    const verdict = 'waitlist' as const;
    const ask = async (given: typeof free) =>
      (await call(decideApplications, { signUpIds: given.signUpIds, verdict }, given.caller)).outcomes[0]
        ?.reason;
    expect(await ask(free)).toBe('placesLeft');
    expect(await ask(await applied(1, 3, { waitlistMode: 'off' }))).toBe('waitlistOff');
    const manual = await applied(1, 3, { waitlistMode: 'manual' });
    expect(await ask(manual)).toBeNull();
    expect(await shift(manual.shiftId)).toMatchObject({ waitCount: 1, takenCount: 0 });
    const result = await call(
      decideApplications,
      { signUpIds: manual.signUpIds, verdict: 'confirm' },
      manual.caller,
    );
    expect(result.outcomes).toMatchObject([{ isDone: true, state: 'confirmed' }]);
    expect(await shift(manual.shiftId)).toMatchObject({ waitCount: 0, takenCount: 1 });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('is over when the shift begins, and closed to other teams', async () => {
    const { caller, signUpIds } = await applied(1, 3);
    const stranger = await buildTeam(sql());
    const foreign = await call(decideApplications, { signUpIds, verdict: 'confirm' }, stranger.caller);
    expect(foreign.outcomes).toMatchObject([{ isDone: false, reason: 'notFound', state: null }]);
    clock.now = november(28, '08:30');
    const late = await call(decideApplications, { signUpIds, verdict: 'confirm' }, caller);
    expect(late.outcomes).toMatchObject([{ reason: 'started' }]);
  });
});

describe('what a team does with one person', () => {
  it('offers a place out of turn, and only a free one', async () => {
    const { caller, shiftId } = await applied(0, 1, { waitlistMode: 'manual' });
    const first = await buildSignUp(sql(), { shiftId, status: 'waitlisted', now: testNoon });
    const second = await buildSignUp(sql(), { shiftId, status: 'waitlisted', now: testNoon });
    const { offerExpiresAt } = await call(offerPlace, { signUpId: second.signUpId }, caller);
    expect(offerExpiresAt).toBe('2026-11-22T00:00:00+08:00');
    expect(await signUp(second.signUpId)).toMatchObject({ status: 'offered' });
    expect(await outcomeOf(call(offerPlace, { signUpId: first.signUpId }, caller))).toBe('full');
    expect(await outcomeOf(call(offerPlace, { signUpId: second.signUpId }, caller))).toBe('wrongState');
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('removes with a reason and hands the place on', async () => {
    const { caller, shiftIds } = await (async () => {
      const built = await open({ shifts: [{ capacity: 1 }] });
      return { ...built, caller: built.team!.caller };
    })();
    const gone = await buildSignUp(sql(), { shiftId: shiftIds[0]!, now: testNoon });
    const next = await buildSignUp(sql(), { shiftId: shiftIds[0]!, status: 'waitlisted', now: testNoon });
    await call(removeSignUp, { signUpId: gone.signUpId, reason: '未参加行前培训' }, caller);
    expect(await signUp(gone.signUpId)).toMatchObject({ status: 'removed', statusReason: '未参加行前培训' });
    expect(await titlesOf(gone.volunteerId)).toEqual(['你已被移出名单']);
    expect(await signUp(next.signUpId)).toMatchObject({ status: 'offered' });
    expect(await sql().selectFrom('creditEvents').selectAll().execute()).toEqual([]);
    const stranger = await buildTeam(sql());
    const ask = { signUpId: next.signUpId, reason: '不认识' };
    expect(await outcomeOf(call(removeSignUp, ask, stranger.caller))).toBe('404');
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('moves nobody to a post that wants what they do not have', async () => {
    const built = await open({ shifts: [{}, { startsAt: november(29, '08:30') }] });
    const [from, to] = [built.shiftIds[0]!, built.shiftIds[1]!];
    await sql().updateTable('shifts').set({ postName: '急救' }).where('id', '=', to).execute();
    await sql()
      .updateTable('activities')
      .set({ posts: JSON.stringify([postSchema.parse({ name: '急救', qualifications: ['firstAid'] })]) })
      .where('id', '=', built.activityId)
      .execute();
    const person = await buildSignUp(sql(), { shiftId: from, now: testNoon });
    const move = () =>
      call(moveSignUp, { signUpId: person.signUpId, shiftId: to, reason: '人手调整' }, built.team!.caller);
    await expect(move()).rejects.toMatchObject({
      reason: 'unfit',
      message: '这位志愿者不符合岗位“急救”的要求：持救护员证',
    });
    await buildRecordEntry(sql(), {
      volunteerId: person.volunteerId,
      teamId: built.teamId,
      enteredBy: built.team!.caller.accountId,
      qualification: 'firstAid',
    });
    expect(await outcomeOf(move())).toBe('done');
  });

  it('moves a person to another shift, place and all', async () => {
    const built = await open({ shifts: [{ capacity: 2 }, { capacity: 1, startsAt: november(29, '08:30') }] });
    const [from, to] = [built.shiftIds[0]!, built.shiftIds[1]!];
    const { caller } = built.team!;
    const person = await buildSignUp(sql(), { shiftId: from, now: testNoon });
    const other = await buildSignUp(sql(), { shiftId: from, now: testNoon });
    const move = (signUpId: number, shiftId: number) =>
      outcomeOf(call(moveSignUp, { signUpId, shiftId, reason: '人手调整' }, caller));
    expect(await move(person.signUpId, from)).toBe('sameShift');
    expect(await move(person.signUpId, 99_999)).toBe('404');
    expect(await move(person.signUpId, to)).toBe('done');
    expect(await signUp(person.signUpId)).toMatchObject({
      shiftId: to,
      startsAt: november(29, '08:30'),
      status: 'confirmed',
    });
    expect(await shift(from)).toMatchObject({ takenCount: 1 });
    expect(await shift(to)).toMatchObject({ takenCount: 1 });
    expect(await move(other.signUpId, to)).toBe('full');
    expect(await titlesOf(person.volunteerId)).toEqual(['场次已调整']);
    expect(await brokenCounts(sql())).toEqual([]);
  });
});

describe('voidForActivity', () => {
  it('ends every live sign-up without consequence and tells everyone why', async () => {
    const { activityId, shiftIds } = await open();
    const states = ['pending', 'confirmed', 'waitlisted', 'offered', 'cancelled'] as const;
    const built = [];
    for (const status of states)
      built.push(await buildSignUp(sql(), { shiftId: shiftIds[0]!, status, now: testNoon }));
    await voidForActivity(testAct({ sql: sql(), now: testNoon }), activityId, '台风预警');
    const after = await Promise.all(built.map(async (row) => (await signUp(row.signUpId)).status));
    expect(after).toEqual(['void', 'void', 'void', 'void', 'cancelled']);
    expect(await shift(shiftIds[0]!)).toMatchObject({ takenCount: 0, waitCount: 0 });
    expect(await titlesOf(built[1]!.volunteerId)).toEqual(['活动已取消']);
    expect(await titlesOf(built[4]!.volunteerId)).toEqual([]);
    expect(await audits('voidSignUps')).toMatchObject([{ targetId: activityId, reason: '台风预警' }]);
    expect(await brokenCounts(sql())).toEqual([]);
  });
});
