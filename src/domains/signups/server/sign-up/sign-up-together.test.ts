import { describe, expect, it } from 'vitest';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { brokenCounts } from '../../testing/broken-counts.ts';
import { november, openSignUpsRoom } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteers, buildSignUp } from '../../testing/signups.builders.ts';

const { clock, database, sql, open, sign, signUp, shift, titlesOf, audits, fallen } = openSignUpsRoom();

const crowd = async (count: number): Promise<VolunteerCaller[]> =>
  (await buildReadyVolunteers(sql(), count)).map(({ caller }) => caller);

/** How many commits wrote sign-ups while `work` was done. */
async function commitsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stop = database().onCommit((tables) => {
    if (tables.has('sign_ups')) count += 1;
  });
  await work();
  stop();
  return count;
}

describe('people who press at the same time', () => {
  it('are written in one statement and one commit, for whichever shifts, each with line, message and answer of their own', async () => {
    const [one, other] = [await open({ shifts: [{ capacity: 20 }] }), await open({ shifts: [{}, {}] })];
    const shiftIds = [...one.shiftIds, ...other.shiftIds];
    const callers = await crowd(30);
    const answers: Awaited<ReturnType<typeof sign>>[] = [];
    const commits = await commitsOf(async () => {
      answers.push(
        ...(await Promise.all(
          callers.map((caller, index) => sign(caller, shiftIds[index % 3]!, { note: `第 ${index} 个` })),
        )),
      );
    });
    expect(commits).toBe(1);
    for (const [index, caller] of callers.entries()) {
      const answer = answers[index]!;
      expect(answer).toMatchObject({ state: 'confirmed', stateLabel: '已通过', queueAhead: null });
      expect(await signUp(answer.signUpId)).toMatchObject({
        volunteerId: caller.volunteerId,
        shiftId: shiftIds[index % 3],
        note: `第 ${index} 个`,
        status: 'confirmed',
        source: 'self',
        decidedAt: clock.now,
        createdAt: clock.now,
      });
      expect(await titlesOf(caller.accountId)).toEqual(['报名成功']);
    }
    const lines = await audits('signUpForShift');
    expect(lines).toHaveLength(30);
    expect(new Map(lines.map((line) => [line.targetId, line.actorId]))).toEqual(
      new Map(answers.map(({ signUpId }, index) => [signUpId, callers[index]!.accountId])),
    );
    expect(lines[0]).toMatchObject({
      actorName: callers[0]!.displayName,
      targetType: 'signUp',
      detail: { state: 'confirmed', shiftId: shiftIds[0] },
      requestId: 'test',
    });
    expect(await Promise.all(shiftIds.map(async (id) => (await shift(id)).takenCount))).toEqual([10, 10, 10]);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('get the places in the order in which they pressed, and whoever comes too late is told so', async () => {
    const { shiftIds } = await open({ waitlistMode: 'off', shifts: [{ capacity: 7 }] });
    const callers = await crowd(12);
    const outcomes = await Promise.all(callers.map((caller) => outcomeOf(sign(caller, shiftIds[0]!))));
    expect(outcomes).toEqual([...Array<string>(7).fill('done'), ...Array<string>(5).fill('full')]);
    expect((await audits('signUpForShift')).length).toBe(7);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('are refused one by one: what speaks against one is nothing to the others', async () => {
    const { shiftIds } = await open({ minAge: 18 });
    const [good, held, stale, frozen, after] = await crowd(5);
    const twin = await open();
    await buildSignUp(sql(), { shiftId: twin.shiftIds[0]!, volunteerId: held!.volunteerId, now: clock.now });
    await sql()
      .updateTable('volunteers')
      .set({ status: 'frozen' })
      .where('id', '=', frozen!.volunteerId)
      .execute();
    const shiftId = shiftIds[0]!;
    const outcomes = await Promise.all([
      outcomeOf(sign(good!, shiftId)),
      outcomeOf(sign(held!, shiftId)),
      outcomeOf(sign(stale!, shiftId, { riskVersion: 2 })),
      outcomeOf(sign(frozen!, shiftId)),
      outcomeOf(sign(good!, 987_654_321)),
      outcomeOf(sign(after!, shiftId)),
    ]);
    expect(outcomes).toEqual(['done', 'clash', 'riskNotAcknowledged', 'restricted', '404', 'done']);
    expect(await shift(shiftId)).toMatchObject({ takenCount: 2 });
  });

  it('go on one by one when their statement fails, and the operator is told why', async () => {
    const { shiftIds } = await open();
    const callers = await crowd(4);
    await database().pool.query(
      `create function no_poison() returns trigger language plpgsql as $$
       begin if new.note = 'poison' then raise 'a note that nobody can keep'; end if; return new; end $$`,
    );
    await database().pool.query(
      'create trigger no_poison before insert on sign_ups for each row execute function no_poison()',
    );
    const outcomes = await Promise.all(
      callers.map((caller, index) =>
        outcomeOf(sign(caller, shiftIds[0]!, { note: index === 1 ? 'poison' : '' })),
      ),
    );
    await database().pool.query('drop trigger no_poison on sign_ups');
    expect(outcomes).toEqual(['done', 'fault: a note that nobody can keep', 'done', 'done']);
    expect(fallen).toEqual([
      {
        msg: 'calls could not be written together',
        action: 'signUpForShift',
        calls: 4,
        cause: expect.stringContaining('a note that nobody can keep'),
      },
    ]);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('who press twice have one place, and the same press has one answer', async () => {
    const [one, other] = [await open(), await open()];
    const [caller] = await crowd(1);
    const press = { clientRequestId: 'pressed by an impatient one' };
    const same = await Promise.all([1, 2, 3].map(() => sign(caller!, one.shiftIds[0]!, press)));
    expect(new Set(same.map(({ signUpId }) => signUpId)).size).toBe(1);
    expect(await outcomeOf(sign(caller!, one.shiftIds[0]!))).toBe('already');
    expect(await outcomeOf(sign(caller!, other.shiftIds[0]!))).toBe('clash');
    expect(await titlesOf(caller!.accountId)).toEqual(['报名成功']);
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('of whom one presses for two shifts at the same time hold one of them', async () => {
    const [one, other] = [await open(), await open()];
    const [caller] = await crowd(1);
    const outcomes = await Promise.all(
      [one, other].map(({ shiftIds }) => outcomeOf(sign(caller!, shiftIds[0]!))),
    );
    expect(outcomes.toSorted()).toEqual(['clash', 'done']);
  });

  it('bring whom they bring along, and a party too many ends nobody’s press but its own', async () => {
    const { shiftIds } = await open({
      waitlistMode: 'off',
      companionsMax: 3,
      minorPolicy: 'accompanied',
      shifts: [{ capacity: 4, startsAt: november(28, '08:30') }],
    });
    const callers = await crowd(3);
    const child = (name: string) => ({ name, age: 8, relation: 'child' });
    const two = [child('周小禾'), child('周小苗')];
    const outcomes = await Promise.all(
      callers.map((caller, index) =>
        outcomeOf(sign(caller, shiftIds[0]!, { companions: index < 2 ? two : [] })),
      ),
    );
    expect(outcomes).toEqual(['done', 'partyTooLarge', 'done']);
    expect(await shift(shiftIds[0]!)).toMatchObject({ takenCount: 4 });
    expect(await brokenCounts(sql())).toEqual([]);
  });

  it('whose messages of this kind are turned off are told nothing, the others are', async () => {
    const { shiftIds } = await open();
    const [quiet, other] = await crowd(2);
    await sql()
      .insertInto('messagePreferences')
      .values({ accountId: quiet!.accountId, category: 'signUp', channel: 'site', isOn: false })
      .execute();
    await Promise.all([quiet!, other!].map((caller) => sign(caller, shiftIds[0]!)));
    const told = async ({ accountId }: VolunteerCaller) =>
      sql()
        .selectFrom('messages')
        .select('deletedAt')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
    expect(await told(quiet!)).toEqual({ deletedAt: clock.now });
    expect(await told(other!)).toEqual({ deletedAt: null });
  });
});
