import { describe, expect, it } from 'vitest';
import { dayMs } from '#platform/contract/durations.ts';
import { outcomeOf } from '#testing/open-room.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import { decideApplications } from '../../contract/applications.contract.ts';
import { cancelSignUp, getMySignUp } from '../../contract/my-signups.contract.ts';
import { getSignUpStanding } from '../../contract/signups.contract.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { openSignUpsRoom } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer } from '../../testing/signups.builders.ts';

const { clock, sql, call, run, open, sign, signUp, shift } = openSignUpsRoom();
const child = (name: string, age = 8): Companion => ({ name, age, relation: 'child' });
const two = [child('周小禾'), child('周小苗', 11)];
const family = { companionsMax: 3, minorPolicy: 'accompanied', waitlistMode: 'auto' } as const;

async function someone() {
  const { caller } = await buildReadyVolunteer(sql());
  return caller;
}

describe('companions', () => {
  it('take a place each, are on the team’s list and one’s own page, and give them back together', async () => {
    const { shiftIds, activityId } = await open({ ...family, shifts: [{ capacity: 4 }] });
    const shiftId = shiftIds[0]!;
    const caller = await someone();
    const { signUpId, state } = await sign(caller, shiftId, { companions: two });
    expect([state, (await shift(shiftId)).takenCount]).toEqual(['confirmed', 3]);
    expect(await brokenCounts(sql())).toEqual([]);
    const mine = await call(getMySignUp, { id: activityId }, caller);
    expect(mine.signUps[0]!.companions).toEqual(two);
    await call(cancelSignUp, { signUpId, code: 'family', note: '孩子病了' }, caller);
    expect((await shift(shiftId)).takenCount).toBe(0);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('are refused when there are not enough places for all, and nobody is let in halfway', async () => {
    const { shiftIds } = await open({ ...family, shifts: [{ capacity: 4 }] });
    const shiftId = shiftIds[0]!;
    await sign(await someone(), shiftId, { companions: [child('吴小满')] });
    const caller = await someone();
    await expect(sign(caller, shiftId, { companions: two, acceptWaitlist: false })).rejects.toMatchObject({
      reason: 'partyTooLarge',
      message: '只剩 2 个名额，你们一共 3 人，请少带人或换一场',
    });
    expect(await outcomeOf(sign(caller, shiftId, { companions: two.slice(0, 1) }))).toBe('done');
    expect((await shift(shiftId)).takenCount).toBe(4);
  });

  it('wait together; a place that comes free goes to the first who fit', async () => {
    const { shiftIds } = await open({ ...family, shifts: [{ capacity: 3 }] });
    const shiftId = shiftIds[0]!;
    const callers = [await someone(), await someone()];
    const firsts = [
      await sign(callers[0]!, shiftId),
      await sign(callers[1]!, shiftId, { companions: [child('吴小满')] }),
    ];
    const party = await sign(await someone(), shiftId, { companions: two.slice(0, 1), acceptWaitlist: true });
    const alone = await sign(await someone(), shiftId, { acceptWaitlist: true });
    expect([party.state, alone.state]).toEqual(['waitlisted', 'waitlisted']);
    await call(cancelSignUp, { signUpId: firsts[0]!.signUpId, code: 'work', note: '加班' }, callers[0]!);
    expect((await signUp(party.signUpId)).status).toBe('waitlisted');
    expect((await signUp(alone.signUpId)).status).toBe('confirmed');
    await call(cancelSignUp, { signUpId: firsts[1]!.signUpId, code: 'work', note: '加班' }, callers[1]!);
    expect((await signUp(party.signUpId)).status).toBe('confirmed');
    expect([(await shift(shiftId)).takenCount, await brokenCounts(sql())]).toEqual([3, []]);
  });

  it('take their places when the team confirms, or nobody does', async () => {
    const built = await open({ ...family, signUpMode: 'review', shifts: [{ capacity: 3 }] });
    const shiftId = built.shiftIds[0]!;
    const all = [
      await sign(await someone(), shiftId, { companions: two }),
      await sign(await someone(), shiftId, { companions: [child('吴小满')] }),
    ];
    const outcome = await call(
      decideApplications,
      { signUpIds: all.map(({ signUpId }) => signUpId), verdict: 'confirm' },
      built.team!.caller,
    );
    expect(outcome.outcomes.map(({ isDone, reason }) => [isDone, reason])).toEqual([
      [true, null],
      [false, 'full'],
    ]);
    expect([(await shift(shiftId)).takenCount, await brokenCounts(sql())]).toEqual([3, []]);
  });

  it('are no more than the team takes, and are told apart by where they fail', async () => {
    const { shiftIds, activityId } = await open({ ...family, companionsMax: 1, maxAge: 60 });
    const shiftId = shiftIds[0]!;
    const caller = await someone();
    expect((await call(getSignUpStanding, { id: activityId }, caller)).companionsMax).toBe(1);
    expect(await outcomeOf(sign(caller, shiftId, { companions: two }))).toBe('companionsOff');
    await expect(sign(caller, shiftId, { companions: [child('周爷爷', 61)] })).rejects.toMatchObject({
      errors: [{ path: 'companions.0.age', msg: '周爷爷超过了 60 周岁，本活动年龄不超过 60 周岁' }],
    });
    const none = await open({});
    expect(await outcomeOf(sign(caller, none.shiftIds[0]!, { companions: [child('周小禾')] }))).toBe(
      'companionsOff',
    );
  });

  it('lose their names a year after, and their number never', async () => {
    const { shiftIds } = await open(family);
    const { signUpId } = await sign(await someone(), shiftIds[0]!, { companions: two });
    const endsAt = (await shift(shiftIds[0]!)).endsAt.getTime();
    clock.now = new Date(endsAt + 365 * dayMs);
    await run('signups.forgetCompanions');
    expect((await signUp(signUpId)).companions).toEqual(two);
    clock.now = new Date(endsAt + 365 * dayMs + 1);
    await run('signups.forgetCompanions');
    const { companions, partySize } = await signUp(signUpId);
    expect([JSON.stringify(companions).includes('周小'), partySize]).toEqual([false, 3]);
  });

  it('give their places back when an offer runs out', async () => {
    const { shiftIds } = await open({ ...family, waitlistMode: 'offer', shifts: [{ capacity: 2 }] });
    const shiftId = shiftIds[0]!;
    const first = await someone();
    const { signUpId } = await sign(first, shiftId, { companions: [child('吴小满')] });
    const party = await sign(await someone(), shiftId, {
      companions: [child('周小禾')],
      acceptWaitlist: true,
    });
    await call(cancelSignUp, { signUpId, code: 'work', note: '加班' }, first);
    const offered = await signUp(party.signUpId);
    expect([offered.status, (await shift(shiftId)).takenCount]).toEqual(['offered', 2]);
    clock.now = offered.offerExpiresAt!;
    await run('signups.expireOffers');
    expect([(await signUp(party.signUpId)).status, await shift(shiftId)]).toMatchObject([
      'waitlisted',
      { takenCount: 0, waitCount: 1 },
    ]);
    expect(await brokenCounts(sql())).toEqual([]);
  });
});
