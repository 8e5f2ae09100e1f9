import { describe, expect, it } from 'vitest';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { submitHourEntry } from '#domains/hours/contract/hour-entries.contract.ts';
import { buildEntryProof } from '#domains/hours/testing/entries.builders.ts';
import { listActivityHours, objectHour } from '#domains/hours/contract/hours.contract.ts';
import { toldOf } from '#domains/volunteers/testing/volunteers.builders.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import {
  addWalkIn,
  checkIn,
  fixCheckOut,
  getAttendanceBoard,
  getMyAttendance,
  rollCall,
  undoAttendance,
} from '#domains/attendance/contract/attendance.contract.ts';
import {
  confirmAttendance,
  listAttendanceToConfirm,
} from '#domains/attendance/contract/confirm-attendance.contract.ts';
import { buildParticipation } from '#domains/attendance/testing/attendance.builders.ts';
import { at, openDay } from '#domains/attendance/testing/open-day.ts';

const { clock, sql, call, run, open, codes, participationOf, eventsOf, hoursOf, titlesOf, audits } =
  openDay();
const reason = '领队在现场核对过';

describe('rollCall', () => {
  it('gives each person an own verdict and writes one audit line', async () => {
    const { shiftId, people, teamCaller } = await open({ people: 3 });
    const [first, second, third] = people.map((person) => person.volunteerId) as [number, number, number];
    const stranger = await buildReadyVolunteer(sql());
    await call(rollCall, { shiftId, volunteerIds: [first], act: 'in' }, teamCaller);
    const answer = await call(
      rollCall,
      { shiftId, volunteerIds: [third, first, second, second, stranger.volunteerId], act: 'in' },
      teamCaller,
    );
    expect(answer.doneCount).toBe(2);
    expect(answer.refused.map(({ volunteerId, reason: why }) => [volunteerId, why])).toEqual(
      [
        [first, 'alreadyIn'],
        [stranger.volunteerId, 'notConfirmed'],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    );
    clock.now = at('11:30');
    await call(rollCall, { shiftId, volunteerIds: [first, second], act: 'out' }, teamCaller);
    expect(await hoursOf(first)).toMatchObject([{ minutes: 180, evidenceGrade: 'C' }]);
    expect(await audits('rollCall')).toHaveLength(3);
    expect((await audits('rollCall'))[1]).toMatchObject({ targetType: 'shift', targetId: shiftId });
  });

  it('records absences once the shift has begun, and a late comer over them', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { volunteerId } = people[0]!;
    const call1 = (act: 'in' | 'absent' | 'excused') =>
      call(rollCall, { shiftId, volunteerIds: [volunteerId], act, reason }, teamCaller);
    clock.now = at('08:00');
    expect((await call1('absent')).refused).toMatchObject([{ reason: 'notStarted' }]);
    clock.now = at('08:30');
    await call1('absent');
    await call1('excused');
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      status: 'excused',
      absentReason: reason,
      checkedInAt: null,
    });
    await call1('in');
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      status: 'checkedIn',
      absentReason: null,
      checkedInAt: clock.now,
    });
  });

  it('answers another team 404', async () => {
    const { shiftId, people } = await open();
    const other = await buildTeam(sql());
    const volunteerIds = [people[0]!.volunteerId];
    expect(await outcomeOf(call(rollCall, { shiftId, volunteerIds, act: 'in' }, other.caller))).toBe('404');
  });
});

