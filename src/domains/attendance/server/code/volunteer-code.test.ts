import { describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/open-room.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import type { TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { getMyAttendance, rollCall } from '../../contract/attendance.contract.ts';
import {
  getVolunteerCode,
  readVolunteerCode,
  recordVolunteerCode,
} from '../../contract/volunteer-code.contract.ts';
import { buildParticipation } from '../../testing/attendance.builders.ts';
import { at, openDay } from '../../testing/open-day.ts';

const { clock, sql, call, open, participationOf, eventsOf, hoursOf, audits } = openDay();

/** The code in the QR that a volunteer shows now. */
async function shown(id: number, caller: VolunteerCaller): Promise<string> {
  const { code } = await call(getVolunteerCode, { id }, caller);
  return new URL(code?.qrText ?? 'http://none').searchParams.get('code') ?? '';
}
const record = (activityId: number, code: string, team: TeamCaller) =>
  call(recordVolunteerCode, { activityId, code }, team);
const read = (activityId: number, code: string, team: TeamCaller) =>
  call(readVolunteerCode, { activityId, code }, team);

describe('getVolunteerCode', () => {
  it('is there from an hour before for the step that is next, and leads to the leader’s page', async () => {
    const { shiftId, activityId, people, teamCaller } = await open();
    const { caller } = people[0]!;
    clock.now = new Date(at('07:30').getTime() - 1);
    expect(await call(getVolunteerCode, { id: shiftId }, caller)).toMatchObject({
      step: null,
      code: null,
      opensAt: '2026-11-21T07:30:00+08:00',
    });
    clock.now = at('07:30');
    const early = await call(getVolunteerCode, { id: shiftId }, caller);
    expect(early).toMatchObject({ step: 'checkIn', opensAt: null, code: { secondsLeft: 120 } });
    expect(early.code?.qrText).toContain(`/teamcenter/index/teamactivity/cj/${activityId}?code=I`);
    expect(early.code?.qrSvg).toContain('<svg');
    await record(activityId, await shown(shiftId, caller), teamCaller);
    expect(await call(getVolunteerCode, { id: shiftId }, caller)).toMatchObject({ step: 'checkOut' });
    clock.now = at('13:30');
    expect(await shown(shiftId, caller)).toMatch(/^O/);
    clock.now = new Date(at('13:30').getTime() + 1);
    expect(await call(getVolunteerCode, { id: shiftId }, caller)).toMatchObject({ step: null, code: null });
  });

  it('is there for who has no place only while they may join on the spot', async () => {
    const { shiftId } = await open();
    const { caller } = await buildReadyVolunteer(sql());
    const outcome = () => outcomeOf(call(getVolunteerCode, { id: shiftId }, caller));
    expect(await outcome()).toBe('done');
    clock.now = at('07:29');
    expect(await outcome()).toBe('404');
    clock.now = at('11:30');
    expect(await outcome()).toBe('404');
    expect(await outcomeOf(call(getVolunteerCode, { id: 999_999 }, caller))).toBe('404');
  });

  it('takes in a walk-in who shows it, and asks them nothing more', async () => {
    const shifts = [{ startsAt: at('08:30'), endsAt: at('11:30'), capacity: 1 }];
    const { shiftId, activityId, teamCaller } = await open({ people: 0, shifts });
    const { volunteerId, caller } = await buildReadyVolunteer(sql());
    const code = await shown(shiftId, caller);
    expect(await read(activityId, code, teamCaller)).toMatchObject({ isWalkIn: true, refused: null });
    await record(activityId, code, teamCaller);
    const row = await participationOf(shiftId, volunteerId);
    expect(row).toMatchObject({ isWalkIn: true, signUpId: null, inMethod: 'volunteerCode' });
    const { shifts: mine } = await call(getMyAttendance, { id: activityId }, caller);
    expect(mine[0]).toMatchObject({ needsConfirmation: null, canObject: false });
    const scan = async () => {
      const another = await buildReadyVolunteer(sql());
      return outcomeOf(record(activityId, await shown(shiftId, another.caller), teamCaller));
    };
    expect([await scan(), await scan(), await scan()]).toEqual(['done', 'done', 'walkInsFull']);
  });

  it('lets a walk-in out, too', async () => {
    const { shiftId, activityId, teamCaller } = await open({ people: 0 });
    const { volunteerId, caller } = await buildReadyVolunteer(sql());
    await buildParticipation(sql(), { shiftId, volunteerId, isWalkIn: true, status: 'checkedIn' });
    clock.now = at('11:30');
    const code = await shown(shiftId, caller);
    expect(await read(activityId, code, teamCaller)).toMatchObject({ isWalkIn: true, step: 'checkOut' });
    expect(await record(activityId, code, teamCaller)).toMatchObject({ state: 'checkedOut' });
  });
});

describe('readVolunteerCode and recordVolunteerCode', () => {
  it('show the person first, then make a complete time of grade B in the leader’s name', async () => {
    const { shiftId, activityId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    clock.now = at('08:20');
    const codeIn = await shown(shiftId, caller);
    expect(await read(activityId, codeIn, teamCaller)).toMatchObject({
      volunteerId,
      shiftId,
      step: 'checkIn',
      refused: null,
      checkedInAt: null,
    });
    expect(await participationOf(shiftId, volunteerId)).toBeUndefined();
    const done = await record(activityId, codeIn, teamCaller);
    expect(done).toMatchObject({ state: 'checkedIn', at: '2026-11-21T08:20:00+08:00' });
    clock.now = at('11:40');
    await record(activityId, await shown(shiftId, caller), teamCaller);
    const row = await participationOf(shiftId, volunteerId);
    expect(row).toMatchObject({
      status: 'checkedOut',
      checkedInAt: at('08:20'),
      checkedOutAt: at('11:40'),
      inMethod: 'volunteerCode',
      outMethod: 'volunteerCode',
      placeResult: 'notRequired',
    });
    const events = await eventsOf(row!.id);
    expect(events.map(({ kind, method, operatorId }) => [kind, method, operatorId])).toEqual([
      ['in', 'volunteerCode', teamCaller.accountId],
      ['out', 'volunteerCode', teamCaller.accountId],
    ]);
    expect(await hoursOf(volunteerId)).toMatchObject([{ minutes: 180, evidenceGrade: 'B' }]);
    expect(await audits('recordVolunteerCode')).toMatchObject([
      { targetId: row!.id, detail: { method: 'volunteerCode', step: 'checkIn' } },
      { targetId: row!.id, detail: { method: 'volunteerCode', step: 'checkOut' } },
    ]);
    const mine = await call(getMyAttendance, { id: activityId }, caller);
    expect(mine.shifts[0]?.receipts.map(({ receiptNo }) => receiptNo)).toContain(done.receiptNo);
  });

  it('take a code for its own step only: scanned twice it is no way out', async () => {
    const { shiftId, activityId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    const code = await shown(shiftId, caller);
    await record(activityId, code, teamCaller);
    expect(await outcomeOf(record(activityId, code, teamCaller))).toBe('alreadyIn');
    expect((await read(activityId, code, teamCaller)).refused).toEqual({
      reason: 'alreadyIn',
      msg: '这位志愿者已经签到了，不用重复操作',
    });
    const out = await shown(shiftId, caller);
    await record(activityId, out, teamCaller);
    expect(await outcomeOf(record(activityId, out, teamCaller))).toBe('alreadyOut');
    expect(await eventsOf((await participationOf(shiftId, volunteerId))!.id)).toHaveLength(2);
  });

  it('refuse what is over, made up, of another team or another activity, and write nothing', async () => {
    const { shiftId, activityId, people, team, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    const code = await shown(shiftId, caller);
    const stranger = await buildTeam(sql());
    const mine = await open({ teamId: team!.teamId, people: 0 });
    const theirs = await open({ people: 0 });
    const both = async (id: number, typed: string, who: TeamCaller) => [
      await outcomeOf(read(id, typed, who)),
      await outcomeOf(record(id, typed, who)),
    ];
    expect(await both(activityId, code, stranger.caller)).toEqual(['404', '404']);
    expect(await both(theirs.activityId, code, theirs.teamCaller)).toEqual([
      'otherActivity',
      'otherActivity',
    ]);
    expect(await both(mine.activityId, code, teamCaller)).toEqual(['otherActivity', 'otherActivity']);
    const forged = code.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await both(activityId, forged, teamCaller)).toEqual(['volunteerCodeWrong', 'volunteerCodeWrong']);
    clock.now = at('08:32');
    expect(await both(activityId, code, teamCaller)).toEqual(['volunteerCodeWrong', 'volunteerCodeWrong']);
    expect(await participationOf(shiftId, volunteerId)).toBeUndefined();
    expect(await audits('recordVolunteerCode')).toEqual([]);
  });

  it('take a place that was given up meanwhile for a walk-in, and refuse what was cancelled', async () => {
    const { shiftId, activityId, people, teamCaller } = await open({ people: 2 });
    const [gone, stays] = people as [(typeof people)[number], (typeof people)[number]];
    const codes = [await shown(shiftId, gone.caller), await shown(shiftId, stays.caller)] as const;
    await sql().updateTable('signUps').set({ status: 'cancelled' }).where('id', '=', gone.signUpId).execute();
    expect(await read(activityId, codes[0], teamCaller)).toMatchObject({ isWalkIn: true, refused: null });
    await sql().updateTable('shifts').set({ status: 'cancelled' }).where('id', '=', shiftId).execute();
    expect((await read(activityId, codes[1], teamCaller)).refused?.reason).toBe('shiftCancelled');
    for (const code of codes)
      expect(await outcomeOf(record(activityId, code, teamCaller))).toBe('shiftCancelled');
  });

  it('refuse someone who is inside elsewhere, and take who was put down as absent too soon', async () => {
    const { shiftId, activityId, people, teamCaller } = await open();
    const { caller, volunteerId } = people[0]!;
    const code = await shown(shiftId, caller);
    const volunteerIds = [volunteerId];
    await call(rollCall, { shiftId, volunteerIds, act: 'absent', reason: '点名未到' }, teamCaller);
    await record(activityId, code, teamCaller);
    expect(await participationOf(shiftId, volunteerId)).toMatchObject({
      status: 'checkedIn',
      inMethod: 'volunteerCode',
      absentReason: null,
    });
    const other = await open({ people: 0, shifts: [{ startsAt: at('09:00'), endsAt: at('10:00') }] });
    await buildSignUp(sql(), { shiftId: other.shiftId, volunteerId, now: at('12:00', 15) });
    const second = await shown(other.shiftId, caller);
    expect((await read(other.activityId, second, other.teamCaller)).refused?.reason).toBe('clash');
    expect(await outcomeOf(record(other.activityId, second, other.teamCaller))).toBe('clash');
  });
});
