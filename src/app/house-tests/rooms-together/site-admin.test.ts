import { beforeAll, describe, expect, it } from 'vitest';
import { workCalendarRows } from '../../first-run/work-calendar-rows.ts';
import {
  decideApproval,
  listApprovals,
  withdrawApproval,
} from '#domains/approvals/contract/approvals.contract.ts';
import { buildRole, roleId } from '#domains/roles/testing/roles.builders.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import * as contract from '#domains/site/contract/site-admin.contract.ts';
import { getSite, listOrganisations } from '#domains/site/contract/site.contract.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { addDays, endOfDay, toDay } from '#platform/contract/instants.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { publicityEnd, saveWorkCalendar, workdayAfter } from '#domains/site/server/index.ts';

const { app } = openHouse({ isOneStory: true });
let admin: SignedIn;
beforeAll(async () => {
  admin = await app().signIn('staff', { role: 'systemAdmin' });
});

const securityAdministrator = () => app().signIn('staff', { role: 'securityAdmin' });
const changesOf = async (as = admin) =>
  (await app().call(contract.listWorkCalendar, { year: 2026 }, as)).body.result.changes;
const approve = (approvalId: number, as: SignedIn) =>
  app().call(decideApproval, { approvalId, verdict: 'approve', reason: '' }, as);

/** The security administrator agrees to whatever waits. */
async function approveAll(): Promise<void> {
  const second = await securityAdministrator();
  for (const { approvalId } of await changesOf())
    expect((await approve(approvalId, second)).status).toBe(200);
}

describe('the texts of the site', () => {
  it('change for everybody at once, and not over somebody else’s change', async () => {
    const { texts, version } = (await app().call(contract.getSiteSettings, {}, admin)).body.result;
    const wish = { ...texts, title: '青禾市志愿服务平台', email: '', version };
    expect((await app().call(contract.saveSite, wish, admin)).status).toBe(200);
    expect((await app().call(getSite, {})).body.result.title).toBe('青禾市志愿服务平台');
    expect((await app().call(contract.saveSite, wish, admin)).body.reason).toBe('versionConflict');
    const { version: next } = (await app().call(contract.getSiteSettings, {}, admin)).body.result;
    const bad = { ...wish, version: next, title: '', email: 'nobody' };
    const { body } = await app().call(contract.saveSite, bad, admin);
    expect(body.errors?.map(({ path }) => path).sort()).toEqual(['email', 'title']);
  });

  it('are not for reviewers', async () => {
    const reviewer = await app().signIn('staff', { role: 'reviewer' });
    expect((await app().call(contract.getSiteSettings, {}, reviewer)).status).toBe(403);
  });
});

describe('the work calendar', () => {
  it('counts by what the centre set, also after the next start', async () => {
    const day = { day: '2026-11-23', isWorkday: false, name: '消毒停休' };
    expect(await workdayAfter(app().sql, '2026-11-20', 1)).toBe('2026-11-23');
    expect((await app().call(contract.saveWorkCalendarDay, day, admin)).status).toBe(200);
    expect((await app().call(contract.saveWorkCalendarDay, day, admin)).body.reason).toBe('alreadyAsked');
    const shipped = { day: '2026-10-01', isWorkday: true, name: '本地值班' };
    await app().call(contract.saveWorkCalendarDay, shipped, admin);
    expect(await workdayAfter(app().sql, '2026-11-20', 1)).toBe('2026-11-23');
    await approveAll();
    await saveWorkCalendar(app().sql, workCalendarRows);
    expect(await workdayAfter(app().sql, '2026-11-20', 1)).toBe('2026-11-24');
    const { list } = (await app().call(contract.listWorkCalendar, { year: 2026 }, admin)).body.result;
    expect(list.find((one) => one.day === '2026-10-01')).toMatchObject({ isWorkday: true, isOwn: true });
    const remove = (which: string) => app().call(contract.removeWorkCalendarDay, { day: which }, admin);
    expect((await remove('2026-10-01')).body.reason).toBe('shippedDay');
    expect((await remove('2026-11-23')).status).toBe(200);
    expect(await workdayAfter(app().sql, '2026-11-20', 1)).toBe('2026-11-24');
    await approveAll();
    expect(await workdayAfter(app().sql, '2026-11-20', 1)).toBe('2026-11-23');
    expect((await remove('2026-11-23')).status).toBe(404);
  });
});