describe('addWalkIn', () => {
  /** A person who is not on the list, with what they tell the leader. */
  async function arrival(wish?: Parameters<typeof buildReadyVolunteer>[1]) {
    const person = await buildReadyVolunteer(sql(), wish);
    return { ...person, told: await toldOf(sql(), person.volunteerId) };
  }

  it('checks in who did not sign up, takes no place and asks the person', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { told, volunteerId, caller } = await arrival();
    const { participationId } = await call(addWalkIn, { shiftId, ...told }, teamCaller);
    expect((await call(listAttendanceToConfirm, {}, caller)).list).toMatchObject([
      { needs: 'walkIn', hour: null },
    ]);
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({ isWalkIn: true, signUpId: null });
    expect(await titlesOf(volunteerId)).toEqual(['有一条现场加入等你确认']);
    const shift = await sql()
      .selectFrom('shifts')
      .select('takenCount')
      .where('id', '=', shiftId)
      .executeTakeFirstOrThrow();
    expect(shift.takenCount).toBe(0);
    const row = async () =>
      (await call(getAttendanceBoard, { id: activityId }, teamCaller)).shifts[0]?.rows[0];
    expect(await row()).toMatchObject({
      volunteerId,
      isWalkIn: true,
      awaitsPerson: true,
      name: '沈*夏',
      volunteerNo: '',
      mobileMasked: '',
    });
    const asked = async () =>
      (await call(getMyAttendance, { id: activityId }, caller)).shifts[0]?.needsConfirmation;
    expect(await asked()).toBe('walkIn');
    await call(confirmAttendance, { participationId }, caller);
    expect(await asked()).toBeNull();
    expect(await row()).toMatchObject({ awaitsPerson: false, name: '沈知夏' });
    expect(await outcomeOf(call(addWalkIn, { shiftId, ...told }, teamCaller))).toBe('alreadyIn');
    expect(await audits('addWalkIn')).toHaveLength(1);
  });

  it('tells nobody by a number, by a name alone or by a guess, and a fix shows no more', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { told, volunteerNo, volunteerId } = await arrival();
    const walkIn = (request: object) =>
      outcomeOf(call(addWalkIn, { shiftId, ...told, ...request }, teamCaller));
    expect(() => addWalkIn.request.parse({ shiftId, volunteerNo })).toThrow('volunteerNo');
    expect(await walkIn({ mobileTail: told.mobileTail === '0417' ? '0418' : '0417' })).toBe(
      'volunteerUnknown',
    );
    expect(await walkIn({ name: '林初秋' })).toBe('volunteerUnknown');
    const twin = await arrival();
    await sql()
      .updateTable('accounts')
      .set({ mobileMasked: `137****${told.mobileTail}` })
      .where('id', '=', twin.accountId)
      .execute();
    expect(await walkIn({})).toBe('volunteerUnclear');
    await toldOf(sql(), twin.volunteerId);
    expect(await walkIn({})).toBe('done');
    const { id: participationId } = (await participationOf(shiftId, volunteerId))!;
    clock.now = at('11:30');
    const fix = { participationId, checkedOutAt: '2026-11-21T11:00:00+08:00', reason };
    await call(fixCheckOut, fix, teamCaller);
    const { shifts } = await call(getAttendanceBoard, { id: activityId }, teamCaller);
    expect(shifts[0]?.rows).toMatchObject([{ awaitsPerson: true, name: '沈*夏', volunteerNo: '' }]);
    const { list } = await call(listActivityHours, { activityId, pageNum: 1, pageSize: 20 }, teamCaller);
    expect(list).toMatchObject([{ name: '沈*夏', volunteerNo: '' }]);
  });

  it('ends at the places of the shift and its reserve, absent people not counted', async () => {
    const shifts = [{ startsAt: at('08:30'), endsAt: at('11:30'), capacity: 2 }];
    const { shiftId, people, teamCaller } = await open({ people: 1, shifts });
    const walkIn = async () => outcomeOf(call(addWalkIn, { shiftId, ...(await arrival()).told }, teamCaller));
    expect([await walkIn(), await walkIn(), await walkIn(), await walkIn()]).toEqual([
      'done',
      'done',
      'done',
      'walkInsFull',
    ]);
    const volunteerIds = [people[0]!.volunteerId];
    await call(rollCall, { shiftId, volunteerIds, act: 'absent', reason }, teamCaller);
    expect([await walkIn(), await walkIn()]).toEqual(['done', 'walkInsFull']);
  });

  it('keeps minors out of what is closed to them', async () => {
    const { told } = await arrival({ birthOn: '2010-01-01', guardianConsentAt: at('08:00', 1) });
    const outcome = async (minorPolicy: 'none' | 'consent') => {
      const { shiftId, teamCaller } = await open({ people: 0, minorPolicy });
      return outcomeOf(call(addWalkIn, { shiftId, ...told }, teamCaller));
    };
    expect(await outcome('none')).toBe('minorsExcluded');
    expect(await outcome('consent')).toBe('done');
  });

  it('refuses frozen people, who is elsewhere, and what is over', async () => {
    const { shiftId, teamCaller } = await open({ people: 0 });
    const walkIn = async (volunteerId: number) =>
      outcomeOf(call(addWalkIn, { shiftId, ...(await toldOf(sql(), volunteerId)) }, teamCaller));
    expect(await walkIn((await arrival({ status: 'frozen' })).volunteerId)).toBe('volunteerStopped');
    const busy = await open();
    const { caller, volunteerId } = busy.people[0]!;
    const { rotatingCode: code } = await codes(busy.shiftId, busy.teamCaller);
    await call(checkIn, { shiftId: busy.shiftId, code }, caller);
    expect(await walkIn(volunteerId)).toBe('clash');
    clock.now = at('11:30');
    expect(await walkIn((await arrival()).volunteerId)).toBe('shiftEnded');
  });
});

