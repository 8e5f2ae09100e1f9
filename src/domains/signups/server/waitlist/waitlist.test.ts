import { describe, expect, it } from 'vitest';
import type { ActivityWish } from '#domains/activities/testing/activities.builders.ts';
import { answerOffer, cancelSignUp } from '../../contract/my-signups.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { november, openSignUpsRoom, testNoon } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';

const { clock, sql, call, run, open, signUp, shift, titlesOf, audits } = openSignUpsRoom();

/** A full shift of one place: who has it, and `count` people waiting in turn. */
async function queueOf(count: number, wish: ActivityWish = {}) {
  const { shiftIds } = await open({ shifts: [{ capacity: 1 }], ...wish });
  const shiftId = shiftIds[0]!;
  const holder = await buildReadyVolunteer(sql());
  const { signUpId } = await buildSignUp(sql(), { shiftId, volunteerId: holder.volunteerId, now: testNoon });
  const waiting = [];
  for (let turn = 0; turn < count; turn += 1) {
    const person = await buildReadyVolunteer(sql());
    const now = new Date(testNoon.getTime() + turn * 1_000);
    const built = await buildSignUp(sql(), {
      shiftId,
      volunteerId: person.volunteerId,
      status: 'waitlisted',
      now,
    });
    waiting.push({ ...person, signUpId: built.signUpId });
  }
  return { shiftId, holder: { ...holder, signUpId }, waiting };
}
const giveUp = (person: { caller: Parameters<typeof call>[2]; signUpId: number }) =>
  call(cancelSignUp, { signUpId: person.signUpId }, person.caller);

