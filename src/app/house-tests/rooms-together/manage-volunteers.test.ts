import { beforeAll, describe, expect, it } from 'vitest';
import { getMenuByRole } from '#domains/roles/contract/roles.contract.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { testAct } from '#testing/test-act.ts';
import * as contract from '#domains/volunteers/contract/manage-volunteers.contract.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { freeGrownUps, liftEndedRestrictions } from '#domains/volunteers/server/manage/standing.tasks.ts';

const { app } = openHouse({ isOneStory: true });
let reviewer: SignedIn;
beforeAll(async () => {
  reviewer = await app().signIn('staff', { role: 'reviewer' });
});

const listed = async (filter: object, as = reviewer) => {
  const { body } = await app().call(contract.listVolunteersForStaff, filter, as);
  return body.result.list.map(({ name }) => name);
};
const detail = async (id: number) =>
  (await app().call(contract.getVolunteerForStaff, { id }, reviewer)).body.result;
const reason = '连续三次未到且未请假';
const today = () => toDay(app().clock());
const messagesOf = async (accountId: number) =>
  (
    await app()
      .sql.selectFrom('messages')
      .select('title')
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);

describe('the staff list of volunteers', () => {
  it('finds by name, number, phone, age, state and day of registration', async () => {
    const made = await buildVolunteer(app().sql, { name: '卞舒', account: { mobile: '13900008642' } });
    await buildVolunteer(app().sql, { name: '卞少年', birthOn: addDays(today(), -15 * 366) });
    await buildVolunteer(app().sql, { name: '卞长者', birthOn: '1950-01-01', status: 'dormant' });
    expect(await listed({ keyword: '卞' })).toEqual(['卞长者', '卞少年', '卞舒']);
    expect(await listed({ keyword: made.volunteerNo.toLowerCase() })).toEqual(['卞舒']);
    expect(await listed({ keyword: '8642' })).toEqual(['卞舒']);
    expect(await listed({ keyword: '卞', ageBand: 'minor' })).toEqual(['卞少年']);
    expect(await listed({ keyword: '卞', ageBand: 'elder' })).toEqual(['卞长者']);
    expect(await listed({ keyword: '卞', status: 'dormant' })).toEqual(['卞长者']);
    expect(await listed({ keyword: '卞', registeredTo: addDays(today(), -1) })).toEqual([]);
    expect(await listed({ keyword: '卞', hoursFrom: 1 })).toEqual([]);
    expect(await listed({ keyword: '卞', star: 0, hoursTo: 0 })).toHaveLength(3);
    expect(await listed({ keyword: '_' })).toEqual([]);
  });

  it('finds the members of a team by its name', async () => {
    const member = await buildVolunteer(app().sql, { name: '归队' });
    const team = await buildTeam(app().sql, { name: '望潮救援队' });
    const { teamId } = team;
    await buildMember(app().sql, { teamId, volunteerId: member.volunteerId });
    expect(await listed({ team: '望潮' })).toEqual(['归队']);
    expect(await listed({ team: '没有这支队伍' })).toEqual([]);
  });

  it('reads on by cursor', async () => {
    for (let index = 0; index < 3; index += 1) await buildVolunteer(app().sql, { name: `游标${index}` });
    const first = await app().call(
      contract.listVolunteersForStaff,
      { keyword: '游标', pageSize: 2 },
      reviewer,
    );
    const { nextCursor } = first.body.result;
    expect(await listed({ keyword: '游标', pageSize: 2, cursor: nextCursor ?? '' })).toEqual(['游标0']);
  });

  it('keeps everybody outside the data scope away, also one by one', async () => {
    const own = await buildOrganisation(app().sql);
    const other = await buildOrganisation(app().sql);
    const inside = await buildVolunteer(app().sql, { name: '域内', organisationId: own.id });
    const outside = await buildVolunteer(app().sql, { name: '域外', organisationId: other.id });
    const keeper = await app().signIn('staff', { role: 'organisationAdmin', organisationId: own.id });
    expect(await listed({ keyword: '域' }, keeper)).toEqual(['域内']);
    const statusOf = async (id: number) =>
      (await app().call(contract.getVolunteerForStaff, { id }, keeper)).status;
    expect([await statusOf(inside.volunteerId), await statusOf(outside.volunteerId)]).toEqual([200, 404]);
    const act = { volunteerId: outside.volunteerId, version: 1, act: 'freeze' as const, reason };
    expect((await app().call(contract.changeVolunteerStanding, act, keeper)).status).toBe(404);
    const look = { volunteerId: outside.volunteerId, reason };
    expect((await app().call(contract.revealVolunteer, look, keeper)).status).toBe(404);
  });
});

