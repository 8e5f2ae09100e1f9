import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { cancelActivity } from '#domains/activities/contract/team-activities.contract.ts';
import * as day from '#domains/attendance/contract/attendance.contract.ts';
import * as confirming from '#domains/attendance/contract/confirm-attendance.contract.ts';
import { at, openDay, place } from '#domains/attendance/testing/open-day.ts';
import * as entries from '#domains/hours/contract/hour-entries.contract.ts';
import * as hours from '#domains/hours/contract/hours.contract.ts';
import { buildEntryProof } from '#domains/hours/testing/entries.builders.ts';
import * as bm from '#domains/signups/contract/applications.contract.ts';
import { answerOffer, cancelSignUp } from '#domains/signups/contract/my-signups.contract.ts';
import { signUpForShift } from '#domains/signups/contract/signups.contract.ts';
import { toldOf } from '#domains/volunteers/testing/volunteers.builders.ts';
import { buildReadyVolunteer, buildSignUp } from '#domains/signups/testing/signups.builders.ts';
import type { VolunteerCaller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { listMyTimeline } from '../contract/timeline.contract.ts';

const { clock, sql, call, run, open, codes, hoursOf, participationOf } = openDay();
const reason = '队伍核对过现场记录和照片';

type Page = { pageSize?: number; cursor?: string };
const timeline = (caller: VolunteerCaller, page: Page = {}) => call(listMyTimeline, page, caller);
/** Kinds and sentences, oldest first: the order in which they happened. */
async function lifeOf(caller: VolunteerCaller): Promise<(string | null)[][]> {
  const { list } = await timeline(caller, { pageSize: 50 });
  return list.map(({ kind, sentence, note }) => [kind, sentence, note]).reverse();
}
const kindsOf = async (caller: VolunteerCaller) => (await lifeOf(caller)).map(([kind]) => kind);

/** Signs somebody up at an instant and gives the sign-up's id. */
async function signUp(caller: VolunteerCaller, shiftId: number, when: Date): Promise<number> {
  clock.now = when;
  const request = { shiftId, riskVersion: 1, clientRequestId: randomUUID(), acceptWaitlist: true };
  return (await call(signUpForShift, request, caller)).signUpId;
}

describe('a whole life', () => {
  it('is told step by step, in the order it happened, each once', async () => {
    const { shiftId, activityId, teamCaller } = await open({
      people: 0,
      signUpMode: 'review',
      waitlistMode: 'manual',
      shifts: [{ startsAt: at('08:30'), endsAt: at('11:30'), capacity: 1 }],
    });
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    const signUpId = await signUp(caller, shiftId, at('09:00', 16));
    const act = async (when: Date, step: () => Promise<unknown>) => {
      clock.now = when;
      await step();
    };
    const decide = (verdict: 'waitlist' | 'confirm') =>
      call(bm.decideApplications, { signUpIds: [signUpId], verdict }, teamCaller);
    await act(at('10:00', 16), () => decide('waitlist'));
    await act(at('11:00', 16), () => call(bm.offerPlace, { signUpId }, teamCaller));
    await act(at('11:00', 17), () => run('signups.expireOffers'));
    await act(at('12:00', 17), () => call(bm.offerPlace, { signUpId }, teamCaller));
    const offered = (await timeline(caller)).list[0];
    expect(offered?.sentence).toMatch(/^候补有名额，为你保留到 11月/);
    await act(at('12:30', 17), () => call(answerOffer, { signUpId, answer: 'accept' }, caller));
    const step = async (operation: typeof day.checkIn | typeof day.checkOut) =>
      call(operation, { shiftId, code: (await codes(shiftId, teamCaller)).rotatingCode, ...place }, caller);
    await act(at('08:20'), () => step(day.checkIn));
    await act(at('11:30'), () => step(day.checkOut));
    const [hour] = await hoursOf(volunteerId);
    const hourId = hour?.id ?? 0;
    await act(at('12:00'), () => call(hours.adjustHour, { hourId, minutes: 170, reason }, teamCaller));
    await act(at('12:10'), () => call(hours.confirmHours, { activityId, hourIds: [] }, teamCaller));
    const objector = (await buildReadyVolunteer(sql())).caller;
    const text = '那天十点以后没有在现场看到这个人';
    await act(at('13:00', 22), () => call(hours.objectHour, { hourId, text }, objector));
    const { caller: staff } = await buildStaff(sql(), { permissions: ['hours.review'] });
    await act(at('09:00', 23), () => call(hours.decideHour, { hourId, verdict: 'approve', reason }, staff));
    await act(at('00:00', 26), () => run('hours.makeEffective'));

    expect(await lifeOf(caller)).toEqual([
      ['applied', '你提交了报名', null],
      ['putInQueue', '队伍把你转入候补', null],
      ['offered', '候补有名额，为你保留', null],
      ['offerExpired', '保留的名额过时未确认，回到候补队尾', null],
      ['offered', '候补有名额，为你保留', null],
      ['promoted', '候补成功，名额已确认', null],
      ['checkedIn', '已签到（动态码）', null],
      ['checkedOut', '已签退（动态码）', null],
      ['hoursComputed', '按签到签退计出时长 3.0 小时（180 分钟），待核定', null],
      ['hoursAdjusted', '时长由 180 分钟调整为 170 分钟', reason],
      ['hoursPublic', '队伍核定时长 2.8 小时（170 分钟），公示到 11月25日 周三', null],
      ['hoursDisputed', '时长有异议，中心核实期间暂不生效', null],
      ['objectionAnswered', '异议已答复，时长 2.8 小时（170 分钟）继续公示', reason],
      ['hoursEffective', '时长 2.8 小时（170 分钟）已生效，计入累计时长', null],
    ]);
    expect((await timeline(caller)).list[0]).toMatchObject({
      at: '2026-11-26T00:00:00+08:00',
      activityId,
      title: '澜江净滩行动：把江岸还给白鹭',
    });
    expect(await lifeOf(objector)).toEqual([]);
  });

  it('tells a confirmation that a later step has overwritten', async () => {
    const { shiftId, teamCaller } = await open({ people: 0, signUpMode: 'review' });
    const { caller } = await buildReadyVolunteer(sql());
    const signUpId = await signUp(caller, shiftId, at('09:00', 16));
    clock.now = at('10:00', 16);
    await call(bm.decideApplications, { signUpIds: [signUpId], verdict: 'confirm' }, teamCaller);
    expect(await kindsOf(caller)).toEqual(['applied', 'approved']);
    clock.now = at('11:00', 16);
    await call(bm.removeSignUp, { signUpId, reason }, teamCaller);
    expect(await lifeOf(caller)).toEqual([
      ['applied', '你提交了报名', null],
      ['approved', '报名已通过', null],
      ['removed', '你被队伍移出名单', reason],
    ]);
  });
});

describe('the ends of a sign-up', () => {
  it('are told with the reason, early and late', async () => {
    const shifts = ['08:30', '12:00', '15:00', '18:00'].map((time) => ({
      startsAt: at(time, 24),
      endsAt: new Date(at(time, 24).getTime() + 3_600_000),
    }));
    const { shiftIds, activityId, teamCaller } = await open({ people: 0, signUpMode: 'firstCome', shifts });
    const { caller } = await buildReadyVolunteer(sql());
    const ids: number[] = [];
    for (const [index, shiftId] of shiftIds.entries())
      ids.push(await signUp(caller, shiftId, at(`09:0${index}`, 18)));
    const [early = 0, late = 0, moved = 0] = ids;
    clock.now = at('10:00', 18);
    await call(cancelSignUp, { signUpId: early, code: 'illness', note: '发烧了' }, caller);
    clock.now = at('11:00', 18);
    await call(bm.moveSignUp, { signUpId: moved, shiftId: shiftIds[0] ?? 0, reason }, teamCaller);
    clock.now = at('20:00', 23);
    await call(cancelSignUp, { signUpId: late, code: 'work' }, caller);
    clock.now = at('21:00', 23);
    const { version } = await sql()
      .selectFrom('activities')
      .select('version')
      .where('id', '=', activityId)
      .executeTakeFirstOrThrow();
    await call(cancelActivity, { activityId, version, reason }, teamCaller);
    expect((await lifeOf(caller)).slice(4)).toEqual([
      ['cancelled', '你在自由取消时间内取消了报名', '生病，发烧了'],
      ['moved', '队伍把你调到另一场：11月24日 周二 08:30 清滩', reason],
      ['cancelledLate', '你在自由取消时间之后取消了报名', '工作安排'],
      ['void', '活动取消，报名随之结束', reason],
      ['void', '活动取消，报名随之结束', reason],
    ]);
    expect((await kindsOf(caller)).slice(0, 4)).toEqual(Array(4).fill('signedUp'));
  });

  it('are rejected, withdrawn, lapsed and declined', async () => {
    const { shiftId, teamCaller } = await open({ people: 0, signUpMode: 'review' });
    const [refused, leaves, waits] = [
      await buildReadyVolunteer(sql()),
      await buildReadyVolunteer(sql()),
      await buildReadyVolunteer(sql()),
    ];
    const refusedId = await signUp(refused.caller, shiftId, at('09:00', 16));
    const leavesId = await signUp(leaves.caller, shiftId, at('09:00', 16));
    await signUp(waits.caller, shiftId, at('09:00', 16));
    clock.now = at('10:00', 16);
    await call(bm.decideApplications, { signUpIds: [refusedId], verdict: 'reject', reason }, teamCaller);
    await call(cancelSignUp, { signUpId: leavesId }, leaves.caller);
    clock.now = at('08:30');
    await run('signups.lapseUndecided');
    expect(await lifeOf(refused.caller)).toContainEqual(['rejected', '报名未通过', reason]);
    expect(await kindsOf(leaves.caller)).toEqual(['applied', 'withdrawn']);
    expect(await kindsOf(waits.caller)).toEqual(['applied', 'lapsed']);
    const { volunteerId } = await buildSignUp(sql(), {
      status: 'declined',
      now: at('09:00', 16),
      queuedAt: at('09:00', 16),
      updatedAt: at('10:00', 16),
    });
    const person = { ...refused.caller, volunteerId, accountId: volunteerId };
    expect(await kindsOf(person)).toEqual(['queued', 'declined']);
  });
});

describe('the day', () => {
  it('tells walk-ins, forgotten and fixed sign-outs, undone ones and absences', async () => {
    const { shiftId, people, teamCaller } = await open();
    const absent = people[0]!;
    const { caller, volunteerId } = await buildReadyVolunteer(sql());
    clock.now = at('08:40');
    await call(day.addWalkIn, { shiftId, ...(await toldOf(sql(), volunteerId)) }, teamCaller);
    clock.now = at('09:00');
    const called = {
      shiftId,
      volunteerIds: [absent.volunteerId],
      act: 'absent' as const,
      reason: '点名未到',
    };
    await call(day.rollCall, called, teamCaller);
    clock.now = at('14:00');
    await run('attendance.markNoCheckOut');
    expect(await kindsOf(caller)).toEqual(['walkedIn', 'noCheckOut']);
    const { id: participationId } = (await participationOf(shiftId, volunteerId))!;
    const fix = (checkedOutAt: string) =>
      call(day.fixCheckOut, { participationId, checkedOutAt, reason }, teamCaller);
    clock.now = at('15:00');
    await fix('2026-11-21T11:00:00+08:00');
    clock.now = at('15:10');
    await call(day.undoAttendance, { participationId, reason }, teamCaller);
    clock.now = at('15:20');
    await fix('2026-11-21T11:30:00+08:00');
    clock.now = at('16:00');
    await call(confirming.confirmAttendance, { participationId }, caller);
    expect(await lifeOf(caller)).toEqual([
      ['walkedIn', '现场加入，已签到（点名）', null],
      ['checkOutFixed', '领队补了签退', reason],
      ['checkOutUndone', '领队撤销了签退', reason],
      ['checkOutFixed', '领队把签退补为 11月21日 周六 11:30', reason],
      ['hoursComputed', '按签到签退计出时长 2.8 小时（170 分钟），待核定', null],
      ['attendanceConfirmed', '你确认了签到签退记录', null],
    ]);
    expect((await lifeOf(absent.caller)).at(-1)).toEqual(['absent', '被登记为缺席', '点名未到']);
    const { id: absenceId } = (await participationOf(shiftId, absent.volunteerId))!;
    await call(day.undoAttendance, { participationId: absenceId, reason }, teamCaller);
    expect((await lifeOf(absent.caller)).slice(-2)).toEqual([
      ['absent', '被登记为缺席', '点名未到'],
      ['attendanceUndone', '领队撤销了考勤记录', reason],
    ]);
  });

  it('tells entries that the centre decides', async () => {
    const { shiftId, teamCaller } = await open({ people: 0 });
    const { caller: staff } = await buildStaff(sql(), { permissions: ['hours.review'] });
    const made = [];
    for (const verdict of ['approve', 'reject'] as const) {
      const { caller, volunteerId } = await buildReadyVolunteer(sql());
      const { volunteerNo } = await sql()
        .selectFrom('volunteers')
        .select('volunteerNo')
        .where('id', '=', volunteerId)
        .executeTakeFirstOrThrow();
      clock.now = at('13:00');
      const entry = { shiftId, volunteerNo, minutes: 60, reason: '签到时网络中断，领队有照片' };
      const proof = await buildEntryProof(sql(), teamCaller.accountId);
      const { hourId } = await call(entries.submitHourEntry, { ...entry, ...proof }, teamCaller);
      await call(entries.answerHourEntry, { hourId, answer: 'confirmed' }, caller);
      clock.now = at('14:00');
      await call(hours.decideHour, { hourId, verdict, reason }, staff);
      made.push(await lifeOf(caller));
    }
    const entered = [
      'hoursEntered',
      '队伍补录时长 1.0 小时（60 分钟），待中心审核',
      '签到时网络中断，领队有照片',
    ];
    expect(made).toEqual([
      [entered, ['hoursApproved', '中心认定时长 1.0 小时（60 分钟），公示到 11月25日 周三', null]],
      [entered, ['hoursRejected', '时长 1.0 小时（60 分钟）不予认定', reason]],
    ]);
  });
});

describe('pages', () => {
  /** Eleven facts, nine of them at one instant, and as many of somebody else in the same activity. */
  async function crowd() {
    const shifts = [9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => ({
      startsAt: at(`${hour < 10 ? '0' : ''}${hour}:00`, 25),
      endsAt: at(`${hour}:50`.padStart(5, '0'), 25),
    }));
    const { shiftIds } = await open({ people: 0, shifts });
    const [mine, other] = [await buildReadyVolunteer(sql()), await buildReadyVolunteer(sql())];
    for (const shiftId of shiftIds)
      for (const { volunteerId } of [mine, other])
        await buildSignUp(sql(), { shiftId, volunteerId, now: at('12:00', 15) });
    const past = await open({ people: 0 });
    const { signUpId } = await buildSignUp(sql(), {
      shiftId: past.shiftId,
      volunteerId: mine.volunteerId,
      now: at('11:00', 15),
      decidedAt: at('12:00', 15),
    });
    return { caller: mine.caller, signUpId };
  }

  it('lose and double nothing, whatever their size, though facts share an instant', async () => {
    const { caller } = await crowd();
    const whole = (await timeline(caller, { pageSize: 50 })).list.map(({ key }) => key);
    expect(whole).toHaveLength(11);
    expect(new Set(whole).size).toBe(11);
    for (const pageSize of [1, 2, 3, 5, 11]) {
      const keys: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof timeline>> = await timeline(caller, {
          pageSize,
          ...(cursor === null ? {} : { cursor }),
        });
        expect(page.list.length).toBeLessThanOrEqual(pageSize);
        keys.push(...page.list.map(({ key }) => key));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(keys).toEqual(whole);
    }
  });

  it('puts the later of two kinds above at one instant, and keeps a page still when something new happens', async () => {
    const { caller, signUpId } = await crowd();
    const first = await timeline(caller, { pageSize: 4 });
    expect(first.list[0]).toMatchObject({ kind: 'approved', key: expect.stringMatching(`\\.${signUpId}$`) });
    const cursor = first.nextCursor ?? '';
    const before = await timeline(caller, { pageSize: 4, cursor });
    const { volunteerId } = caller;
    await buildSignUp(sql(), { volunteerId, now: at('12:00', 16) });
    expect(await timeline(caller, { pageSize: 4, cursor })).toEqual(before);
  });

  it('refuses a cursor of another form and pages that are too long', async () => {
    const { caller } = await buildReadyVolunteer(sql());
    await expect(timeline(caller, { cursor: '1.2' })).rejects.toThrow(InvalidInput);
    await expect(timeline(caller, { pageSize: 51 })).rejects.toThrow(InvalidInput);
    expect(await timeline(caller, { cursor: '9999999999999.99.9999999999999999' })).toEqual({
      list: [],
      nextCursor: null,
    });
  });
});
