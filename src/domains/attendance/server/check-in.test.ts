import { describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { checkIn, checkOut, getAttendanceCode, getMyAttendance } from '../contract/attendance.contract.ts';
import { at, elsewhere, openDay, place } from '../testing/open-day.ts';

const { clock, sql, call, open, codes, participationOf, eventsOf, hoursOf, audits } = openDay();

describe('checkIn and checkOut', () => {
  it('make a complete time of grade A with two receipts, and hours of it', async () => {
    const { shiftId, people, teamCaller } = await open();
    const [{ caller, volunteerId }] = people as [(typeof people)[number]];
    clock.now = at('08:20');
    const { rotatingCode } = await codes(shiftId, teamCaller);
    const receipt = await call(checkIn, { shiftId, code: rotatingCode, ...place, accuracyM: 20 }, caller);
    expect(receipt).toMatchObject({ state: 'checkedIn', placeResult: 'pass', distanceM: 0 });
    clock.now = at('11:40');
    const later = await codes(shiftId, teamCaller);
    expect(later.insideCount).toBe(1);
    await call(checkOut, { shiftId, code: later.rotatingCode, ...place, accuracyM: 20 }, caller);
    const row = await participationOf(shiftId, volunteerId);
    expect(row).toMatchObject({ status: 'checkedOut', checkedInAt: at('08:20'), checkedOutAt: at('11:40') });
    expect(
      (await eventsOf(row!.id)).map((event) => [event.kind, event.method, event.receiptNo !== '']),
    ).toEqual([
      ['in', 'rotatingCode', true],
      ['out', 'rotatingCode', true],
    ]);
    expect(await hoursOf(volunteerId)).toMatchObject([
      {
        minutes: 180,
        calculatedMinutes: 180,
        evidenceGrade: 'A',
        status: 'calculated',
        serviceOn: '2026-11-21',
      },
    ]);
    expect(await audits('checkIn')).toMatchObject([{ targetId: row!.id }]);
    expect(await audits('checkOut')).toHaveLength(1);
  });

  it('refuse a second tap and leave one row', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    const { shortCode: code } = await codes(shiftId, teamCaller);
    await call(checkIn, { shiftId, code }, caller);
    expect(await outcomeOf(call(checkIn, { shiftId, code }, caller))).toBe('alreadyIn');
    await call(checkOut, { shiftId, code }, caller);
    expect(await outcomeOf(call(checkOut, { shiftId, code }, caller))).toBe('alreadyOut');
    expect(await outcomeOf(call(checkIn, { shiftId, code }, caller))).toBe('alreadyOut');
    const row = await participationOf(shiftId, volunteerId);
    expect(await eventsOf(row!.id)).toHaveLength(2);
    // In and out within a minute of the start: no minute was served.
    expect(await hoursOf(volunteerId)).toEqual([]);
  });

  it('refuse strangers, another shift’s code and a place outside, and write nothing', async () => {
    const { shiftId, people, teamCaller } = await open({ placePolicy: 'required' });
    const { caller, volunteerId } = people[0]!;
    const other = await open();
    const { rotatingCode: code } = await codes(shiftId, teamCaller);
    const foreign = await codes(other.shiftId, other.teamCaller);
    const stranger = await buildReadyVolunteer(sql());
    expect(await outcomeOf(call(checkIn, { shiftId, code }, stranger.caller))).toBe('notConfirmed');
    expect(await outcomeOf(call(checkIn, { shiftId, code: foreign.rotatingCode }, caller))).toBe('codeWrong');
    expect(await outcomeOf(call(checkIn, { shiftId, code, ...elsewhere }, caller))).toBe('outsidePlace');
    expect(await outcomeOf(call(checkIn, { shiftId: 999_999, code }, caller))).toBe('404');
    expect(await outcomeOf(call(checkOut, { shiftId, code }, caller))).toBe('notIn');
    expect(await participationOf(shiftId, volunteerId)).toBeUndefined();
    expect(await audits('checkIn')).toEqual([]);
  });

  it('keep the worse place: in outside the circle is never grade A', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    await call(
      checkIn,
      { shiftId, code: (await codes(shiftId, teamCaller)).rotatingCode, ...elsewhere },
      caller,
    );
    clock.now = at('11:30');
    await call(
      checkOut,
      { shiftId, code: (await codes(shiftId, teamCaller)).rotatingCode, ...place },
      caller,
    );
    expect((await hoursOf(volunteerId))[0]).toMatchObject({ evidenceGrade: 'B' });
  });

  it('refuse someone who is inside elsewhere at the same time', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    await call(checkIn, { shiftId, code: (await codes(shiftId, teamCaller)).shortCode }, caller);
    const other = await open({ shifts: [{ startsAt: at('09:00'), endsAt: at('10:00') }], people: 0 });
    await buildSignUp(sql(), { shiftId: other.shiftId, volunteerId, now: at('12:00', 15) });
    const { shortCode: code } = await codes(other.shiftId, other.teamCaller);
    expect(await outcomeOf(call(checkIn, { shiftId: other.shiftId, code }, caller))).toBe('clash');
  });

  it('take no code of what was cancelled after the check-in', async () => {
    const { shiftId, activityId, people, teamCaller } = await open();
    const { caller } = people[0]!;
    const { shortCode: code } = await codes(shiftId, teamCaller);
    await call(checkIn, { shiftId, code }, caller);
    await sql().updateTable('activities').set({ status: 'cancelled' }).where('id', '=', activityId).execute();
    expect(await outcomeOf(call(checkOut, { shiftId, code }, caller))).toBe('activityNotRunning');
  });
});

