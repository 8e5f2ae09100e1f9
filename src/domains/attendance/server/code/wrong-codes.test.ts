import { expect, it } from 'vitest';
import { outcomeOf } from '#testing/open-room.ts';
import { checkIn, rollCall, undoAttendance } from '../../contract/attendance.contract.ts';
import { at, openDay } from '../../testing/open-day.ts';

const { clock, call, open, codes, participationOf, titlesOf, audits } = openDay();

it('wrong codes leave a trace and lock typing for the one who guesses, for a quarter of an hour', async () => {
  const { shiftId, activityId, people, teamCaller } = await open({ people: 2 });
  const [guesser, honest] = people.map(({ caller }) => caller);
  const tryCode = async () => outcomeOf(call(checkIn, { shiftId, code: 'WRONG1' }, guesser));
  for (let tries = 0; tries < 5; tries += 1) expect(await tryCode()).toBe('codeWrong');
  expect(await tryCode()).toBe('codeLocked');
  const { shortCode: code } = await codes(shiftId, teamCaller);
  expect(await outcomeOf(call(checkIn, { shiftId, code }, guesser))).toBe('codeLocked');
  expect(await audits('wrongAttendanceCode')).toMatchObject(
    Array.from({ length: 5 }, () => ({
      targetType: 'activity',
      targetId: activityId,
      actorId: guesser?.accountId,
    })),
  );
  expect(await titlesOf(teamCaller.accountId)).toEqual(['有人多次输错签到码']);
  await call(checkIn, { shiftId, code }, honest);
  clock.now = at('08:46');
  await call(checkIn, { shiftId, code: (await codes(shiftId, teamCaller)).shortCode }, guesser);
});

it('a roll call names the people, and who is taken back is told', async () => {
  const { shiftId, people, teamCaller } = await open();
  const { volunteerId, caller } = people[0]!;
  await call(rollCall, { shiftId, volunteerIds: [volunteerId, 999], act: 'in' }, teamCaller);
  const [line] = await audits('rollCall');
  expect(line?.detail).toMatchObject({
    done: [{ volunteerId, name: expect.stringMatching(/./) }],
    refused: [{ volunteerId: 999, reason: 'notConfirmed' }],
  });
  const row = await participationOf(shiftId, volunteerId);
  await call(undoAttendance, { participationId: row!.id, reason: '点错人了' }, teamCaller);
  expect(await titlesOf(caller.accountId)).toContain('领队撤销了你的一条考勤记录');
});
