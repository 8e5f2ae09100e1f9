import { beforeEach, describe, expect, test } from 'vitest';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import * as contract from '../../contract/activities.contract.ts';
import { type ActivityWish, buildActivity } from '../../testing/activities.builders.ts';
import { runAs, testNow } from '../../testing/activity-world.ts';
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

describe('nearest first', () => {
  const near = { lng: 118.8, lat: 32 };
  const nearest = (request: object = {}) => list({ sort: 'nearest', near, ...request });
  /** So many metres to the north or the east of the asker. */
  const off = ({ north = 0, east = 0 }: { north?: number; east?: number }) => ({
    lng: near.lng + east / (111_195 * Math.cos((near.lat * Math.PI) / 180)),
    lat: near.lat + north / 111_195,
  });

  test('goes by the distance on the ground and tells it; what has no place comes last', async () => {
    const nowhere = await build({ lng: null, lat: null });
    // In degrees the first is nearer: a degree to the east is shorter than one to the north.
    const north = await build(off({ north: 3_000 }));
    const east = await build(off({ east: 2_700 }));
    const south = await build(off({ north: -620 }));
    const { list: cards, total } = await nearest();
    expect(cards.map(({ id }) => id)).toEqual([south, east, north, nowhere]);
    expect(cards.map(({ distanceM }) => distanceM)).toEqual([620, 2_700, 3_000, undefined]);
    expect(total).toBe(4);
  });

  test('at one place the soonest comes first, and pages are cut without a row twice or missing', async () => {
    const place = off({ east: 400 });
    const later = await build({ ...place, shifts: [{ startsAt: at('12-05T09:00') }] });
    const sooner = await build({ ...place, shifts: [{ startsAt: at('11-25T09:00') }] });
    const other = await build(off({ east: 500 }));
    const first = await nearest({ pageSize: 2 });
    expect([first.list.map(({ id }) => id), first.nextCursor]).toEqual([[sooner, later], null]);
    expect((await nearest({ pageSize: 2, pageNum: 2 })).list.map(({ id }) => id)).toEqual([other]);
  });

  test('every filter narrows it', async () => {
    const close = await build({ ...off({ east: 100 }), category: 'elder', area: null });
    const far = await build(off({ east: 900 }));
    const running = await build({
      ...off({ east: 50 }),
      signUpClosesAt: at('11-21T12:00'),
      shifts: [{ startsAt: at('11-21T13:00'), endsAt: at('11-21T18:00') }],
    });
    const ended = await build({
      ...off({ east: 10 }),
      status: 'closed',
      signUpOpensAt: at('11-01T09:00'),
      shifts: [{ startsAt: at('11-20T09:00') }],
    });
    const endedFar = await build({
      ...off({ east: 700 }),
      status: 'closed',
      signUpOpensAt: at('11-01T09:00'),
      shifts: [{ startsAt: at('11-20T19:00') }],
    });
    const nearestIds = async (request: object) => (await nearest(request)).list.map(({ id }) => id);
    expect(await nearestIds({})).toEqual([close, far]);
    expect(await nearestIds({ phase: 'recruiting', hasPlaces: true, span: 'month' })).toEqual([close, far]);
    expect(await nearestIds({ category: 'elder' })).toEqual([close]);
    expect(await nearestIds({ area: '990101' })).toEqual([far]);
    expect(await nearestIds({ keyword: '净滩' })).toEqual([close, far]);
    expect(await nearestIds({ phase: 'running' })).toEqual([running]);
    expect(await nearestIds({ phase: 'ended' })).toEqual([ended, endedFar]);
  });

  test('the distance is told in every order', async () => {
    await build(off({ north: 620 }));
    expect((await list({ near })).list).toMatchObject([{ distanceM: 620 }]);
    expect((await list()).list[0]).toMatchObject({ distanceM: undefined });
  });

  test.each([
    { sort: 'nearest' },
    { near: { lng: 180.1, lat: 32 } },
    { near: { lng: 118.8, lat: -90.1 } },
    { near: { lng: Number.NaN, lat: 32 } },
    { near: { lng: Number.POSITIVE_INFINITY, lat: 32 } },
    { near: { lng: '118.8', lat: 32 } },
    { near: { lng: 118.8 } },
    { near: { lng: 118.8, lat: 32, name: '家' } },
  ])('%o is refused', (request) =>
    expect(contract.listActivities.request.safeParse(request).error?.issues[0]?.path[0]).toBe('near'),
  );

  test('the poles are places, too', async () => {
    const pole = await build({ lng: 0, lat: -90 });
    expect((await list({ sort: 'nearest', near: { lng: 0, lat: 90 } })).list).toMatchObject([{ id: pole }]);
  });
});

test('sorts by the minutes that the card shows, breaks taken off', async () => {
  const short = await build({ shifts: [{ startsAt: at('11-25T09:00'), endsAt: at('11-25T11:00') }] });
  const long = await build({ shifts: [{ startsAt: at('11-26T09:00'), endsAt: at('11-26T15:00') }] });
  const broken = await build({
    shifts: [{ startsAt: at('11-24T09:00'), endsAt: at('11-24T16:00'), breakMinutes: 120 }],
  });
  const begun = await build({
    signUpClosesAt: at('11-25T09:00'),
    shifts: [
      { startsAt: at('11-20T08:00'), endsAt: at('11-20T18:00') },
      { startsAt: at('11-26T09:00'), endsAt: at('11-26T12:00') },
    ],
  });
  const { list: cards, nextCursor } = await list({ sort: 'longest', pageSize: 4 });
  expect(cards.map(({ id }) => id)).toEqual([long, broken, begun, short]);
  expect(cards.map(({ nextShift }) => nextShift?.minutes)).toEqual([360, 300, 180, 120]);
  expect(nextCursor).toBeNull();
});
