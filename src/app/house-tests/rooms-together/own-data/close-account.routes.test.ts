import { describe, expect, it } from 'vitest';
import { testPassword } from '#domains/accounts/testing/accounts.builders.ts';
import { loginUser } from '#domains/accounts/contract/accounts.contract.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import {
  closeMyAccount,
  getMyClosing,
  withdrawMyClosing,
} from '#domains/mydata/contract/closing.contract.ts';
import { closingConfirmation, coolOffDays } from '#domains/mydata/contract/closing.words.ts';
import { signUpForShift } from '#domains/signups/contract/signups.contract.ts';
import { changeVolunteerStanding } from '#domains/volunteers/contract/manage-volunteers.contract.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { toHttp } from '#testing/test-app.ts';
import { buildHouseWorld } from '../../world/house-world.ts';

const start = new Date('2026-11-21T12:00:00+08:00');
const { app, clock, sql, run, titlesOf, audits } = openHouse({ now: start });
const confirmed = { userPwd: testPassword, confirmation: closingConfirmation };
const close = (as: SignedIn, change: object = {}) =>
  app().call(closeMyAccount, { ...confirmed, ...change }, as);
const stateOf = async (as: SignedIn) => (await app().call(getMyClosing, {}, as)).body.result;
const statusOf = async (id: number) =>
  sql()
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.id')
    .select(['v.status', 'c.status as account', 'v.name'])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow();
const person = () => app().signIn('volunteer', { name: '欧阳澜生' });

/** Time passes; sessions of before are over. */
async function after(days: number, id: number): Promise<SignedIn> {
  clock.now = new Date(start.getTime() + days * dayMs);
  return app().signInAs(id);
}

describe('closing the own account', () => {
  it('asks for the password and a typed word', async () => {
    const me = await person();
    expect((await close(me, { userPwd: 'wrong' })).body.reason).toBe('wrongPassword');
    expect((await close(me, { confirmation: '注销' })).body.reason).toBe('notConfirmed');
    expect(await statusOf(me.accountId)).toMatchObject({ status: 'active', account: 'active' });
    expect((await close(await app().signIn('team'))).status).toBe(403);
  });

  it('leaves fifteen days, tells the person, and ends with a number without a name', async () => {
    const me = await person();
    const { body } = await close(me);
    expect(body.result.closesAt).toBe('2026-12-06T12:00:00+08:00');
    expect(await statusOf(me.accountId)).toMatchObject({ status: 'closing', account: 'closing' });
    expect(await titlesOf(me.accountId)).toEqual(['账号正在注销']);
    expect((await close(me)).status).toBe(403);
    const late = await after(coolOffDays - 0.01, me.accountId);
    await run('mydata.finishClosings');
    expect((await stateOf(late)).closing).toMatchObject({ isWaiting: false });
    await after(coolOffDays, me.accountId);
    await run('mydata.finishClosings');
    expect(await statusOf(me.accountId)).toMatchObject({
      status: 'closed',
      account: 'closed',
      name: '已注销用户',
    });
    expect((await app().call(getMyClosing, {}, late)).status).toBe(401);
    expect(await audits('mydata.closeAccount')).toHaveLength(1);
  });

  it('lets its owner log in and change their mind', async () => {
    const me = await person();
    await close(me);
    const again = await after(14, me.accountId);
    expect((await app().call(withdrawMyClosing, {}, again)).status).toBe(200);
    expect(await statusOf(me.accountId)).toMatchObject({ status: 'active', account: 'active' });
    expect((await app().call(withdrawMyClosing, {}, again)).body.reason).toBe('notClosing');
    clock.now = new Date(start.getTime() + 20 * dayMs);
    await run('mydata.finishClosings');
    expect(await statusOf(me.accountId)).toMatchObject({ status: 'active', name: '欧阳澜生' });
    expect((await close(await app().signInAs(me.accountId))).status).toBe(200);
  });

  it('lets in by the password until it is closed, and by no name after that', async () => {
    const me = await person();
    await close(me);
    const { loginName } = await sql()
      .selectFrom('accounts')
      .select('loginName')
      .where('id', '=', me.accountId)
      .executeTakeFirstOrThrow();
    const logIn = (loginNameTyped: string) =>
      app().call(loginUser, { userLoginName: loginNameTyped, userPwd: testPassword });
    expect((await logIn(loginName)).status).toBe(200);
    await after(coolOffDays, me.accountId);
    await run('mydata.finishClosings');
    for (const name of [loginName, `已注销-${me.accountId}`])
      expect((await logIn(name)).body.reason).toBe('wrongPassword');
  });

  it('waits for what came between, and tells it once', async () => {
    const me = await person();
    await close(me);
    await buildHour(sql(), { volunteerId: me.accountId, status: 'publicity', now: start });
    const late = await after(coolOffDays, me.accountId);
    await run('mydata.finishClosings');
    expect((await stateOf(late)).closing).toMatchObject({ isWaiting: true });
    clock.now = new Date(clock.now.getTime() + 7 * hourMs);
    await run('mydata.finishClosings');
    expect(await titlesOf(me.accountId)).toEqual(['账号正在注销', '注销还要等一等']);
    expect(await statusOf(me.accountId)).toMatchObject({ status: 'closing' });
  });

  it('is not undone by staff', async () => {
    const me = await person();
    await close(me);
    const staff = await app().signIn('staff', { permissions: ['volunteers.manage'] as never });
    const { version } = await sql()
      .selectFrom('volunteers')
      .select('version')
      .where('id', '=', me.accountId)
      .executeTakeFirstOrThrow();
    for (const act of ['lift', 'unfreeze', 'freeze'] as const) {
      const wish = { volunteerId: me.accountId, act, reason: '替他撤回注销', version };
      expect((await app().call(changeVolunteerStanding, wish, staff)).status).not.toBe(200);
    }
    expect(await statusOf(me.accountId)).toMatchObject({ status: 'closing' });
  });
});

