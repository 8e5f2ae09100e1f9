import { beforeEach, describe, expect, test } from 'vitest';
import { refreshTeamFigures } from '#domains/teams/server/index.ts';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import * as contract from '../../contract/activities.contract.ts';
import { type ActivityWish, buildActivity } from '../../testing/activities.builders.ts';
import { runAs, testNow } from '../../testing/activity-world.ts';
import { countActivitiesByCategory } from './count-activities-by-category.ts';
import { countActivitiesByDay } from './count-activities-by-day.ts';
import { getActivity } from '../get-activity.ts';
import { listActivities } from './list-activities.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
beforeEach(async () => {
  team = await buildTeam(sql());
});

const visitor = () => runAs(database(), { kind: 'anonymous' });
const at = (time: string): Date => new Date(`2026-${time}:00+08:00`);
const build = async (wish: ActivityWish = {}): Promise<number> =>
  (await buildActivity(sql(), { teamId: team.teamId, now: testNow, ...wish })).activityId;
const list = (request: object = {}) =>
  visitor()(listActivities, contract.listActivities.request.parse(request));
const idsOf = async (request: object = {}) => (await list(request)).list.map(({ id }) => id);

describe('listActivities', () => {
  test('shows what is published and not over, soonest first', async () => {
    const later = await build({ shifts: [{ startsAt: at('12-05T09:00') }] });
    const sooner = await build({ shifts: [{ startsAt: at('11-25T09:00') }] });
    for (const status of [
      'draft',
      'pending',
      'returned',
      'suspended',
      'cancelled',
      'settling',
      'closed',
    ] as const)
      await build({ status });
    await build({ shifts: [{ startsAt: at('11-21T09:00'), endsAt: at('11-21T14:00') }] });
    expect(await idsOf()).toEqual([sooner, later]);
  });

  test('leaves out what runs already and takes nobody any more, in every order, until it is asked for', async () => {
    const running = await build({
      title: '江边清滩进行中',
      signUpClosesAt: at('11-21T12:00'),
      shifts: [{ startsAt: at('11-21T13:00'), endsAt: at('11-21T18:00') }],
    });
    const joinable = await build({
      signUpClosesAt: at('11-27T20:00'),
      shifts: [{ startsAt: at('11-21T13:00'), endsAt: at('11-21T18:00') }, { startsAt: at('11-28T09:00') }],
    });
    const sooner = await build({ shifts: [{ startsAt: at('11-25T09:00') }] });
    expect(await idsOf()).toEqual([joinable, sooner]);
    expect((await list()).total).toBe(2);
    for (const asked of [
      { sort: 'newest' },
      { sort: 'gap' },
      { sort: 'longest' },
      { keyword: '江边清滩进行中' },
      { span: 'today' },
      { teamId: team.teamId },
    ])
      expect(await idsOf(asked)).not.toContain(running);
    expect(await idsOf({ phase: 'running' })).toEqual([running]);
    expect(await idsOf({ teamId: team.teamId, withRunning: true })).toEqual([running, joinable, sooner]);
  });

  test('a card carries what its page draws', async () => {
    const id = await build({
      cover: JSON.stringify({ layout: 'shore' }),
      shifts: [
        { startsAt: at('11-21T13:00'), capacity: 6, takenCount: 1, minNeeded: 2 },
        {
          startsAt: at('11-28T08:30'),
          capacity: 8,
          takenCount: 5,
          minNeeded: 3,
          postName: '分拣',
          breakMinutes: 30,
        },
      ],
      signUpClosesAt: at('11-27T20:00'),
    });
    expect((await list()).list).toMatchObject([
      {
        id,
        category: 'eco',
        areaName: '澜滨区',
        shiftCount: 2,
        capacity: 14,
        takenCount: 6,
        minNeeded: 5,
        placesLeft: 3,
        phase: 'recruiting',
        startsAt: '2026-11-21T13:00:00+08:00',
        nextShift: { postName: '清滩', minutes: 180 },
        cover: { layout: 'shore' },
        team: { id: team.teamId, shortName: '澜江守护', sealChar: '澜' },
      },
    ]);
  });

  test('the phase filter agrees with the phase on the card', async () => {
    const open = { shifts: [{ startsAt: at('11-28T08:30'), capacity: 2 }] };
    const full = { shifts: [{ startsAt: at('11-28T08:30'), capacity: 2, takenCount: 2 }] };
    const recruiting = await build(open);
    const waiting = await build(full);
    const fullUp = await build({ ...full, waitlistMode: 'off' });
    const notOpen = await build({ ...open, signUpOpensAt: at('11-22T09:00') });
    const running = await build({
      shifts: [{ startsAt: at('11-21T13:00') }],
      signUpOpensAt: at('11-01T09:00'),
    });
    const ended = await build({
      status: 'settling',
      shifts: [{ startsAt: at('11-20T09:00') }],
      signUpOpensAt: at('11-01T09:00'),
    });
    expect(await idsOf({ phase: 'recruiting' })).toEqual([recruiting]);
    expect(await idsOf({ phase: 'full' })).toEqual([waiting, fullUp]);
    expect(await idsOf({ phase: 'notOpen' })).toEqual([notOpen]);
    expect(await idsOf({ phase: 'running' })).toEqual([running]);
    expect(await idsOf({ phase: 'ended' })).toEqual([ended]);
    const phases = (await list({ sort: 'newest', withRunning: true, pageSize: 100 })).list.map(
      ({ id, phase }) => [id, phase],
    );
    expect(Object.fromEntries(phases)).toMatchObject({
      [recruiting]: 'recruiting',
      [waiting]: 'waitlist',
      [fullUp]: 'full',
      [notOpen]: 'notOpen',
      [running]: 'running',
    });
  });

  test('free places of shifts that have begun do not count', async () => {
    await build({
      shifts: [
        { startsAt: at('11-14T08:30'), capacity: 9 },
        { startsAt: at('11-28T08:30'), capacity: 2, takenCount: 2 },
      ],
      signUpOpensAt: at('11-01T09:00'),
      signUpClosesAt: at('11-28T08:00'),
    });
    expect(await idsOf({ hasPlaces: true })).toEqual([]);
    expect(await idsOf({ phase: 'recruiting' })).toEqual([]);
    expect((await list()).list).toMatchObject([{ phase: 'waitlist', placesLeft: 0 }]);
  });

  test('a day finds each activity with a shift that begins then, also of a long series', async () => {
    const series = await build({
      shifts: [{ startsAt: at('11-22T08:30') }, { startsAt: at('12-06T08:30') }],
    });
    const between = await build({ shifts: [{ startsAt: at('11-29T23:30') }] });
    expect(await idsOf({ from: '2026-11-29', to: '2026-11-29' })).toEqual([between]);
    expect(await idsOf({ from: '2026-12-06', to: '2026-12-06' })).toEqual([series]);
    expect(await idsOf({ span: 'tomorrow' })).toEqual([series]);
    expect(await idsOf({ span: 'today' })).toEqual([]);
  });

  test('the time of day is that of Shanghai', async () => {
    const morning = await build({ shifts: [{ startsAt: at('11-28T11:59') }] });
    const afternoon = await build({ shifts: [{ startsAt: at('11-28T12:00') }] });
    const evening = await build({ shifts: [{ startsAt: at('11-28T18:00') }] });
    expect(await idsOf({ timeOfDay: 'morning' })).toEqual([morning]);
    expect(await idsOf({ timeOfDay: 'afternoon' })).toEqual([afternoon]);
    expect(await idsOf({ timeOfDay: 'evening', span: 'month' })).toEqual([evening]);
  });

  test('narrows by category, area, minors, team and what is left out', async () => {
    const other = await buildTeam(sql());
    const wanted = await build({ category: 'elder', minorPolicy: 'accompanied' });
    const foreign = await build({ teamId: other.teamId, area: null });
    expect(await idsOf({ category: 'elder' })).toEqual([wanted]);
    expect(await idsOf({ area: '990101' })).toEqual([wanted]);
    expect(await idsOf({ minorsWelcome: true })).toEqual([wanted]);
    expect(await idsOf({ teamId: other.teamId })).toEqual([foreign]);
    expect(await idsOf({ exceptId: wanted })).toEqual([foreign]);
  });

  test('finds words in title and content, every word, and nothing for what holds none', async () => {
    const id = await build({ title: '银龄课堂：手把手教手机', content: '教爷爷奶奶用 WiFi 和挂号' });
    await build();
    expect(await idsOf({ keyword: '银龄课堂' })).toEqual([id]);
    expect(await idsOf({ keyword: '课' })).toEqual([id]);
    expect(await idsOf({ keyword: 'ｗｉｆｉ 挂号' })).toEqual([id]);
    expect(await idsOf({ keyword: '银龄 净滩' })).toEqual([]);
    expect(await idsOf({ keyword: '龄银' })).toEqual([]);
    expect(await idsOf({ keyword: '，。%' })).toEqual([]);
  });

  test('sorts by publication and by what is missing most', async () => {
    const first = await build({ publishedAt: at('11-10T09:00'), shifts: [{ capacity: 30 }] });
    const second = await build({
      publishedAt: at('11-20T09:00'),
      shifts: [{ capacity: 30, takenCount: 25 }],
    });
    expect(await idsOf({ sort: 'newest' })).toEqual([second, first]);
    expect(await idsOf({ sort: 'gap' })).toEqual([first, second]);
    expect(await idsOf({ sort: 'newest', phase: 'recruiting' })).toEqual([second, first]);
  });

  test.each(['soonest', 'newest'] as const)(
    '%s can be read on by cursor without a row twice or missing',
    async (sort) => {
      const all = [];
      for (let index = 0; index < 5; index += 1) all.push(await build());
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ sort, pageSize: 2, ...(cursor && { cursor }) });
        seen.push(...page.list.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(sort === 'newest' ? all.toReversed() : all);
    },
  );

  test('pages by number and counts', async () => {
    const all = [];
    for (let index = 0; index < 3; index += 1) all.push(await build());
    expect(await list({ pageNum: 2, pageSize: 2 })).toMatchObject({
      list: [{ id: all[2] }],
      total: 3,
      pageNum: 2,
      nextCursor: null,
    });
  });
});

