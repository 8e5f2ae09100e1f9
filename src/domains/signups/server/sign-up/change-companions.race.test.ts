import { expect, it } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { changeCompanions, type Companion } from '../../contract/companions.contract.ts';
import { cancelSignUp } from '../../contract/my-signups.contract.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { openSignUpsRoom } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteers } from '../../testing/signups.builders.ts';

const children: Companion[] = ['周小禾', '周小苗'].map((name) => ({ name, age: 9, relation: 'child' }));
const family = { companionsMax: 2, minorPolicy: 'accompanied' } as const;

describeOnPostgres('parties that grow and shrink in a rush', () => {
  const { sql, call, open, sign, signUp, shift } = openSignUpsRoom();
  const change = (caller: VolunteerCaller, signUpId: number, was: Companion[], companions: Companion[]) =>
    outcomeOf(call(changeCompanions, { signUpId, was, companions }, caller));

  it('sells the last eight places to twelve parties that each want two more, beside newcomers', async () => {
    const { shiftIds } = await open({ ...family, waitlistMode: 'off', shifts: [{ capacity: 20 }] });
    const people = await buildReadyVolunteers(sql(), 12);
    const newcomers = await buildReadyVolunteers(sql(), 6);
    const signed = await Promise.all(people.map(({ caller }) => sign(caller, shiftIds[0]!)));
    await Promise.all([
      ...people.map(({ caller }, index) => change(caller, signed[index]!.signUpId, [], children)),
      ...newcomers.map(({ caller }) => outcomeOf(sign(caller, shiftIds[0]!))),
    ]);
    const { takenCount } = await shift(shiftIds[0]!);
    expect([takenCount <= 20, takenCount >= 19, await brokenCounts(sql())]).toEqual([true, true, []]);
    const parties = await Promise.all(signed.map(async ({ signUpId }) => (await signUp(signUpId)).partySize));
    expect(parties.filter((size) => size === 2)).toEqual([]);
  });

  it('one party changed from two devices, and cancelled, ends as one of them with the places right', async () => {
    const { shiftIds } = await open({ ...family, waitlistMode: 'auto', shifts: [{ capacity: 3 }] });
    const [owner, ...others] = await buildReadyVolunteers(sql(), 4);
    const { caller } = owner!;
    const { signUpId } = await sign(caller, shiftIds[0]!, { companions: children });
    await Promise.all(others.map((other) => sign(other.caller, shiftIds[0]!, { acceptWaitlist: true })));
    const outcomes = await Promise.all([
      change(caller, signUpId, children, []),
      change(caller, signUpId, children, children.slice(1)),
      outcomeOf(call(cancelSignUp, { signUpId, code: 'family', note: '孩子病了' }, caller)),
    ]);
    expect(outcomes.filter((outcome) => outcome.startsWith('fault'))).toEqual([]);
    expect([outcomes[2], (await signUp(signUpId)).status]).toEqual(['done', 'cancelled']);
    expect([(await shift(shiftIds[0]!)).takenCount, await brokenCounts(sql())]).toEqual([3, []]);
  });
});
