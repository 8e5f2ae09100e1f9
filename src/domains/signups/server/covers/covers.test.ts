import { describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/open-room.ts';
import * as covers from '../../contract/covers.contract.ts';
import { cancelSignUp } from '../../contract/my-signups.contract.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { buildMates } from '../../testing/covers.builders.ts';
import { november, openSignUpsRoom } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';

const { clock, sql, call, open, run, sign, signUp, shift, titlesOf, audits } = openSignUpsRoom();
const reason = '孩子发烧，要带去医院';

/** Somebody with a place, so many members of the team, and a request to them. */
async function asked(mateCount = 2, wish: Parameters<typeof open>[0] = {}) {
  const built = await open(wish);
  const shiftId = built.shiftIds[0]!;
  const asker = await buildReadyVolunteer(sql());
  const place = await buildSignUp(sql(), { shiftId, volunteerId: asker.volunteerId });
  const mates = await buildMates(sql(), built.team!.teamId, mateCount);
  const request = await call(covers.askForCover, { signUpId: place.signUpId, reason }, asker.caller);
  return { ...built, shiftId, asker, mates, signUpId: place.signUpId, ...request };
}
const take = (caller: Parameters<typeof call>[2], requestId: number) =>
  call(covers.takeCover, { requestId, riskVersion: 1 }, caller as never);

describe('asking for cover', () => {
  it('asks the nearest group that has somebody, and a place is its owner’s until somebody takes it', async () => {
    const { asker, mates, signUpId, requestId, askedCount } = await asked(3);
    expect(askedCount).toBe(3);
    expect(await titlesOf(mates[0]!.accountId)).toEqual(['请你顶班']);
    expect(await signUp(signUpId)).toMatchObject({ status: 'confirmed' });
    const again = call(covers.askForCover, { signUpId, reason }, asker.caller);
    expect(await outcomeOf(again)).toBe('alreadyAsked');
    await call(covers.declineCover, { requestId }, mates[0]!.caller);
    const mine = await call(covers.listMyCovers, {}, asker.caller);
    expect(mine.mine[0]).toMatchObject({
      state: 'open',
      groups: [{ groupNo: 2, askedCount: 3, noCount: 1 }],
    });
    expect((await call(covers.listMyCovers, {}, mates[0]!.caller)).offers).toEqual([]);
    const [offer] = (await call(covers.listMyCovers, {}, mates[1]!.caller)).offers;
    expect(offer).toMatchObject({ requestId, verdict: 'take' });
    expect(JSON.stringify(offer)).not.toContain(reason);
  });

  it('is refused of what has begun, of others’ places, and in the last half hour', async () => {
    const { asker, signUpId, requestId } = await asked();
    const stranger = await buildReadyVolunteer(sql());
    expect(await outcomeOf(call(covers.askForCover, { signUpId, reason }, stranger.caller))).toBe('404');
    expect(await outcomeOf(call(covers.withdrawCover, { requestId }, stranger.caller))).toBe('404');
    await call(covers.withdrawCover, { requestId }, asker.caller);
    clock.now = november(28, '08:10');
    expect(await outcomeOf(call(covers.askForCover, { signUpId, reason }, asker.caller))).toBe('tooLate');
  });

  it('disturbs nobody at night, and goes on in the morning and with the next groups by itself', async () => {
    clock.now = november(21, '23:10');
    const { mates, requestId, askedCount } = await asked(1);
    expect(askedCount).toBe(0);
    expect(await titlesOf(mates[0]!.accountId)).toEqual([]);
    clock.now = november(22, '07:01');
    await run('signups.followCovers');
    expect(await titlesOf(mates[0]!.accountId)).toEqual(['请你顶班']);
    const row = await sql()
      .selectFrom('coverRequests')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ groupNo: 2, nextGroupAt: november(23, '07:01') });
  });
});