test('countActivitiesByDay counts activities, not shifts, on every day of the strip', async () => {
  await build({
    shifts: [
      { startsAt: at('11-22T08:30') },
      { startsAt: at('11-22T14:00') },
      { startsAt: at('11-24T08:30') },
    ],
  });
  await build({ status: 'pending', shifts: [{ startsAt: at('11-22T08:30') }] });
  const { days } = await visitor()(
    countActivitiesByDay,
    contract.countActivitiesByDay.request.parse({ days: 4 }),
  );
  expect(days).toEqual([
    { day: '2026-11-21', count: 0 },
    { day: '2026-11-22', count: 1 },
    { day: '2026-11-23', count: 0 },
    { day: '2026-11-24', count: 1 },
  ]);
  const { teamId } = await buildTeam(sql());
  const ofOther = contract.countActivitiesByDay.request.parse({ days: 4, teamId });
  expect((await visitor()(countActivitiesByDay, ofOther)).days.map(({ count }) => count)).toEqual([
    0, 0, 0, 0,
  ]);
});

test('countActivitiesByCategory counts by the filters of the list, areas over the whole city', async () => {
  await build();
  await build({ category: 'elder', area: null });
  await build({ category: 'elder', signUpOpensAt: at('11-23T09:00') });
  const count = (request: object) =>
    visitor()(countActivitiesByCategory, contract.countActivitiesByCategory.request.parse(request));
  const all = await count({ phase: 'recruiting' });
  const counts = (rail: typeof all) =>
    Object.fromEntries(rail.categories.map(({ key, count }) => [key, count]));
  expect(all.total).toBe(2);
  expect(all.categories).toHaveLength(12);
  expect(counts(all)).toMatchObject({ eco: 1, elder: 1, reading: 0 });
  expect(all.areas).toEqual([{ code: '990101', name: '澜滨区', count: 1 }]);
  const here = await count({ phase: 'recruiting', area: '990101' });
  expect(counts(here)).toMatchObject({ eco: 1, elder: 0 });
  expect(here.total).toBe(1);
  expect(counts(await count({}))).toMatchObject({ eco: 1, elder: 2 });
});

