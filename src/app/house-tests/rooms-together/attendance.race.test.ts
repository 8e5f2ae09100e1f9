import { expect, it } from 'vitest';
import { confirmHours } from '#domains/hours/contract/hours.contract.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { cancelSignUp } from '#domains/signups/contract/my-signups.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import {
  addWalkIn,
  checkIn,
  fixCheckOut,
  rollCall,
  undoAttendance,
} from '#domains/attendance/contract/attendance.contract.ts';
import {
  getVolunteerCode,
  recordVolunteerCode,
} from '#domains/attendance/contract/volunteer-code.contract.ts';
import { toldOf } from '#domains/volunteers/testing/volunteers.builders.ts';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';

describeOnPostgres('attendance in a rush', () => {
  const { clock, sql, call, open, codes, participationOf, eventsOf, hoursOf } = openDay();
  const reason = '领队在现场核对过';
  const tally = (outcomes: readonly string[]) =>
    outcomes.reduce<Record<string, number>>((sums, one) => ({ ...sums, [one]: (sums[one] ?? 0) + 1 }), {});

  it('makes one row of forty taps and a roll call at once', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    const told = await toldOf(sql(), volunteerId);
    const { rotatingCode: code } = await codes(shiftId, teamCaller);
    const taps = Array.from({ length: 40 }, () => outcomeOf(call(checkIn, { shiftId, code }, caller)));
    const byLeader = outcomeOf(call(addWalkIn, { shiftId, ...told }, teamCaller));
    const outcomes = tally([...(await Promise.all(taps)), await byLeader]);
    expect(outcomes).toEqual({ done: 1, alreadyIn: 40 });
    const row = await participationOf(shiftId, volunteerId);
    expect(await eventsOf(row!.id)).toHaveLength(1);
  });

  it('makes one step of a volunteer’s code that two leaders scan at once, in and out', async () => {
    const { shiftId, activityId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    for (const [step, twice] of [
      ['checkedIn', 'alreadyIn'],
      ['checkedOut', 'alreadyOut'],
    ] as const) {
      const shown = await call(getVolunteerCode, { id: shiftId }, caller);
      const code = new URL(shown.code!.qrText).searchParams.get('code')!;
      const scans = Array.from({ length: 10 }, () =>
        outcomeOf(call(recordVolunteerCode, { activityId, code }, teamCaller)),
      );
      expect(tally(await Promise.all(scans))).toEqual({ done: 1, [twice]: 9 });
      expect((await participationOf(shiftId, volunteerId))?.status).toBe(step);
      clock.now = at('11:30');
    }
    expect(await eventsOf((await participationOf(shiftId, volunteerId))!.id)).toHaveLength(2);
    expect(await hoursOf(volunteerId)).toHaveLength(1);
  });

  it('either confirms hours or takes the sign-out back, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { shiftId, activityId, people, teamCaller } = await open();
      const { volunteerId } = people[0]!;
      clock.now = at('08:30');
      await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'in' }, teamCaller);
      clock.now = at('11:30');
      await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'out' }, teamCaller);
      const { id: participationId } = (await participationOf(shiftId, volunteerId))!;
      const [confirmed, undone] = await Promise.all([
        outcomeOf(call(confirmHours, { activityId, hourIds: [] }, teamCaller)),
        outcomeOf(call(undoAttendance, { participationId, reason }, teamCaller)),
      ]);
      const { status } = (await participationOf(shiftId, volunteerId))!;
      const hours = await hoursOf(volunteerId);
      expect([confirmed, undone].filter((one) => one === 'done')).toHaveLength(1);
      expect([status, hours.length]).toEqual(undone === 'done' ? ['checkedIn', 0] : ['checkedOut', 1]);
    }
  });

  it('either takes the check-in or gives the place up, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      clock.now = at('08:00');
      const { shiftId, people, teamCaller } = await open();
      const { caller, volunteerId, signUpId } = people[0]!;
      const { shortCode: code } = await codes(shiftId, teamCaller);
      const [came, left] = await Promise.all([
        outcomeOf(call(checkIn, { shiftId, code }, caller)),
        outcomeOf(call(cancelSignUp, { signUpId, code: 'illness' }, caller)),
      ]);
      expect([came, left].toSorted()).toEqual(
        came === 'done' ? ['done', 'notCancellable'] : ['done', 'notConfirmed'],
      );
      expect((await participationOf(shiftId, volunteerId)) !== undefined).toBe(came === 'done');
    }
  });

  it('keeps what two teams record of one person at one time, and lets neither become public alone', async () => {
    const [one, other] = [await open(), await open({ people: 0 })];
    const { volunteerId } = one.people[0]!;
    const rows: { participationId: number }[] = [];
    for (const { shiftId } of [one, other])
      rows.push(
        await buildParticipation(sql(), { shiftId, volunteerId, isWalkIn: true, status: 'noCheckOut' }),
      );
    clock.now = at('14:00');
    const checkedOutAt = '2026-11-21T11:30:00+08:00';
    const outcomes = await Promise.all(
      [one.teamCaller, other.teamCaller].map((caller, index) =>
        outcomeOf(
          call(fixCheckOut, { participationId: rows[index]!.participationId, checkedOutAt, reason }, caller),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 2 });
    expect(await hoursOf(volunteerId)).toHaveLength(2);
    for (const { activityId, teamCaller } of [one, other])
      await call(confirmHours, { activityId, hourIds: [] }, teamCaller);
    expect((await hoursOf(volunteerId)).map((hour) => hour.status)).toEqual(['submitted', 'submitted']);
  });

  it('lets two teams together confirm no more than twelve hours of a day without the centre', async () => {
    const [one, other] = [
      await open(),
      await open({ people: 0, shifts: [{ startsAt: at('12:00'), endsAt: at('20:00') }] }),
    ];
    const { volunteerId } = one.people[0]!;
    await buildHour(sql(), { shiftId: one.shiftId, volunteerId, minutes: 480 });
    await buildHour(sql(), { shiftId: other.shiftId, volunteerId, minutes: 480 });
    await Promise.all(
      [one, other].map(({ activityId, teamCaller }) =>
        call(confirmHours, { activityId, hourIds: [] }, teamCaller),
      ),
    );
    expect((await hoursOf(volunteerId)).map((hour) => hour.status)).toEqual(['submitted', 'submitted']);
  });
});