describe('corrections', () => {
  it('tell the team of one shift once, however many forgot', async () => {
    const { shiftId, people, teamCaller, team } = await open({ people: 3 });
    const volunteerIds = people.map(({ volunteerId }) => volunteerId);
    await call(rollCall, { shiftId, volunteerIds, act: 'in' }, teamCaller);
    clock.now = new Date(at('13:30').getTime() + 1);
    await run('attendance.markNoCheckOut');
    expect(await titlesOf(team!.accountId)).toEqual(['有人未签退']);
    for (const volunteerId of volunteerIds) expect(await titlesOf(volunteerId)).toEqual(['你还没有签退']);
  });

  it('a forgotten sign-out is marked, fixed by the leader, told and confirmed', async () => {
    const { shiftId, people, teamCaller, team } = await open();
    const { caller, volunteerId } = people[0]!;
    await call(checkIn, { shiftId, code: (await codes(shiftId, teamCaller)).rotatingCode }, caller);
    clock.now = new Date(at('13:30').getTime() + 1);
    await run('attendance.markNoCheckOut');
    await run('attendance.markNoCheckOut');
    const row = (await participationOf(shiftId, volunteerId))!;
    expect(row.status).toBe('noCheckOut');
    expect(await titlesOf(volunteerId)).toEqual(['你还没有签退']);
    expect(await titlesOf(team!.accountId)).toEqual(['有人未签退']);
    expect(await audits('markNoCheckOut')).toHaveLength(1);
    const fix = { participationId: row.id, checkedOutAt: '2026-11-21T11:00:00+08:00', reason };
    const stranger = await buildTeam(sql());
    expect(await outcomeOf(call(fixCheckOut, fix, stranger.caller))).toBe('404');
    expect(
      await outcomeOf(call(fixCheckOut, { ...fix, checkedOutAt: '2026-11-21T13:30:01+08:00' }, teamCaller)),
    ).toBe('fixOutsideShift');
    await call(fixCheckOut, fix, teamCaller);
    expect(await hoursOf(volunteerId)).toMatchObject([{ minutes: 150, evidenceGrade: 'C' }]);
    expect((await titlesOf(volunteerId)).at(-1)).toBe('领队为你补了签退');
    const another = await buildReadyVolunteer(sql());
    expect(await outcomeOf(call(confirmAttendance, { participationId: row.id }, another.caller))).toBe('404');
    const [hour] = await hoursOf(volunteerId);
    const waiting = await call(listAttendanceToConfirm, {}, caller);
    expect(waiting.list).toMatchObject([
      { participationId: row.id, needs: 'fix', fixReason: reason, hour: { hourId: hour!.id, minutes: 150 } },
    ]);
    await call(confirmAttendance, { participationId: row.id }, caller);
    await call(confirmAttendance, { participationId: row.id }, caller);
    expect((await call(listAttendanceToConfirm, {}, caller)).list).toEqual([]);
    expect((await eventsOf(row.id)).map((event) => event.kind)).toEqual(['in', 'fix', 'confirm']);
  });

  it('what waits for the person’s word is in one list until they confirm or object', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    const waiting = async () =>
      (await call(listAttendanceToConfirm, {}, caller)).list.map(({ needs, hour }) => [needs, hour !== null]);
    await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'in' }, teamCaller);
    expect(await waiting()).toEqual([]);
    clock.now = at('11:40');
    const { id: participationId } = (await participationOf(shiftId, volunteerId))!;
    const fix = { participationId, checkedOutAt: '2026-11-21T11:00:00+08:00', reason };
    await call(fixCheckOut, fix, teamCaller);
    expect(await waiting()).toEqual([['fix', true]]);
    const [hour] = await hoursOf(volunteerId);
    await call(objectHour, { hourId: hour!.id, text: '那天我十点就走了，没有待到十一点' }, caller);
    expect(await waiting()).toEqual([]);
  });

  it('undo takes one step back at a time and keeps what it took in the audit', async () => {
    const { shiftId, people, teamCaller } = await open();
    const { volunteerId } = people[0]!;
    await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'in' }, teamCaller);
    clock.now = at('11:30');
    await call(rollCall, { shiftId, volunteerIds: [volunteerId], act: 'out' }, teamCaller);
    const { id: participationId } = (await participationOf(shiftId, volunteerId))!;
    await call(undoAttendance, { participationId, reason }, teamCaller);
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      status: 'checkedIn',
      outMethod: null,
    });
    expect(await hoursOf(volunteerId)).toEqual([]);
    await call(undoAttendance, { participationId, reason }, teamCaller);
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      id: participationId,
      status: 'expected',
      signUpId: null,
      checkedInAt: null,
      inMethod: null,
    });
    const line = (await audits('undoAttendance')).at(-1);
    expect(JSON.stringify(line)).toContain('rollCall');
    expect(await outcomeOf(call(undoAttendance, { participationId, reason }, teamCaller))).toBe('404');
  });

  it.each(['publicity', 'rejected'] as const)(
    'a row is closed once its hours were decided: %s',
    async (status) => {
      const { shiftId, people, teamCaller } = await open();
      const { volunteerId, signUpId } = people[0]!;
      const { participationId } = await buildParticipation(sql(), { shiftId, volunteerId, signUpId });
      await buildHour(sql(), { shiftId, volunteerId, participationId, status });
      expect(await outcomeOf(call(undoAttendance, { participationId, reason }, teamCaller))).toBe(
        'hoursConfirmed',
      );
    },
  );

  it('an absence is final after three days: one credit event, and no way back', async () => {
    const { shiftId, people, teamCaller } = await open({ people: 2 });
    const [absent, excused] = people.map((person) => person.volunteerId) as [number, number];
    await call(rollCall, { shiftId, volunteerIds: [absent], act: 'absent' }, teamCaller);
    await call(rollCall, { shiftId, volunteerIds: [excused], act: 'excused', reason }, teamCaller);
    clock.now = at('11:30', 24);
    await run('attendance.settleAbsences');
    expect(await sql().selectFrom('creditEvents').selectAll().execute()).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 1);
    await run('attendance.settleAbsences');
    await run('attendance.settleAbsences');
    expect(await sql().selectFrom('creditEvents').selectAll().execute()).toMatchObject([
      { volunteerId: absent, kind: 'noShow' },
    ]);
    const { id: participationId } = (await participationOf(shiftId, absent))!;
    expect(await outcomeOf(call(undoAttendance, { participationId, reason }, teamCaller))).toBe(
      'absenceFinal',
    );
  });
});