describe('getActivity', () => {
  test('shows shifts, rules and the team, and keeps a contact that is not public', async () => {
    const id = await build({
      contactName: '叶青',
      contactPhone: '13812345678',
      isContactPublic: false,
      policyNo: 'PZ-1',
    });
    await refreshTeamFigures({ sql: sql(), now: testNow });
    const view = await visitor()(getActivity, { id });
    expect(view).toMatchObject({
      id,
      status: 'published',
      contact: null,
      isInsured: true,
      shifts: [{ placesLeft: 20, minutes: 180 }],
      team: { activityCount: 1, memberCount: 0, effectiveMinutes: 0 },
    });
    expect(JSON.stringify(view)).not.toContain('13812345678');
    expect(JSON.stringify(view)).not.toContain('PZ-1');
    expect(contract.getActivity.result.safeParse(view).error).toBeUndefined();
  });

  test('a cancelled one stays visible with its reason', async () => {
    const id = await build({ status: 'cancelled', cancelReason: '寒潮红色预警' });
    expect(await visitor()(getActivity, { id })).toMatchObject({
      phase: 'cancelled',
      cancelReason: '寒潮红色预警',
    });
  });

  test.each(['draft', 'pending', 'returned', 'suspended'] as const)('%s is not there', async (status) => {
    const id = await build({ status });
    await expect(visitor()(getActivity, { id })).rejects.toMatchObject({ status: 404 });
  });
});
