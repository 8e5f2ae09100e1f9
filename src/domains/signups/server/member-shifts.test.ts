import { expect, it } from 'vitest';
import { testAct } from '#testing/test-act.ts';
import { brokenCounts } from '../testing/broken-counts.ts';
import { november, openSignUpsRoom, testNoon } from '../testing/open-signups-room.ts';
import { ownSignUpRefusals } from '../contract/signups.words.ts';
import { buildReadyVolunteer, buildSignUp } from '../testing/signups.builders.ts';
import { cancelOwnShift, takeShiftBack } from './member-shifts.ts';
import { memberShiftsOf } from './member-shifts.queries.ts';

const { sql, open, signUp } = openSignUpsRoom();

it('finds future member-only places of one team, which are given up or taken back', async () => {
  const person = await buildReadyVolunteer(sql());
  const { volunteerId } = person;
  const closed = await open({
    recruitScope: 'members',
    shifts: [{}, { startsAt: november(29, '08:30') }],
  });
  const { teamId, team } = closed;
  const free = await open({ teamId, shifts: [{ startsAt: november(30, '08:30') }] });
  const ids: number[] = [];
  for (const shiftId of [...closed.shiftIds, ...free.shiftIds])
    ids.push((await buildSignUp(sql(), { shiftId, volunteerId, now: testNoon })).signUpId);
  const find = () => memberShiftsOf(sql(), { teamId, volunteerId, now: testNoon });
  expect((await find()).map(({ signUpId }) => signUpId)).toEqual(ids.slice(0, 2));
  const once = await memberShiftsOf(sql(), { teamId, volunteerId, now: november(28, '09:00') });
  expect(once.map(({ signUpId }) => signUpId)).toEqual([ids[1]]);

  await cancelOwnShift(testAct({ sql: sql(), caller: person.caller, now: testNoon }), ids[0]!, '退出队伍');
  expect(await signUp(ids[0]!)).toMatchObject({ status: 'cancelled', statusReason: '退出队伍' });
  await takeShiftBack(testAct({ sql: sql(), caller: team!.caller, now: testNoon }), ids[1]!, '移出队伍');
  expect(await signUp(ids[1]!)).toMatchObject({ status: 'removed' });
  expect(await find()).toEqual([]);

  // What changed meanwhile is refused for a reason that the room of teams knows, in the sentence of this one.
  const again = cancelOwnShift(
    testAct({ sql: sql(), caller: person.caller, now: testNoon }),
    ids[0]!,
    '退出队伍',
  );
  const msg = ownSignUpRefusals.notCancellable;
  await expect(again).rejects.toMatchObject({ reason: 'shiftsStay', message: msg });
  expect(await brokenCounts(sql())).toEqual([]);
});