describe('a change of the work calendar', () => {
  const propose = async (day: string, as = admin) => {
    const wish = { day, isWorkday: true, name: '补班' };
    return (await app().call(contract.saveWorkCalendarDay, wish, as)).body.result.approvalId;
  };

  it('is agreed to by the security administrator alone, in the list of everything that waits', async () => {
    const approvalId = await propose('2026-11-28');
    expect(await changesOf()).toMatchObject([
      { approvalId, title: '工作日历 2026-11-28 改为工作日，补班', isOwn: true },
    ]);
    expect((await approve(approvalId, await app().signIn('staff', { role: 'systemAdmin' }))).status).toBe(
      403,
    );
    const second = await securityAdministrator();
    const waiting = (await app().call(listApprovals, {}, second)).body.result.list;
    expect(waiting).toMatchObject([{ approvalId, kindLabel: '修改工作日历', mayDecide: true }]);
    expect((await approve(approvalId, second)).status).toBe(200);
    expect(await workdayAfter(app().sql, '2026-11-27', 1)).toBe('2026-11-28');
    expect(await changesOf()).toEqual([]);
  });

  it('changes nothing while it is withdrawn, or asked for by who may not any more', async () => {
    await app().call(withdrawApproval, { approvalId: await propose('2026-11-29') }, admin);
    const asker = await app().signIn('staff', { role: 'systemAdmin' });
    const approvalId = await propose('2026-11-29', asker);
    const demoted = { roleId: await roleId(app().sql, 'securityAdmin') };
    await app().sql.updateTable('accounts').set(demoted).where('id', '=', asker.accountId).execute();
    expect((await approve(approvalId, await securityAdministrator())).body.reason).toBe('askerGone');
    expect(await workdayAfter(app().sql, '2026-11-28', 1)).toBe('2026-11-30');
    await app().call(withdrawApproval, { approvalId }, asker);
  });

  it('moves no 公示 that runs: its end was written down at its start', async () => {
    const now = app().clock();
    const { hourId } = await buildHour(app().sql, {
      status: 'publicity',
      publicityStartsAt: now,
      publicityEndsAt: await publicityEnd(app().sql, now, 3),
    });
    const endOf = async () =>
      (
        await app()
          .sql.selectFrom('serviceHours')
          .select('publicityEndsAt')
          .where('id', '=', hourId)
          .executeTakeFirstOrThrow()
      ).publicityEndsAt;
    const before = await endOf();
    const today = toDay(now);
    const free = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead));
    for (const day of free) {
      const wish = { day, isWorkday: true, name: '补班' };
      await app().call(contract.saveWorkCalendarDay, wish, admin);
    }
    await approveAll();
    expect(await publicityEnd(app().sql, now, 3)).toEqual(endOfDay(addDays(today, 3)));
    expect(await endOf()).toEqual(before);
  });
});

describe('staff of a 所', () => {
  it('read texts and calendar of the city, and change neither', async () => {
    const { id: organisationId } = await buildOrganisation(app().sql);
    const roleId = await buildRole(app().sql, { permissions: ['site.edit'], dataScope: 'organisation' });
    const local = await app().signIn('staff', { roleId, organisationId });
    const { texts, version, mayEdit } = (await app().call(contract.getSiteSettings, {}, local)).body.result;
    expect(mayEdit).toBe(false);
    const wish = { ...texts, email: '', title: '书院所志愿服务', version };
    const answer = await app().call(contract.saveSite, wish, local);
    expect(answer).toMatchObject({ status: 403, body: { msg: '这由实践中心统一设置，所和站不能更改' } });
    const calendar = await app().call(contract.listWorkCalendar, { year: 2026 }, local);
    expect(calendar.body.result.mayEdit).toBe(false);
    const day = { day: '2026-11-24', isWorkday: false, name: '所休' };
    expect((await app().call(contract.saveWorkCalendarDay, day, local)).status).toBe(403);
    expect((await app().call(contract.removeWorkCalendarDay, { day: day.day }, local)).status).toBe(403);
  });
});