describe('taking over', () => {
  it('frees the places of those whom the asker would have brought, for whoever waits', async () => {
    const built = await open({ shifts: [{ capacity: 3 }], companionsMax: 2, waitlistMode: 'auto' });
    const shiftId = built.shiftIds[0]!;
    const asker = await buildReadyVolunteer(sql());
    const companions = ['周小禾', '周小苗'].map((name) => ({ name, age: 30, relation: 'friend' }));
    const { signUpId } = await sign(asker.caller, shiftId, { companions });
    const waiting = await sign((await buildReadyVolunteer(sql())).caller, shiftId, { acceptWaitlist: true });
    const [mate] = await buildMates(sql(), built.team!.teamId, 1);
    const { requestId } = await call(covers.askForCover, { signUpId, reason }, asker.caller);
    await take(mate!.caller, requestId);
    expect((await signUp(waiting.signUpId)).status).toBe('confirmed');
    expect([(await shift(shiftId)).takenCount, await brokenCounts(sql())]).toEqual([2, []]);
  });

  it('changes the place in one step, tells all three, and the second comes too late', async () => {
    const { asker, mates, team, signUpId, shiftId, requestId } = await asked();
    const before = await shift(shiftId);
    expect((await take(mates[0]!.caller, requestId)).state).toBe('done');
    expect(await outcomeOf(take(mates[1]!.caller, requestId))).toBe('taken');
    expect(await signUp(signUpId)).toMatchObject({ status: 'swapped' });
    const taken = await sql()
      .selectFrom('signUps')
      .selectAll()
      .where('volunteerId', '=', mates[0]!.volunteerId)
      .executeTakeFirstOrThrow();
    expect(taken).toMatchObject({ status: 'confirmed', source: 'swap', shiftId });
    expect(await shift(shiftId)).toMatchObject({ takenCount: before.takenCount });
    expect(await brokenCounts(sql())).toEqual([]);
    expect(await titlesOf(asker.accountId)).toContain('有人接班了');
    expect(await titlesOf(team!.accountId)).toContain('有人换班');
    expect(await audits('swapPlace')).toHaveLength(1);
    const credit = await sql().selectFrom('creditEvents').select('id').execute();
    expect(credit).toEqual([]);
  });

  it('is for who was asked and may come: another shift at that time stands in the way', async () => {
    const { mates, requestId } = await asked();
    const stranger = await buildReadyVolunteer(sql());
    expect(await outcomeOf(take(stranger.caller, requestId))).toBe('404');
    const other = await open();
    await buildSignUp(sql(), { shiftId: other.shiftIds[0]!, volunteerId: mates[0]!.volunteerId });
    expect(await outcomeOf(take(mates[0]!.caller, requestId))).toBe('notEligible');
    const [offer] = (await call(covers.listMyCovers, {}, mates[0]!.caller)).offers;
    expect(offer).toMatchObject({ verdict: 'refused', reasons: [{ severity: 'block' }] });
  });

  it('waits for the team where it reviews sign-ups: a no leaves the place and asks on, a yes changes it', async () => {
    const { mates, team, activityId, signUpId, requestId } = await asked(2, { signUpMode: 'review' });
    const other = await open();
    const decide = (verdict: 'agree' | 'refuse', caller = team!.caller) =>
      call(covers.decideCover, { requestId, verdict }, caller);
    expect((await take(mates[0]!.caller, requestId)).state).toBe('awaiting');
    expect(await signUp(signUpId)).toMatchObject({ status: 'confirmed' });
    expect(await outcomeOf(decide('agree', other.team!.caller))).toBe('404');
    await decide('refuse');
    expect(await outcomeOf(take(mates[0]!.caller, requestId))).toBe('404');
    await take(mates[1]!.caller, requestId);
    const waiting = await call(covers.listCoversToDecide, { activityId }, team!.caller);
    expect(waiting.list).toMatchObject([{ requestId, reason }]);
    await decide('agree');
    expect(await outcomeOf(decide('agree'))).toBe('notAwaiting');
    expect(await signUp(signUpId)).toMatchObject({ status: 'swapped' });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('is over when the place was given up or the shift began', async () => {
    const { asker, mates, signUpId, requestId } = await asked();
    await call(cancelSignUp, { signUpId, code: 'illness', note: '' }, asker.caller);
    expect(await outcomeOf(take(mates[0]!.caller, requestId))).toBe('over');
    await run('signups.followCovers');
    const mine = await call(covers.listMyCovers, {}, asker.caller);
    expect(mine.mine).toMatchObject([{ state: 'lapsed' }]);
  });
});