describe('a volunteer in the hands of the centre', () => {
  it('is restricted until a day, told so, and free again after it', async () => {
    const { volunteerId, accountId } = await buildVolunteer(app().sql, { name: '邵限' });
    const until = addDays(today(), 9);
    const wish = { volunteerId, version: 1, act: 'restrict' as const, until, reason };
    expect((await app().call(contract.changeVolunteerStanding, wish, reviewer)).status).toBe(200);
    expect(await detail(volunteerId)).toMatchObject({
      status: 'restricted',
      statusReason: reason,
      restrictedUntil: `${addDays(until, 1)}T00:00:00+08:00`,
      acts: ['restrict', 'lift', 'freeze'],
    });
    const again = await app().call(contract.changeVolunteerStanding, wish, reviewer);
    expect(again.body.reason).toBe('versionConflict');
    const told: string[] = [];
    const task = liftEndedRestrictions({ tell: async (_act, { title }) => told.push(title) });
    const later = (days: number) =>
      testAct({ sql: app().sql, now: new Date(app().clock().getTime() + days * 86_400_000) });
    await task.run(later(8));
    expect((await detail(volunteerId)).status).toBe('restricted');
    await task.run(later(11));
    expect((await detail(volunteerId)).status).toBe('active');
    expect([await messagesOf(accountId), told]).toEqual([['报名已被限制'], ['报名限制已到期']]);
  });

  it('waits for no guardian once grown up', async () => {
    const waiting = (birthOn: string) =>
      buildVolunteer(app().sql, { status: 'pendingGuardian', birthOn, name: '成年' });
    const young = await waiting(addDays(today(), -17 * 365));
    const grown = await waiting(addDays(today(), -18 * 366));
    const told: number[] = [];
    await freeGrownUps({ tell: async (_act, { accountId }) => told.push(accountId) }).run(
      testAct({ sql: app().sql, now: app().clock() }),
    );
    expect(told).toEqual([grown.accountId]);
    expect((await detail(grown.volunteerId)).status).toBe('active');
    expect((await detail(young.volunteerId)).status).toBe('pendingGuardian');
  });

  it('is stopped: no session goes on and no login works, until let back', async () => {
    const person = await app().signIn('volunteer');
    const change = (act: 'freeze' | 'unfreeze', version: number) =>
      app().call(
        contract.changeVolunteerStanding,
        { volunteerId: person.accountId, version, act, reason: '冒用他人身份' },
        reviewer,
      );
    expect((await change('freeze', 1)).status).toBe(200);
    expect((await app().call(getMenuByRole, { id: 1 }, person)).body.code).toBe(50012);
    expect((await change('freeze', 2)).body.reason).toBe('wrongStatus');
    expect((await change('unfreeze', 2)).status).toBe(200);
    const account = await app()
      .sql.selectFrom('accounts')
      .select('status')
      .where('id', '=', person.accountId)
      .executeTakeFirstOrThrow();
    expect(account.status).toBe('active');
  });

  it('waits for the guardian again when let back without a consent', async () => {
    const birthOn = addDays(today(), -15 * 366);
    const { volunteerId } = await buildVolunteer(app().sql, { birthOn, status: 'pendingGuardian' });
    const change = (act: 'freeze' | 'unfreeze', version: number) =>
      app().call(contract.changeVolunteerStanding, { volunteerId, version, act, reason }, reviewer);
    expect((await change('freeze', 1)).status).toBe(200);
    expect((await change('unfreeze', 2)).status).toBe(200);
    expect(await detail(volunteerId)).toMatchObject({ status: 'pendingGuardian', statusReason: null });
  });

  it('is not stopped again behind a login that is closed already, and so not let back', async () => {
    const { volunteerId, accountId } = await buildVolunteer(app().sql);
    await app().sql.updateTable('accounts').set({ status: 'disabled' }).where('id', '=', accountId).execute();
    const freeze = { volunteerId, version: 1, act: 'freeze' as const, reason };
    const { body } = await app().call(contract.changeVolunteerStanding, freeze, reviewer);
    expect(body.reason).toBe('wrongStatus');
  });

  it('shows contacts in clear only with a reason, which is logged', async () => {
    const { volunteerId } = await buildVolunteer(app().sql, { account: { mobile: '13800138000' } });
    const viewer = await app().signIn('staff', { permissions: ['volunteers.view'] });
    const look = { volunteerId, reason: '核对保险名单' };
    expect((await app().call(contract.revealVolunteer, look, viewer)).status).toBe(403);
    const { body } = await app().call(contract.revealVolunteer, look, reviewer);
    expect(body.result).toMatchObject({ mobile: '13800138000', emergency: '' });
    const line = await app()
      .sql.selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'revealVolunteer')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ targetId: volunteerId, reason: '核对保险名单' });
    expect(JSON.stringify(line)).not.toContain('13800138000');
    expect(app().logLines.join('')).not.toContain('13800138000');
  });

  it('gets messages of the centre', async () => {
    const { volunteerId, accountId } = await buildVolunteer(app().sql);
    const letter = { volunteerId, title: '请补充紧急联系人', body: '本周六的活动需要。' };
    expect((await app().call(contract.messageVolunteer, letter, reviewer)).status).toBe(200);
    expect(await messagesOf(accountId)).toEqual(['请补充紧急联系人']);
  });
});

it('exports what the filters show, phones masked, with a reason', async () => {
  await buildVolunteer(app().sql, { name: '导出甲', account: { mobile: '13700001357' } });
  const { body } = await app().call(
    contract.exportVolunteers,
    { keyword: '导出', reason: '年度统计' },
    reviewer,
  );
  const { rows } = await readSheet(Buffer.from(body.result.sheet ?? '', 'base64'), {
    columnCount: 11,
    mostRows: 9,
  });
  expect(rows.map(({ cells }) => [cells[1], cells[5]])).toEqual([
    [{ text: '导出甲' }, { text: '137****1357' }],
  ]);
});
