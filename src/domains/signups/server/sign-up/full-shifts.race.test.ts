import { expect, it } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { cancelSignUp } from '../../contract/my-signups.contract.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { openSignUpsRoom, testNoon as now } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildReadyVolunteers, buildSignUp } from '../../testing/signups.builders.ts';
import { lockVolunteers } from '../signups.store.ts';

describeOnPostgres('a shift that is full', () => {
  const { database, sql, call, open, sign, shift } = openSignUpsRoom();
  const openFull = async (capacity: number) => {
    const { shiftIds } = await open({ waitlistMode: 'off', shifts: [{ capacity }] });
    const shiftId = shiftIds[0]!;
    const holders = [];
    for (const person of await buildReadyVolunteers(sql(), capacity)) {
      const { signUpId } = await buildSignUp(sql(), { shiftId, volunteerId: person.volunteerId, now });
      holders.push({ ...person, signUpId });
    }
    return { shiftId, holders };
  };

  it('is refused without waiting for anybody, once it was found full', async () => {
    const { shiftId, holders } = await openFull(2);
    const [first, second] = [await buildReadyVolunteer(sql()), await buildReadyVolunteer(sql())];
    expect(await outcomeOf(sign(first.caller, shiftId))).toBe('full');
    await inTransaction(database(), async (holding) => {
      await lockVolunteers(holding, [second.volunteerId, holders[0]!.volunteerId]);
      expect(await outcomeOf(sign(second.caller, shiftId))).toBe('full');
      // Who is in is told so, not that it is full.
      expect(await outcomeOf(sign(holders[0]!.caller, shiftId))).toBe('already');
    });
  });

  it('gives a place that came free to whoever presses next, and answers the same press as the first time', async () => {
    const { shiftId, holders } = await openFull(1);
    const { caller } = await buildReadyVolunteer(sql());
    expect(await outcomeOf(sign(caller, shiftId))).toBe('full');
    await call(cancelSignUp, { signUpId: holders[0]!.signUpId }, holders[0]!.caller);
    const press = { clientRequestId: 'the press that got in' };
    const { signUpId } = await sign(caller, shiftId, press);
    expect(await outcomeOf(sign(holders[0]!.caller, shiftId))).toBe('full');
    expect(await sign(caller, shiftId, press)).toMatchObject({ signUpId, state: 'confirmed' });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('stays exact while places are given back under a crowd', async () => {
    const { shiftId, holders } = await openFull(10);
    const crowd = await buildReadyVolunteers(sql(), 100);
    expect(await outcomeOf(sign(crowd[0]!.caller, shiftId))).toBe('full');
    const pressAll = () =>
      Promise.all(
        crowd.map(({ caller, volunteerId }) =>
          outcomeOf(sign(caller, shiftId, { clientRequestId: `press ${volunteerId}` })),
        ),
      );
    const [meanwhile] = await Promise.all([
      pressAll(),
      ...holders.slice(0, 4).map(({ caller, signUpId }) => call(cancelSignUp, { signUpId }, caller)),
    ]);
    const afterwards = await pressAll();
    expect(new Set([...meanwhile, ...afterwards])).toEqual(new Set(['done', 'full']));
    // Whoever was in is answered as the first time.
    expect(meanwhile.every((one, index) => one === 'full' || afterwards[index] === 'done')).toBe(true);
    expect(afterwards.filter((one) => one === 'done')).toHaveLength(4);
    expect(await shift(shiftId)).toMatchObject({ takenCount: 10 });
    expect(await brokenCounts(sql())).toEqual([]);
  });
});
