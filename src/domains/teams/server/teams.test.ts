import { describe, expect, it } from 'vitest';
import { testAct } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildMember, buildTeam } from '../testing/teams.builders.ts';
import { getMyTeam } from './get-my-team.ts';
import { getTeam } from './get-team.ts';
import { refreshTeamFigures, teamFacts } from './index.ts';
import { listTeams } from './list-teams.ts';

const { sql } = openTables();

const act = () => testAct({ sql: sql() });
const list = (request: object = {}) =>
  listTeams(act(), { pageNum: 1, pageSize: 20, sort: 'newest', ...request });

const setJoinMode = (teamId: number, joinMode: 'closed' | 'open') =>
  sql().updateTable('teams').set({ joinMode }).where('id', '=', teamId).execute();

describe('listTeams', () => {
  it('lists active teams only, newest first, by words, area and category', async () => {
    const first = await buildTeam(sql(), {
      name: '石矶蓝焰应急救援队',
      category: 'rescue',
      registeredAt: new Date('2020-01-01'),
    });
    const second = await buildTeam(sql(), { name: '望潮银龄互助队', category: 'elder' });
    await buildTeam(sql(), { status: 'suspended' });
    expect((await list()).list.map((team) => team.teamId)).toEqual([second.teamId, first.teamId]);
    expect((await list({ keyword: '蓝焰' })).list.map((team) => team.teamId)).toEqual([first.teamId]);
    expect((await list({ category: 'elder' })).total).toBe(1);
    expect((await list({ area: '990102' })).total).toBe(0);
    expect((await list({ keyword: '%' })).total).toBe(0);
    await setJoinMode(second.teamId, 'closed');
    expect((await list({ isJoinable: true })).list.map((team) => team.teamId)).toEqual([first.teamId]);
    expect((await list({ teamClass: '卫生环保' })).total).toBe(2);
    expect((await list({ teamClass: '应急救援' })).total).toBe(0);
  });

  it('says how far it is, the nearest first, what has no place last', async () => {
    const near = { lng: 118.8, lat: 32.05 };
    const far = await buildTeam(sql(), { lng: 118.9, lat: 32.05 });
    const nowhere = await buildTeam(sql());
    // As many degrees, but of longitude, which are shorter here.
    const north = await buildTeam(sql(), { lng: 118.8, lat: 32.06 });
    const east = await buildTeam(sql(), { lng: 118.81, lat: 32.05 });
    const found = (await list({ sort: 'nearest', near })).list;
    expect(found.map(({ teamId, distanceM }) => [teamId, distanceM])).toEqual([
      [east.teamId, 942],
      [north.teamId, 1_112],
      [far.teamId, 9_425],
      [nowhere.teamId, undefined],
    ]);
    expect((await list({ near })).list[0]).toMatchObject({ teamId: east.teamId, distanceM: 942 });
    expect((await list()).list[0]?.distanceM).toBeUndefined();
  });

  it('orders by figures that background work counts', async () => {
    const small = await buildTeam(sql());
    const large = await buildTeam(sql(), { registeredAt: new Date('2020-01-01') });
    await buildMember(sql(), { teamId: large.teamId });
    await buildMember(sql(), { teamId: large.teamId, status: 'left' });
    expect(await refreshTeamFigures(act())).toBe(false);
    await sql()
      .updateTable('teamFigures')
      .set({ effectiveMinutes: 600, activityCount: 3 })
      .where('teamId', '=', large.teamId)
      .execute();
    const byHours = (await list({ sort: 'hours' })).list;
    expect(byHours.map((team) => team.teamId)).toEqual([large.teamId, small.teamId]);
    expect(byHours[0]).toMatchObject({ memberCount: 1, effectiveMinutes: 600 });
    expect((await list({ sort: 'active' })).list[0]?.teamId).toBe(large.teamId);
    const fresh = await buildTeam(sql());
    expect((await list({ sort: 'hours' })).list.map(({ teamId }) => teamId)).toContain(fresh.teamId);
  });
});

describe('refreshTeamFigures', () => {
  it('counts again only what is ten minutes old', async () => {
    const { teamId } = await buildTeam(sql());
    const now = new Date();
    await refreshTeamFigures({ sql: sql(), now });
    await buildMember(sql(), { teamId });
    const countAfter = async (minutes: number) => {
      await refreshTeamFigures({ sql: sql(), now: new Date(now.getTime() + minutes * 60_000) });
      return (await sql().selectFrom('teamFigures').selectAll().executeTakeFirstOrThrow()).memberCount;
    };
    expect(await countAfter(10)).toBe(0);
    expect(await countAfter(10.1)).toBe(1);
  });
});

describe('getTeam', () => {
  it('shows the contact only where the team made it public', async () => {
    const hidden = await buildTeam(sql());
    const shown = await buildTeam(sql(), { isContactPublic: true });
    expect(await getTeam(act(), { id: hidden.teamId })).toMatchObject({
      contactName: null,
      contactPhone: null,
    });
    expect((await getTeam(act(), { id: shown.teamId })).contactName).toBe('叶青');
  });

  it('hides teams that are not public', async () => {
    const { teamId } = await buildTeam(sql(), { status: 'pending' });
    await expect(getTeam(act(), { id: teamId })).rejects.toMatchObject({ status: 404 });
  });
});

describe('getMyTeam', () => {
  it('says what the profile lacks and who waits', async () => {
    const { caller, teamId } = await buildTeam(sql(), {
      foundedOn: null,
      iconUrl: null,
      status: 'pending',
    });
    await buildMember(sql(), { teamId, status: 'applied' });
    const team = await getMyTeam(testAct({ sql: sql(), caller }), {});
    expect(team).toMatchObject({
      applicantCount: 1,
      trustGrade: 'B',
      contactPhone: '0688-8612-0001',
      warnings: ['成立日期信息未填写，请尽快补充', '团队logo信息未填写，请尽快补充'],
    });
  });
});

describe('narrow questions', () => {
  it('tell what neighbours may know of a team', async () => {
    const { teamId, organisationId, accountId } = await buildTeam(sql());
    expect(await teamFacts(sql(), teamId)).toMatchObject({
      accountId,
      organisationId,
      organisationPath: `${organisationId}/`,
      status: 'active',
    });
  });
});
