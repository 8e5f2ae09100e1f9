import { describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/open-room.ts';
import { changeCompanions, type Companion } from '../../contract/companions.contract.ts';
import { decideApplications } from '../../contract/applications.contract.ts';
import { getMySignUp } from '../../contract/my-signups.contract.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { november, openSignUpsRoom } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer } from '../../testing/signups.builders.ts';

const { clock, sql, call, open, sign, signUp, shift, titlesOf } = openSignUpsRoom();
const one = (name: string, age = 8): Companion => ({ name, age, relation: 'child' });
const [he, miao, man] = [one('周小禾'), one('周小苗', 11), one('吴小满')];
const family = { companionsMax: 3, minorPolicy: 'accompanied', waitlistMode: 'auto' } as const;

async function someone() {
  const { caller } = await buildReadyVolunteer(sql());
  return caller;
}
type Someone = Awaited<ReturnType<typeof someone>>;

const change = (caller: Someone, signUpId: number, was: Companion[], companions: Companion[]) =>
  call(changeCompanions, { signUpId, was, companions }, caller);

async function partyOf(capacity: number, companions: Companion[], wish: object = {}) {
  const built = await open({ ...family, shifts: [{ capacity }], ...wish });
  const caller = await someone();
  const shiftId = built.shiftIds[0]!;
  const { signUpId } = await sign(caller, shiftId, { companions });
  return { ...built, shiftId, caller, signUpId };
}

const mostOf = async ({ activityId, caller }: { activityId: number; caller: Someone }) =>
  (await call(getMySignUp, { id: activityId }, caller)).signUps[0]!.companionsMost;

describe('who comes along, after signing up', () => {
  it('more take their places, a name is corrected, fewer give theirs back', async () => {
    const { shiftId, caller, signUpId } = await partyOf(4, [he]);
    expect(await change(caller, signUpId, [he], [he, miao])).toEqual({ message: '已更新，你们一共 3 人' });
    expect((await shift(shiftId)).takenCount).toBe(3);
    await change(caller, signUpId, [he, miao], [he, one('周小淼', 11)]);
    expect([(await signUp(signUpId)).companions, (await shift(shiftId)).takenCount]).toMatchObject([
      [he, { name: '周小淼' }],
      3,
    ]);
    await change(caller, signUpId, [he, one('周小淼', 11)], []);
    expect([(await shift(shiftId)).takenCount, await brokenCounts(sql())]).toEqual([1, []]);
    const lines = await sql()
      .selectFrom('auditLog')
      .select('detail')
      .where('action', '=', 'changeCompanions')
      .orderBy('id')
      .execute();
    expect(lines.map(({ detail }) => detail)).toMatchObject([
      { before: { partySize: 2 }, after: { partySize: 3 } },
      { before: { partySize: 3 }, after: { partySize: 3 } },
      { before: { partySize: 3 }, after: { partySize: 1 } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('周小');
  });

  it('are added whole or not at all, and never before those who wait', async () => {
    const { shiftId, caller, signUpId } = await partyOf(3, [he]);
    await expect(change(caller, signUpId, [he], [he, miao, man])).rejects.toMatchObject({
      reason: 'partyTooLarge',
    });
    const other = await partyOf(4, [he]);
    await expect(change(other.caller, other.signUpId, [he], [he, miao, man])).resolves.toBeDefined();
    const [waiting] = [await someone()];
    await sign(waiting, other.shiftId, { companions: [one('李小果')], acceptWaitlist: true });
    await change(other.caller, other.signUpId, [he, miao, man], [he, miao]);
    // One place came free, and two wait together: it stays theirs.
    await expect(change(other.caller, other.signUpId, [he, miao], [he, miao, man])).rejects.toMatchObject({
      reason: 'partyTooLarge',
      message: '还有人在候补，空出的名额先给他们，现在不能加人',
    });
    expect([(await shift(shiftId)).takenCount, (await shift(other.shiftId)).takenCount]).toEqual([2, 3]);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('who stay at home make room for the queue at once', async () => {
    const { shiftId, caller, signUpId } = await partyOf(3, [he, miao]);
    const waiting = await sign(await someone(), shiftId, { acceptWaitlist: true });
    await change(caller, signUpId, [he, miao], [he]);
    expect((await signUp(waiting.signUpId)).status).toBe('confirmed');
    expect([(await shift(shiftId)).takenCount, await brokenCounts(sql())]).toEqual([3, []]);
  });

  it('who wait hold no place, keep their turn, and get in once they are few enough', async () => {
    const { shiftId, caller, signUpId: signedUp } = await partyOf(2, [he]);
    const mine = await someone();
    const { signUpId } = await sign(mine, shiftId, { companions: [man], acceptWaitlist: true });
    const { queuedAt } = await signUp(signUpId);
    await change(mine, signUpId, [man], [one('吴小曼')]);
    expect([(await signUp(signUpId)).queuedAt, await shift(shiftId)]).toMatchObject([
      queuedAt,
      { takenCount: 2, waitCount: 1 },
    ]);
    expect(await outcomeOf(change(mine, signUpId, [one('吴小曼')], [one('吴小曼'), miao]))).toBe(
      'partyTooLarge',
    );
    await change(caller, signedUp, [he], []);
    await change(mine, signUpId, [one('吴小曼')], []);
    expect([(await signUp(signUpId)).status, await brokenCounts(sql())]).toEqual(['confirmed', []]);
    expect((await shift(shiftId)).takenCount).toBe(2);
    expect(await outcomeOf(change(caller, signUpId, [], [he]))).toBe('404');
  });

  it('are the same after a second press, and never lost to a stale page', async () => {
    const { caller, signUpId } = await partyOf(6, [he]);
    const press = () => change(caller, signUpId, [he], [he, miao]);
    expect(await press()).toEqual(await press());
    expect(await outcomeOf(change(caller, signUpId, [he], [man]))).toBe('companionsMoved');
    expect((await signUp(signUpId)).companions).toEqual([he, miao]);
  });

  it('are judged by the rules of the activity, who was accepted before is not', async () => {
    const { caller, signUpId, activityId } = await partyOf(9, [he]);
    await sql()
      .updateTable('activities')
      .set({ minAge: 10, companionsMax: 1 })
      .where('id', '=', activityId)
      .execute();
    await expect(change(caller, signUpId, [he], [one('周小荷')])).rejects.toMatchObject({
      errors: [{ path: 'companions.0.age', msg: '周小荷不到 10 周岁，本活动须年满 10 周岁' }],
    });
    expect(await outcomeOf(change(caller, signUpId, [he], [he, miao]))).toBe('companionsOff');
    await sql().updateTable('activities').set({ companionsMax: 0 }).where('id', '=', activityId).execute();
    expect(await mostOf({ activityId, caller })).toBe(1);
    await change(caller, signUpId, [he], []);
    expect(await mostOf({ activityId, caller })).toBeNull();
  });

  it('stay as they are once sign-up has closed', async () => {
    const signUpClosesAt = november(27, '12:00');
    const party = await partyOf(6, [he], { signUpClosesAt });
    expect(await mostOf(party)).toBe(3);
    clock.now = signUpClosesAt;
    expect([await mostOf(party), await outcomeOf(change(party.caller, party.signUpId, [he], []))]).toEqual([
      null,
      'companionsClosed',
    ]);
    expect((await shift(party.shiftId)).takenCount).toBe(2);
  });

  it('are told to a team that decides on each', async () => {
    const { caller, signUpId, team } = await partyOf(6, [he], { signUpMode: 'review' });
    const signUpIds = [signUpId];
    await call(decideApplications, { signUpIds, verdict: 'confirm' }, team!.caller);
    await change(caller, signUpId, [he], [he, miao]);
    expect(await titlesOf(team!.caller.accountId)).toContain('同行人有变');
    const open = await partyOf(6, [he]);
    await change(open.caller, open.signUpId, [he], []);
    expect(await titlesOf(open.team!.caller.accountId)).not.toContain('同行人有变');
  });
});