describe('a freed place', () => {
  it('is offered to the first in the queue for a time, and accepting keeps it', async () => {
    const { shiftId, holder, waiting } = await queueOf(2);
    await giveUp(holder);
    const [first, second] = [waiting[0]!, waiting[1]!];
    expect(await signUp(first.signUpId)).toMatchObject({
      status: 'offered',
      source: 'waitlist',
      offerExpiresAt: november(22, '00:00'),
    });
    expect(await signUp(second.signUpId)).toMatchObject({ status: 'waitlisted' });
    expect(await shift(shiftId)).toMatchObject({ takenCount: 1, waitCount: 1 });
    expect(await titlesOf(first.accountId)).toEqual(['有名额了，请确认']);
    expect(await audits('offerPlace')).toMatchObject([{ targetId: first.signUpId }]);
    expect(
      await call(answerOffer, { signUpId: first.signUpId, answer: 'accept' }, first.caller),
    ).toMatchObject({ state: 'confirmed' });
    expect(await signUp(first.signUpId)).toMatchObject({ status: 'confirmed', offerExpiresAt: null });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('goes on to the next when it is declined', async () => {
    const { holder, waiting } = await queueOf(2);
    await giveUp(holder);
    const request = { signUpId: waiting[0]!.signUpId, answer: 'decline' } as const;
    expect(await call(answerOffer, request, waiting[0]!.caller)).toMatchObject({
      message: '已放弃名额，谢谢你及时告知',
    });
    expect(await signUp(waiting[0]!.signUpId)).toMatchObject({ status: 'declined' });
    expect(await signUp(waiting[1]!.signUpId)).toMatchObject({ status: 'offered' });
  });

  it('goes on when the offer expires, and who let it pass waits at the tail', async () => {
    const { shiftId, holder, waiting } = await queueOf(2);
    await giveUp(holder);
    clock.now = november(22, '00:00');
    expect(
      await outcomeOf(
        call(answerOffer, { signUpId: waiting[0]!.signUpId, answer: 'accept' }, waiting[0]!.caller),
      ),
    ).toBe('offerExpired');
    await run('signups.expireOffers');
    expect(await signUp(waiting[0]!.signUpId)).toMatchObject({
      status: 'waitlisted',
      queuedAt: november(22, '00:00'),
    });
    expect(await titlesOf(waiting[0]!.accountId)).toEqual(['有名额了，请确认', '候补名额已过期']);
    await run('signups.offerFreePlaces');
    expect(await signUp(waiting[1]!.signUpId)).toMatchObject({ status: 'waitlisted' });
    clock.now = november(22, '07:00');
    await run('signups.offerFreePlaces');
    expect(await signUp(waiting[1]!.signUpId)).toMatchObject({ status: 'offered' });
    expect(await shift(shiftId)).toMatchObject({ takenCount: 1, waitCount: 1 });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('is taken at once where the queue moves up by itself', async () => {
    const { holder, waiting } = await queueOf(1, { waitlistMode: 'auto' });
    await giveUp(holder);
    expect(await signUp(waiting[0]!.signUpId)).toMatchObject({ status: 'confirmed', source: 'waitlist' });
    expect(await titlesOf(waiting[0]!.accountId)).toEqual(['候补成功']);
  });

  it('stays free where the team hands places out, and where it has not yet looked at who waits', async () => {
    for (const wish of [{ waitlistMode: 'manual' }, { signUpMode: 'review' }] as ActivityWish[]) {
      const { shiftId, holder, waiting } = await queueOf(1, wish);
      await giveUp(holder);
      await run('signups.offerFreePlaces');
      expect(await signUp(waiting[0]!.signUpId)).toMatchObject({ status: 'waitlisted' });
      expect(await shift(shiftId)).toMatchObject({ takenCount: 0, waitCount: 1 });
    }
  });

  it('passes over who is busy elsewhere by now, without losing their turn', async () => {
    const { holder, waiting } = await queueOf(2);
    const other = await open();
    await buildSignUp(sql(), {
      shiftId: other.shiftIds[0]!,
      volunteerId: waiting[0]!.volunteerId,
      now: testNoon,
    });
    await giveUp(holder);
    expect(await signUp(waiting[0]!.signUpId)).toMatchObject({ status: 'waitlisted' });
    expect(await signUp(waiting[1]!.signUpId)).toMatchObject({ status: 'offered' });
  });

  it('belongs to whoever is first in the last two hours', async () => {
    const { shiftId, holder, waiting } = await queueOf(2);
    const [first, second] = [waiting[0]!, waiting[1]!];
    clock.now = november(28, '06:29');
    const claim = (person: typeof first) =>
      call(answerOffer, { signUpId: person.signUpId, answer: 'accept' }, person.caller);
    expect(await outcomeOf(claim(second))).toBe('notOffered');
    clock.now = november(28, '06:30');
    expect(await outcomeOf(claim(second))).toBe('full');
    await call(cancelSignUp, { signUpId: holder.signUpId, code: 'illness' }, holder.caller);
    expect(await titlesOf(first.accountId)).toEqual(['还有空位，先到先得']);
    expect(await outcomeOf(claim(second))).toBe('done');
    expect(await outcomeOf(claim(first))).toBe('full');
    expect(await shift(shiftId)).toMatchObject({ takenCount: 1, waitCount: 1 });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('cannot be accepted beside another place at the same time', async () => {
    const { holder, waiting } = await queueOf(1);
    await giveUp(holder);
    const person = waiting[0]!;
    const other = await open();
    await buildSignUp(sql(), { shiftId: other.shiftIds[0]!, volunteerId: person.volunteerId, now: testNoon });
    expect(
      await outcomeOf(call(answerOffer, { signUpId: person.signUpId, answer: 'accept' }, person.caller)),
    ).toBe('clash');
    const stranger = await buildReadyVolunteer(sql());
    expect(
      await outcomeOf(call(answerOffer, { signUpId: person.signUpId, answer: 'accept' }, stranger.caller)),
    ).toBe('404');
  });
});

describe('the clock', () => {
  it('offers places that came free by more capacity', async () => {
    const { shiftId, waiting } = await queueOf(3);
    await sql().updateTable('shifts').set({ capacity: 3 }).where('id', '=', shiftId).execute();
    await run('signups.offerFreePlaces');
    const states = await Promise.all(waiting.map(async (person) => (await signUp(person.signUpId)).status));
    expect(states).toEqual(['offered', 'offered', 'waitlisted']);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('lapses what is undecided when the shift begins, and says why', async () => {
    const { shiftId, waiting } = await queueOf(1);
    const pending = await buildSignUp(sql(), { shiftId, status: 'pending', now: testNoon });
    await sql().updateTable('shifts').set({ capacity: 2 }).where('id', '=', shiftId).execute();
    const offered = await buildSignUp(sql(), {
      shiftId,
      status: 'offered',
      offerExpiresAt: november(28, '08:30'),
      now: testNoon,
    });
    clock.now = new Date(november(28, '08:30').getTime() - 1);
    await run('signups.lapseUndecided');
    expect(await signUp(pending.signUpId)).toMatchObject({ status: 'pending' });
    clock.now = november(28, '08:30');
    await run('signups.lapseUndecided');
    for (const signUpId of [pending.signUpId, offered.signUpId, waiting[0]!.signUpId]) {
      expect(await signUp(signUpId)).toMatchObject({ status: 'lapsed' });
    }
    expect(await shift(shiftId)).toMatchObject({ takenCount: 1, waitCount: 0 });
    expect(await titlesOf(pending.volunteerId)).toEqual(['报名已失效']);
    expect(await audits('lapseSignUp')).toHaveLength(3);
  });

  it('reminds confirmed people once a day and once two hours before', async () => {
    const { holder } = await queueOf(0);
    clock.now = november(27, '08:29');
    await run('signups.remind');
    expect(await titlesOf(holder.accountId)).toEqual([]);
    clock.now = november(27, '08:30');
    await run('signups.remind');
    await run('signups.remind');
    expect(await titlesOf(holder.accountId)).toEqual(['明天有活动']);
    clock.now = november(28, '06:40');
    await run('signups.remind');
    await run('signups.remind');
    expect(await titlesOf(holder.accountId)).toEqual(['明天有活动', '2 小时后有活动']);
  });

  it('reminds the team of applications older than twelve hours, once a day', async () => {
    const { shiftIds, team } = await open({ signUpMode: 'review' });
    await buildSignUp(sql(), { shiftId: shiftIds[0]!, status: 'pending', now: testNoon });
    clock.now = november(22, '00:00');
    await run('signups.remindTeams');
    expect(await titlesOf(team!.accountId)).toEqual([]);
    clock.now = november(22, '09:00');
    await run('signups.remindTeams');
    await run('signups.remindTeams');
    expect(await titlesOf(team!.accountId)).toEqual(['1 条报名等待审核']);
    clock.now = november(23, '09:00');
    await run('signups.remindTeams');
    expect(await titlesOf(team!.accountId)).toHaveLength(2);
  });

  it('marks credit events whose half year is over', async () => {
    const { signUpId, volunteerId } = await buildSignUp(sql(), { now: testNoon });
    const expiresAt = november(22, '00:00');
    await sql()
      .insertInto('creditEvents')
      .values({ volunteerId, signUpId, kind: 'noShow', points: 3, expiresAt })
      .execute();
    clock.now = november(22, '00:00');
    await run('signups.expireCredit');
    expect(await sql().selectFrom('creditEvents').select('status').execute()).toEqual([
      { status: 'expired' },
    ]);
  });
});
