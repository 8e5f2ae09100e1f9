import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Schema } from '#database/schema.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { testId } from '#testing/test-act.ts';
import { listApplications } from '../../contract/applications.contract.ts';
import { getMySignUp, listMySignUps } from '../../contract/my-signups.contract.ts';
import { getSignUpStanding, listSignUpMarks } from '../../contract/signups.contract.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { november, openSignUpsRoom, testNoon } from '../../testing/open-signups-room.ts';
import { buildReadyVolunteer, buildSignUp } from '../../testing/signups.builders.ts';

const { clock, sql, call, open, sign } = openSignUpsRoom();

describe('getSignUpStanding', () => {
  it('asks a visitor to log in and shows places and queue', async () => {
    const { activityId, shiftIds } = await open({ shifts: [{ capacity: 20, takenCount: 5 }] });
    expect(await call(getSignUpStanding, { id: activityId })).toMatchObject({
      activityId,
      riskVersion: 1,
      teammateCount: 0,
      shifts: [
        {
          shiftId: shiftIds[0],
          minutes: 180,
          placesLeft: 15,
          verdict: 'refused',
          reasons: [{ code: 'notSignedIn' }],
          button: { face: 'logIn', link: '/user-index/malllogin' },
          mine: null,
        },
      ],
    });
  });

  it('shows the same verdict that the command gives, before and after', async () => {
    const { activityId, shiftIds, teamId } = await open({ shifts: [{ capacity: 1 }] });
    const first = await buildReadyVolunteer(sql());
    const second = await buildReadyVolunteer(sql());
    await buildMember(sql(), { teamId, volunteerId: first.volunteerId });
    await buildMember(sql(), { teamId, volunteerId: second.volunteerId });
    const look = async (person: typeof first) =>
      (await call(getSignUpStanding, { id: activityId }, person.caller)).shifts[0];
    expect(await look(first)).toMatchObject({
      verdict: 'signUp',
      button: { face: 'signUp', label: '报名这一场' },
    });
    const { signUpId } = await sign(first.caller, shiftIds[0]!);
    expect(await look(first)).toMatchObject({
      verdict: 'refused',
      reasons: [{ code: 'already' }],
      button: { face: 'signedUp' },
      mine: { signUpId, state: 'confirmed', canCancel: true, freeCancelUntil: '2026-11-27T08:30:00+08:00' },
    });
    expect(await look(second)).toMatchObject({
      verdict: 'waitlist',
      button: { face: 'joinWaitlist', label: '加入候补（前面 0 人）' },
    });
    await sign(second.caller, shiftIds[0]!, { acceptWaitlist: true });
    expect(await look(second)).toMatchObject({
      button: { face: 'waitlisted', label: '候补中（前面还有 0 人）' },
      mine: { state: 'waitlisted', queueAhead: 0 },
    });
    expect(await call(getSignUpStanding, { id: activityId }, second.caller)).toMatchObject({
      teammateCount: 1,
    });
  });

  it('sends the publishing team to its list and other teams to a volunteer account', async () => {
    const { activityId, team } = await open();
    const faceFor = async (caller: Parameters<typeof call>[2]) =>
      (await call(getSignUpStanding, { id: activityId }, caller)).shifts[0]?.button.face;
    expect(await faceFor(team!.caller)).toBe('manage');
    expect(await faceFor((await buildTeam(sql())).caller)).toBe('teamAccount');
  });

  it('knows the day: check-in opens an hour before', async () => {
    const { activityId, shiftIds } = await open();
    const { caller } = await buildReadyVolunteer(sql());
    await sign(caller, shiftIds[0]!);
    clock.now = november(28, '07:30');
    const standing = await call(getSignUpStanding, { id: activityId }, caller);
    expect(standing.shifts[0]?.button).toMatchObject({
      face: 'checkIn',
      link: `/usercenter/index/myactivity/detail/${activityId}`,
    });
  });

  it('is not there for what is not public', async () => {
    const { activityId } = await open({ status: 'returned' });
    expect(await outcomeOf(call(getSignUpStanding, { id: activityId }))).toBe('404');
  });
});