describe('getAttendanceBoard', () => {
  it('shows everyone once, also who lost the place after coming, and is nobody else’s', async () => {
    const { shiftId, activityId, people, teamCaller } = await open({ people: 2 });
    const [first, second] = people as [(typeof people)[number], (typeof people)[number]];
    await call(rollCall, { shiftId, volunteerIds: [first.volunteerId], act: 'in' }, teamCaller);
    await sql()
      .updateTable('signUps')
      .set({ status: 'removed', statusReason: '误录' })
      .where('id', '=', first.signUpId)
      .execute();
    const { shifts } = await call(getAttendanceBoard, { id: activityId }, teamCaller);
    expect(shifts[0]!.rows.map((row) => [row.volunteerId, row.state]).toSorted()).toEqual(
      [
        [first.volunteerId, 'checkedIn'],
        [second.volunteerId, 'expected'],
      ].toSorted(),
    );
    const other = await buildTeam(sql());
    expect(await outcomeOf(call(getAttendanceBoard, { id: activityId }, other.caller))).toBe('404');
  });
});

it('an entry of hours stands for a roll call that nobody called', async () => {
  const { shiftId, people, teamCaller } = await open();
  clock.now = at('12:00');
  const entry = {
    shiftId,
    volunteerNo: people[0]!.volunteerNo,
    minutes: 60,
    reason: '签到设备没电，全程在场',
    ...(await buildEntryProof(sql(), teamCaller.accountId)),
  };
  await call(submitHourEntry, entry, teamCaller);
  expect(await hoursOf(people[0]!.volunteerId)).toMatchObject([{ status: 'submitted', evidenceGrade: 'D' }]);
});

describe('forgetRiskSignals', () => {
  it('forgets where people stood after ninety days, and not before', async () => {
    const { shiftId } = await open({ people: 0 });
    const { volunteerId } = await buildParticipation(sql(), { shiftId, now: clock.now, distanceM: 42 });
    const dayMs = 86_400_000;
    const checkedInAt = clock.now.getTime();
    clock.now = new Date(checkedInAt + 89 * dayMs);
    await run('attendance.forgetRiskSignals');
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({ distanceM: 42 });
    clock.now = new Date(checkedInAt + 91 * dayMs);
    await run('attendance.forgetRiskSignals');
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      distanceM: null,
      placeResult: 'pass',
    });
  });
});