describe('what must end first', () => {
  it('is said by every room, with the page where it is settled', async () => {
    const { people } = await buildHouseWorld(app());
    const { blockers } = await stateOf(people.volunteer);
    expect(blockers.map(({ sentence, link }) => `${sentence}：${link}`)).toMatchInlineSnapshot(`
      [
        "还有 8 件求助没有办完，请先取消或等它办结：我的需求",
        "还有 2 个没有结束的报名，请先取消，或参加完再来：我的动态",
        "还有 1 件信用申诉没有答复：我的信用",
        "还有 1 件任务没有做完，请先做完或退回：我的任务",
        "还有 2 件随手志愿没有做完或在验收，请先做完或退回：随手志愿",
        "还有 1 个常设岗位，请先离岗：我的岗位",
        "还有 1 次签到没有签退或没有定下来：我的动态",
        "还有 1 件培训表彰异议没有答复：我的志愿档案",
        "星级正在公示或有异议，要等办结：我的志愿档案",
        "还有 3 条时长在核定、公示或异议中，要等它生效：我的志愿档案",
        "还有 1 件补记申请没有办结，请先撤回或等待答复：补记申请",
        "还有 2 件时长更正申请没有办结，请先撤回或等待答复：我的志愿档案",
        "还有和你有关的投诉没有办结，要等办结：投诉举报",
      ]
    `);
    expect((await close(people.volunteer)).body.reason).toBe('blocked');
  });
});

/** What a closing volunteer may still do: the own account, what is settled, what is taken back, what is taken along. */
const goesOn = [
  'answerCertificateWish',
  'answerHourEntry',
  'answerHourMaterial',
  'cancelExport',
  'cancelSignUp',
  'changeMobile',
  'changePassword',
  'confirmAttendance',
  'declineAssignment',
  'deleteMessages',
  'deletePost',
  'downloadExport',
  'downloadWholeCertificate',
  'endMySession',
  'endOtherSessions',
  'handBackAssignment',
  'handBackMicro',
  'hidePost',
  'issueCertificate',
  'issueStarCertificate',
  'leavePost',
  'objectAttendance',
  'objectHour',
  'objectStar',
  'openPaper',
  'orderMyArchive',
  'readAllMessages',
  'readMessages',
  'reportBulkMessage',
  'reportPost',
  'restoreMessages',
  'revokeCalendarFeed',
  'revokeCertificate',
  'setMessagePreference',
  'takeDownNews',
  'uploadFile',
  'withdrawGuardianConsent',
  'withdrawHourClaim',
  'withdrawHourCorrection',
  'withdrawIdentityConsent',
  'withdrawMyClosing',
  'withdrawNews',
  'withdrawPublicityConsent',
  'withdrawRealName',
];

describe('while the account is closing', () => {
  it('nothing new begins: every write is refused but the few that go on', async () => {
    const me = await person();
    await close(me);
    const stopped = async (operation: AnyOperation): Promise<boolean> => {
      const { statusCode, body } = await app().inject(toHttp(operation, { id: 1, nobodyKnowsThis: 1 }, me));
      return statusCode === 403 && body.includes('正在注销账号');
    };
    const writes = app()
      .rooms.flatMap((room) => room.bindings)
      .map(({ operation }) => operation)
      .filter(
        ({ effect, caller }) => effect === 'write' && (caller === 'volunteer' || caller === 'signedIn'),
      );
    const going: string[] = [];
    for (const operation of writes) if (!(await stopped(operation))) going.push(operation.name);
    expect(going.sort()).toEqual(goesOn);
  });

  it('a sign-up is refused with the reason', async () => {
    const me = await person();
    const { shiftIds } = await buildActivity(sql(), { now: start });
    await close(me);
    const { status, body } = await app().call(
      signUpForShift,
      { shiftId: shiftIds[0]!, clientRequestId: 'a press of the test', riskVersion: 1 } as never,
      me,
    );
    expect([status, body.msg]).toEqual([403, expect.stringContaining('正在注销')]);
  });
});