describe('listSignUpMarks', () => {
  it('marks what is mine and what could be', async () => {
    const mine = await open();
    const later = await open({ shifts: [{ startsAt: november(29, '08:30') }] });
    const hidden = await open({ status: 'draft' });
    const { caller } = await buildReadyVolunteer(sql());
    await sign(caller, mine.shiftIds[0]!);
    const activityIds = [mine.activityId, later.activityId, hidden.activityId];
    const { list } = await call(listSignUpMarks, { activityIds }, caller);
    expect(list.toSorted((one, other) => one.activityId - other.activityId)).toEqual([
      { activityId: mine.activityId, state: 'confirmed', verdict: 'refused', label: '已通过' },
      { activityId: later.activityId, state: null, verdict: 'signUp', label: '可报名' },
    ]);
  });
});

describe('my sign-ups', () => {
  it('stand in their tabs, what lies ahead first', async () => {
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    const at = async (day: number, status: 'confirmed' | 'pending' | 'waitlisted' | 'cancelled') => {
      const { shiftIds } = await open({
        signUpOpensAt: november(1, '09:00'),
        shifts: [{ startsAt: november(day, '11:00') }],
      });
      return (await buildSignUp(sql(), { shiftId: shiftIds[0]!, volunteerId, status, now: testNoon }))
        .signUpId;
    };
    const done = await at(14, 'confirmed');
    const running = await at(21, 'confirmed');
    const next = await at(25, 'confirmed');
    const pending = await at(26, 'pending');
    const waiting = await at(27, 'waitlisted');
    const cancelled = await at(28, 'cancelled');
    const all = await call(listMySignUps, {}, caller);
    expect(all.list.map((row) => row.signUpId)).toEqual([running, next, pending, waiting, cancelled, done]);
    expect(all.counts).toEqual({
      all: 6,
      pending: 1,
      waiting: 1,
      upcoming: 1,
      running: 1,
      done: 1,
      ended: 1,
    });
    const tab = async (name: 'upcoming' | 'done' | 'ended') =>
      (await call(listMySignUps, { tab: name }, caller)).list;
    expect(await tab('upcoming')).toMatchObject([
      { signUpId: next, canCancel: true, plannedMinutes: 180, countedMinutes: null },
    ]);
    expect(await tab('done')).toMatchObject([
      { signUpId: done, canCancel: false, button: { face: 'finished' } },
    ]);
    expect(await tab('ended')).toMatchObject([{ button: { label: '查看活动' } }]);
  });

  it('come with the counted minutes of the day, granted corrections with them', async () => {
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    const { shiftIds, activityId, teamId } = await open({
      signUpOpensAt: november(1, '09:00'),
      shifts: [{ startsAt: november(14, '09:00') }],
    });
    const { signUpId } = await buildSignUp(sql(), { shiftId: shiftIds[0]!, volunteerId, now: testNoon });
    const participationId = testId();
    const day = { activityId, shiftId: shiftIds[0]!, volunteerId };
    await sql()
      .insertInto('participations')
      .values({ ...day, id: participationId, signUpId, status: 'checkedOut' })
      .execute();
    const hour = {
      ...day,
      teamId,
      activityTitle: '净滩',
      place: '3 号驿站',
      postName: '清滩',
      serviceOn: '2026-11-14',
      startsAt: november(14, '09:00'),
      endsAt: november(14, '11:50'),
    };
    const put = async (
      one: Partial<Pick<Insertable<Schema['serviceHours']>, 'minutes' | 'source' | 'adjustOf' | 'status'>>,
    ): Promise<number> => {
      const id = testId();
      const row = {
        ...hour,
        id,
        hourNo: `H-${id}`,
        minutes: 170,
        evidenceGrade: 'A',
        source: 'attendance',
      } as const;
      const kept = { ...row, calculatedMinutes: 170, status: 'effective', ...one } as const;
      await sql()
        .insertInto('serviceHours')
        .values({ ...kept, participationId: one.adjustOf ? null : participationId })
        .execute();
      return id;
    };
    const base = await put({});
    const correction = { source: 'correction', adjustOf: base } as const;
    await put({ ...correction, minutes: 20 });
    await put({ ...correction, minutes: 5, status: 'submitted' });
    await put({ ...correction, minutes: 7, status: 'rejected' });
    const { list } = await call(listMySignUps, { tab: 'done' }, caller);
    expect(list).toMatchObject([
      { signUpId, attendance: 'checkedOut', countedMinutes: 190, hourStatus: 'effective' },
    ]);
  });

  it('show one activity with consequence and contact, and nothing of others', async () => {
    const { activityId, shiftIds } = await open({ contactPhone: '13812345678' });
    const { caller } = await buildReadyVolunteer(sql());
    const stranger = await buildReadyVolunteer(sql());
    await buildSignUp(sql(), { shiftId: shiftIds[0]!, now: testNoon });
    await sign(caller, shiftIds[0]!, { note: '带了手套' });
    expect(await call(getMySignUp, { id: activityId }, caller)).toMatchObject({
      activityId,
      contactPhone: '13812345678',
      signUps: [{ note: '带了手套', state: 'confirmed', consequence: { kind: 'cancel', isLate: false } }],
    });
    expect(await call(getMySignUp, { id: activityId }, stranger.caller)).toMatchObject({
      contactPhone: null,
      signUps: [],
    });
    await sql().updateTable('activities').set({ status: 'suspended' }).where('id', '=', activityId).execute();
    expect(await outcomeOf(call(getMySignUp, { id: activityId }, stranger.caller))).toBe('404');
    expect(await outcomeOf(call(getMySignUp, { id: activityId }, caller))).toBe('done');
  });
});

