import { expect, it } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { decideApplications } from '../contract/applications.contract.ts';
import { answerOffer, cancelSignUp } from '../contract/my-signups.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { brokenCounts } from '../testing/broken-counts.ts';
import { november, openSignUpsRoom, testNoon } from '../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildReadyVolunteers, buildSignUp } from '../testing/signups.builders.ts';

describeOnPostgres('sign-ups in a rush', () => {
  const { clock, sql, call, run, open, sign, signUp, shift } = openSignUpsRoom();
  const tally = (outcomes: readonly string[]): Record<string, number> =>
    outcomes.reduce<Record<string, number>>((sums, one) => ({ ...sums, [one]: (sums[one] ?? 0) + 1 }), {});
  const confirmedCount = async (shiftId: number): Promise<number> => {
    const rows = await sql()
      .selectFrom('signUps')
      .select('id')
      .where('shiftId', '=', shiftId)
      .where('status', '=', 'confirmed')
      .execute();
    return rows.length;
  };

  it('sells twenty places to two hundred people exactly, and tells the others why', async () => {
    const { shiftIds } = await open({ waitlistMode: 'off', shifts: [{ capacity: 20 }] });
    const people = await buildReadyVolunteers(sql(), 200);
    const outcomes = await Promise.all(people.map(({ caller }) => outcomeOf(sign(caller, shiftIds[0]!))));
    expect(tally(outcomes)).toEqual({ done: 20, full: 180 });
    expect(await confirmedCount(shiftIds[0]!)).toBe(20);
    expect(await shift(shiftIds[0]!)).toMatchObject({ takenCount: 20 });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('sells twenty places to sixty parties of three, two and one, each whole or not at all', async () => {
    const { shiftIds } = await open({
      waitlistMode: 'off',
      companionsMax: 2,
      minorPolicy: 'accompanied',
      shifts: [{ capacity: 20 }],
    });
    const people = await buildReadyVolunteers(sql(), 60);
    const children = ['周小禾', '周小苗'].map((name) => ({ name, age: 9, relation: 'child' }));
    const outcomes = await Promise.all(
      people.map(({ caller }, index) =>
        outcomeOf(sign(caller, shiftIds[0]!, { companions: children.slice(0, index % 3) })),
      ),
    );
    expect(Object.keys(tally(outcomes)).toSorted()).toEqual(['done', 'full', 'partyTooLarge']);
    // Who comes alone takes what no party fits into any more.
    expect(await shift(shiftIds[0]!)).toMatchObject({ takenCount: 20 });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('queues who comes too late, each once', async () => {
    const { shiftIds } = await open({ shifts: [{ capacity: 5 }] });
    const people = await buildReadyVolunteers(sql(), 30);
    const results = await Promise.all(
      people.map(({ caller }) => sign(caller, shiftIds[0]!, { acceptWaitlist: true })),
    );
    expect(tally(results.map((result) => result.state))).toEqual({ confirmed: 5, waitlisted: 25 });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('gives one person one place however often they press', async () => {
    const { shiftIds } = await open();
    const { caller } = await buildReadyVolunteer(sql());
    const presses = Array.from({ length: 40 }, () => outcomeOf(sign(caller, shiftIds[0]!)));
    expect(tally(await Promise.all(presses))).toEqual({ done: 1, already: 39 });
    const other = await open({ shifts: [{ startsAt: november(30, '08:30') }] });
    const same = Array.from({ length: 20 }, () =>
      sign(caller, other.shiftIds[0]!, { clientRequestId: 'one press only' }),
    );
    expect(new Set((await Promise.all(same)).map((result) => result.signUpId)).size).toBe(1);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('gives one person one of two overlapping shifts', async () => {
    const [one, other] = [await open(), await open()];
    const { caller } = await buildReadyVolunteer(sql());
    const shiftIds = [one.shiftIds[0]!, other.shiftIds[0]!];
    const outcomes = await Promise.all(
      shiftIds.flatMap((id) => [id, id]).map((id) => outcomeOf(sign(caller, id))),
    );
    expect(tally(outcomes).done).toBe(1);
    expect((await confirmedCount(shiftIds[0]!)) + (await confirmedCount(shiftIds[1]!))).toBe(1);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('keeps to the places while a team confirms a batch and people sign up elsewhere', async () => {
    const { shiftIds, team } = await open({ shifts: [{ capacity: 10 }, { capacity: 10 }] });
    const applicants = await buildReadyVolunteers(sql(), 16);
    const signUpIds: number[] = [];
    for (const [index, { volunteerId }] of applicants.entries()) {
      const shiftId = shiftIds[index % 2]!;
      signUpIds.push(
        (await buildSignUp(sql(), { shiftId, volunteerId, status: 'pending', now: testNoon })).signUpId,
      );
    }
    const rivals = await buildReadyVolunteers(sql(), 30);
    const work = [
      outcomeOf(
        call(decideApplications, { signUpIds: signUpIds.slice(0, 9), verdict: 'confirm' }, team!.caller),
      ),
      outcomeOf(
        call(decideApplications, { signUpIds: signUpIds.toReversed(), verdict: 'confirm' }, team!.caller),
      ),
      ...rivals.map(({ caller }, index) => outcomeOf(sign(caller, shiftIds[index % 2]!))),
      // The applicants themselves press for the other shift, which runs at the same time.
      ...applicants.map(({ caller }, index) =>
        outcomeOf(sign(caller, shiftIds[(index + 1) % 2]!, { acceptWarnings: true })),
      ),
    ];
    const outcomes = await Promise.all(work);
    expect(Object.keys(tally(outcomes)).toSorted()).toEqual(expect.arrayContaining(['done']));
    expect(outcomes.filter((one) => one.startsWith('fault'))).toEqual([]);
    expect(await confirmedCount(shiftIds[0]!)).toBe(10);
    expect(await confirmedCount(shiftIds[1]!)).toBe(10);
    expect(await brokenCounts(sql())).toEqual([]);
    const doubles = await sql()
      .selectFrom('signUps')
      .select('volunteerId')
      .where('status', '=', 'confirmed')
      .groupBy('volunteerId')
      .having((row) => row.fn.countAll(), '>', 1)
      .execute();
    expect(doubles).toEqual([]);
  });

  it('either accepts an offer or lets it expire, never both', async () => {
    const { shiftIds } = await open({ shifts: [{ capacity: 8 }] });
    const people = await buildReadyVolunteers(sql(), 8);
    const offered = [];
    for (const person of people) {
      const offerExpiresAt = november(21, '13:00');
      const built = await buildSignUp(sql(), {
        shiftId: shiftIds[0]!,
        volunteerId: person.volunteerId,
        status: 'offered',
        offerExpiresAt,
        now: testNoon,
      });
      offered.push({ ...person, signUpId: built.signUpId });
    }
    const accept = offered.map(({ caller, signUpId }) =>
      outcomeOf(call(answerOffer, { signUpId, answer: 'accept' }, caller)),
    );
    clock.now = november(21, '13:00');
    const outcomes = await Promise.all([
      ...accept,
      outcomeOf(run('signups.expireOffers')),
      outcomeOf(run('signups.expireOffers')),
      outcomeOf(run('signups.offerFreePlaces')),
    ]);
    expect(outcomes.filter((one) => one.startsWith('fault'))).toEqual([]);
    for (const [index, { signUpId }] of offered.entries()) {
      const { status } = await signUp(signUpId);
      expect(outcomes[index] === 'done' ? status === 'confirmed' : status !== 'confirmed').toBe(true);
    }
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('hands on every place that is given up at once, in turn', async () => {
    const { shiftIds } = await open({ waitlistMode: 'auto', shifts: [{ capacity: 10 }] });
    const shiftId = shiftIds[0]!;
    const holders = [];
    for (const person of await buildReadyVolunteers(sql(), 10)) {
      holders.push({
        ...person,
        ...(await buildSignUp(sql(), { shiftId, volunteerId: person.volunteerId, now: testNoon })),
      });
    }
    const waiting: number[] = [];
    for (let turn = 0; turn < 15; turn += 1) {
      const now = new Date(testNoon.getTime() + turn * 1_000);
      waiting.push((await buildSignUp(sql(), { shiftId, status: 'waitlisted', now })).signUpId);
    }
    await Promise.all(holders.map(({ caller, signUpId }) => call(cancelSignUp, { signUpId }, caller)));
    await run('signups.offerFreePlaces');
    const states = await Promise.all(waiting.map(async (id) => (await signUp(id)).status));
    expect(states).toEqual([...Array<string>(10).fill('confirmed'), ...Array<string>(5).fill('waitlisted')]);
    expect(await brokenCounts(sql())).toEqual([]);
  });
});
