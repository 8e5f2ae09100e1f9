import { describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/open-room.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import {
  checkIn,
  checkOut,
  getAttendanceBoard,
  getMyAttendance,
  rollCall,
  undoAttendance,
} from '../../contract/attendance.contract.ts';
import { buildParticipation } from '../../testing/attendance.builders.ts';
import { at, openDay } from '../../testing/open-day.ts';

const { clock, sql, call, open, codes, participationOf, eventsOf, hoursOf } = openDay();
const reason = '领队在现场核对过';

describe('undoAttendance', () => {
  it('is an event: the steps stay with their receipts, and the person is 待签到 as if there were none', async () => {
    const { shiftId, activityId, people, teamCaller } = await open({ people: 2 });
    const [came, absent] = people as [(typeof people)[number], (typeof people)[number]];
    const undo = async ({ volunteerId }: typeof came, why: string) =>
      call(
        undoAttendance,
        { participationId: (await participationOf(shiftId, volunteerId))!.id, reason: why },
        teamCaller,
      );
    await call(rollCall, { shiftId, volunteerIds: [came.volunteerId], act: 'in' }, teamCaller);
    await call(rollCall, { shiftId, volunteerIds: [absent.volunteerId], act: 'absent' }, teamCaller);
    await undo(came, '点错了人');
    await undo(absent, '人来了，在门口');
    const board = (await call(getAttendanceBoard, { id: activityId }, teamCaller)).shifts[0]!;
    expect(board).toMatchObject({ expectedCount: 2, insideCount: 0, absentCount: 0 });
    expect(board.rows).toMatchObject([
      { state: 'expected', participationId: null },
      { state: 'expected', participationId: null },
    ]);
    const mine = (await call(getMyAttendance, { id: activityId }, came.caller)).shifts[0]!;
    expect(mine).toMatchObject({ state: 'expected', canDo: 'checkIn' });
    expect(mine.receipts.map(({ kind }) => kind)).toEqual(['in', 'undone']);
    clock.now = at('09:00');
    await call(checkIn, { shiftId, code: (await codes(shiftId, teamCaller)).shortCode }, came.caller);
    await call(rollCall, { shiftId, volunteerIds: [absent.volunteerId], act: 'in' }, teamCaller);
    const row = (await participationOf(shiftId, came.volunteerId))!;
    expect(row).toMatchObject({ status: 'checkedIn', signUpId: came.signUpId, checkedInAt: at('09:00') });
    const told = (await eventsOf(row.id)).map(({ kind, operatorId, reason: why }) => [kind, operatorId, why]);
    expect(told).toEqual([
      ['in', teamCaller.accountId, null],
      ['undone', teamCaller.accountId, '点错了人'],
      ['in', came.volunteerId, null],
    ]);
    const steps = await eventsOf((await participationOf(shiftId, absent.volunteerId))!.id);
    expect(steps.map(({ kind }) => kind)).toEqual(['absent', 'undone', 'in']);
  });

  it('takes the own step of just now back without a reason, and neither a later one nor another’s', async () => {
    const { shiftId, people, teamCaller } = await open({ people: 2 });
    const [slipped, came] = people as [(typeof people)[number], (typeof people)[number]];
    const undoOf = async ({ volunteerId }: typeof came) => {
      const { id: participationId } = (await participationOf(shiftId, volunteerId))!;
      return outcomeOf(call(undoAttendance, { participationId }, teamCaller));
    };
    const record = (act: 'in' | 'out') =>
      call(rollCall, { shiftId, volunteerIds: [slipped.volunteerId], act }, teamCaller);
    await record('in');
    clock.now = at('08:30:30');
    expect(await undoOf(slipped)).toBe('done');
    await record('in');
    clock.now = at('08:31:01');
    expect(await undoOf(slipped)).toBe('reasonNeeded');
    await record('out');
    expect(await undoOf(slipped)).toBe('done');
    const { id } = (await participationOf(shiftId, slipped.volunteerId))!;
    const reasons = (await eventsOf(id)).map(({ kind, reason: why }) => `${kind} ${why ?? ''}`.trim());
    expect(reasons).toEqual(['in', 'undone 点错了，马上撤销', 'in', 'out', 'undo 点错了，马上撤销']);
    await call(checkIn, { shiftId, code: (await codes(shiftId, teamCaller)).shortCode }, came.caller);
    expect(await undoOf(came)).toBe('reasonNeeded');
  });

  it('makes room for the sign-up on another shift, and a walk-in taken back leaves the list', async () => {
    const { shiftIds, activityId, people, teamCaller } = await open({
      shifts: [
        { startsAt: at('08:30'), endsAt: at('11:30') },
        { startsAt: at('09:00'), endsAt: at('11:00') },
      ],
    });
    const [shiftId, other] = shiftIds as [number, number];
    const { volunteerId, signUpId } = people[0]!;
    const guest = await buildReadyVolunteer(sql());
    const { participationId } = await buildParticipation(sql(), {
      shiftId,
      volunteerId: guest.volunteerId,
      isWalkIn: true,
      status: 'checkedIn',
    });
    await call(undoAttendance, { participationId, reason }, teamCaller);
    expect((await call(getMyAttendance, { id: activityId }, guest.caller)).shifts).toEqual([]);
    await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'in' }, teamCaller);
    const { id } = (await participationOf(shiftId, volunteerId))!;
    await call(undoAttendance, { participationId: id, reason }, teamCaller);
    await sql().updateTable('signUps').set({ shiftId: other }).where('id', '=', signUpId).execute();
    await call(rollCall, { shiftId: other, volunteerIds: [volunteerId], act: 'in' }, teamCaller);
    expect(await participationOf(other, volunteerId)).toMatchObject({ status: 'checkedIn', signUpId });
    const { shifts } = await call(getAttendanceBoard, { id: activityId }, teamCaller);
    expect(shifts.map(({ rows }) => rows.map((row) => row.volunteerId))).toEqual([[], [volunteerId]]);
  });

  it('a check-out of one’s own that was taken back with its check-in makes no fix of a new time', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { volunteerId, caller } = people[0]!;
    const code = async () => (await codes(shiftId, teamCaller)).shortCode;
    await call(checkIn, { shiftId, code: await code() }, caller);
    clock.now = at('10:00');
    await call(checkOut, { shiftId, code: await code() }, caller);
    const { id: participationId } = (await participationOf(shiftId, volunteerId))!;
    await call(undoAttendance, { participationId, reason }, teamCaller);
    await call(undoAttendance, { participationId, reason }, teamCaller);
    await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'in' }, teamCaller);
    clock.now = at('11:30');
    await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'out' }, teamCaller);
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      id: participationId,
      checkedInAt: at('10:00'),
      outMethod: 'rollCall',
      fixReason: null,
    });
    expect(await hoursOf(volunteerId)).toMatchObject([{ minutes: 90 }]);
  });
});