describe('getAttendanceCode', () => {
  it('is shown to the shift’s own team from an hour before to two hours after', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 2 });
    clock.now = new Date(at('07:30').getTime() - 1);
    expect(await outcomeOf(codes(shiftId, teamCaller))).toBe('tooEarly');
    clock.now = at('07:30');
    const shown = await codes(shiftId, teamCaller);
    expect(shown).toMatchObject({ expectedCount: 2, insideCount: 0, refreshAt: '2026-11-21T07:30:30+08:00' });
    expect(shown.qrText).toContain(`/detail/${activityId}?shift=${shiftId}&code=${shown.rotatingCode}`);
    expect(shown.qrSvg).toContain('<svg');
    const stranger = await buildActivity(sql(), { now: clock.now });
    expect(await outcomeOf(call(getAttendanceCode, { id: shiftId }, stranger.team!.caller))).toBe('404');
    clock.now = new Date(at('13:30').getTime() + 1);
    expect(await outcomeOf(codes(shiftId, teamCaller))).toBe('tooLate');
  });
});

describe('getMyAttendance', () => {
  it('says what the button does at each moment', async () => {
    const { shiftId, activityId, people, teamCaller } = await open();
    const { caller } = people[0]!;
    const mine = async () => (await call(getMyAttendance, { id: activityId }, caller)).shifts[0]!;
    clock.now = at('07:00');
    expect(await mine()).toMatchObject({
      state: 'expected',
      canDo: null,
      notice: '开始前 60 分钟起可以签到，志愿者码到时出现在这里',
    });
    clock.now = at('08:00');
    expect(await mine()).toMatchObject({ canDo: 'checkIn' });
    await call(checkIn, { shiftId, code: (await codes(shiftId, teamCaller)).shortCode }, caller);
    expect(await mine()).toMatchObject({ state: 'checkedIn', canDo: 'checkOut', receipts: [{ kind: 'in' }] });
    clock.now = new Date(at('13:30').getTime() + 1);
    expect(await mine()).toMatchObject({ canDo: null, notice: '签退时间已过，请联系领队补签' });
    const stranger = await buildReadyVolunteer(sql());
    expect(await call(getMyAttendance, { id: activityId }, stranger.caller)).toEqual({ shifts: [] });
  });
});