describe('organisations', () => {
  const save = (more: object) =>
    app().call(
      contract.saveOrganisation,
      { name: '新桥实践所', area: '990101', address: '新桥路 1 号', sort: 5, ...more },
      admin,
    );

  it('grow below the centre: 所, then 站, no deeper, no name twice', async () => {
    const tree = (await app().call(contract.listOrganisationsForStaff, {}, admin)).body.result.list;
    const centre = tree.find(({ kind }) => kind === 'centre');
    const district = (await save({ parentId: centre?.organisationId })).body.result;
    const community = await save({ parentId: district.organisationId, name: '新桥社区站' });
    const deeper = { parentId: community.body.result.organisationId, name: '再下一级' };
    expect((await save(deeper)).body.reason).toBe('tooDeep');
    expect((await save({ parentId: centre?.organisationId })).body.reason).toBe('nameTaken');
    expect((await save({ name: '孤儿所' })).body.reason).toBe('parentUnknown');
    expect((await save({ name: '异地所', area: '110101' })).body.errors?.[0]?.path).toBe('area');
    const change = { organisationId: district.organisationId, version: 1, name: '新桥文明实践所' };
    expect((await save(change)).status).toBe(200);
    const { body } = await app().call(listOrganisations, { parentId: centre?.organisationId });
    expect(body.result.list.map(({ name }) => name)).toContain('新桥文明实践所');
  });
});

describe('an organisation that two people change', () => {
  const change = (more: object) =>
    app().call(
      contract.saveOrganisation,
      { name: '双改实践所', area: '990101', address: '新桥路 2 号', sort: 6, ...more },
      admin,
    );

  it('keeps what the faster one saved, and names its version in the list', async () => {
    const rows = async () =>
      (await app().call(contract.listOrganisationsForStaff, {}, admin)).body.result.list;
    const parentId = (await rows()).find(({ kind }) => kind === 'centre')?.organisationId;
    const { organisationId } = (await change({ parentId })).body.result;
    const version = (await rows()).find((row) => row.organisationId === organisationId)?.version;
    expect((await change({ organisationId, version, address: '河堤路 8 号' })).status).toBe(200);
    expect((await change({ organisationId, version, address: '新桥路 9 号' })).body.reason).toBe(
      'versionConflict',
    );
    expect((await change({ organisationId, address: '新桥路 9 号' })).body.reason).toBe('versionConflict');
    const after = (await rows()).find((row) => row.organisationId === organisationId);
    expect(after).toMatchObject({ address: '河堤路 8 号', version: 2 });
  });
});

it('whoever sees one 所 keeps up that one and what lies below, no other', async () => {
  const [own, other] = [await buildOrganisation(app().sql), await buildOrganisation(app().sql)];
  const roleId = await buildRole(app().sql, { permissions: ['site.edit'], dataScope: 'organisation' });
  const local = await app().signIn('staff', { roleId, organisationId: own.id });
  const save = (more: object) =>
    app().call(
      contract.saveOrganisation,
      { name: '澜北社区站', area: '990101', address: '澜北路 3 号', sort: 7, ...more },
      local,
    );
  const { list } = (await app().call(contract.listOrganisationsForStaff, {}, local)).body.result;
  expect(list.map(({ organisationId }) => organisationId)).toEqual([own.id]);
  expect((await save({ organisationId: other.id, version: 1 })).status).toBe(404);
  expect((await save({ parentId: other.id })).body.reason).toBe('parentUnknown');
  expect((await save({ parentId: own.id })).status).toBe(200);
});

describe('errors of pages', () => {
  const report = { message: "读取 '13812345678' 失败", place: '/usercenter/index/x/12', frames: 'a.js:1:2' };
  const open = async () =>
    (await app().call(contract.listPageErrors, {}, admin)).body.result.list.filter(
      ({ frames }) => frames === 'a.js:1:2',
    );

  it('are counted by kind without anything personal, settled, and open again when they come back', async () => {
    const person = await app().signIn('volunteer');
    expect((await app().call(contract.reportPageError, report)).status).toBe(200);
    await app().call(contract.reportPageError, report, person);
    const [error] = await open();
    expect(error).toMatchObject({ reportCount: 2, place: '/usercenter/index/x/:id' });
    expect(error?.message).not.toContain('138');
    const { fingerprint } = error ?? { fingerprint: '' };
    expect((await app().call(contract.settlePageError, { fingerprint }, admin)).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await app().call(contract.settlePageError, { fingerprint }, admin)).status).toBe(404);
    await app().call(contract.reportPageError, report, person);
    expect(await open()).toHaveLength(1);
  });
});