describe('listApplications', () => {
  it('shows the team its own activity: undecided first, phones masked, places of every shift', async () => {
    const { activityId, shiftIds, team, teamId } = await open({
      signUpMode: 'review',
      shifts: [
        { capacity: 36, postName: '清滩' },
        { capacity: 1, postName: '采样', startsAt: november(29, '08:30') },
      ],
    });
    const person = await buildReadyVolunteer(sql(), { name: '陈雨桐', account: { mobile: '13812341423' } });
    await buildMember(sql(), { teamId, volunteerId: person.volunteerId });
    const pending = await buildSignUp(sql(), {
      shiftId: shiftIds[0]!,
      volunteerId: person.volunteerId,
      status: 'pending',
      now: testNoon,
    });
    const minor = await buildReadyVolunteer(sql(), { birthOn: '2010-01-01', name: '邵南' });
    await buildSignUp(sql(), { shiftId: shiftIds[1]!, volunteerId: minor.volunteerId, now: testNoon });
    const ask = (more: object = {}) => call(listApplications, { activityId, ...more }, team!.caller);
    const all = await ask();
    expect(all.list).toMatchObject([
      {
        signUpId: pending.signUpId,
        name: '陈雨桐',
        mobileMasked: '138****1423',
        isMember: true,
        isFirstTimer: true,
        isMinor: false,
        starLevel: 0,
        canDo: ['confirm', 'reject', 'move'],
      },
      { name: '邵南', isMinor: true, isMember: false, isShiftFull: true, canDo: ['move', 'remove'] },
    ]);
    expect(all.counts).toEqual({ all: 2, pending: 1, confirmed: 1, waiting: 0, rejected: 0, ended: 0 });
    expect(all.shifts).toMatchObject([
      { capacity: 36, takenCount: 0, pendingCount: 1 },
      { capacity: 1, takenCount: 1, confirmedCount: 1 },
    ]);
    const names = async (more: object) => (await ask(more)).list.map((row) => row.name);
    expect(await names({ keyword: '1423' })).toEqual(['陈雨桐']);
    expect(await names({ keyword: '邵' })).toEqual(['邵南']);
    expect(await names({ tab: 'confirmed' })).toEqual(['邵南']);
    expect(await names({ shiftId: shiftIds[0]! })).toEqual(['陈雨桐']);
    expect(await names({ post: '采样' })).toEqual(['邵南']);
    expect((await ask({ post: '采样' })).counts).toMatchObject({ all: 1, pending: 0, confirmed: 1 });
    expect(await names({ post: '采样', shiftId: shiftIds[0]! })).toEqual([]);
    expect(await names({ minor: true })).toEqual(['邵南']);
    expect(await names({ member: false })).toEqual(['邵南']);
    expect(await names({ firstTimer: false })).toEqual([]);
    const stranger = await buildTeam(sql());
    expect(await outcomeOf(call(listApplications, { activityId }, stranger.caller))).toBe('404');
  });
});
