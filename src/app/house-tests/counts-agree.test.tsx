import { listAnomalies } from '#domains/anomalies/contract/anomalies.contract.ts';
import { listSpotChecks } from '#domains/anomalies/contract/spot-checks.contract.ts';
import { listApprovals } from '#domains/approvals/contract/approvals.contract.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { activityListPage } from '#areas/public-site/activities/activity-list-page.tsx';
import { calendarPage } from '#areas/public-site/activities/calendar-page.tsx';
import { homePage } from '#areas/public-site/home/home-page.tsx';
import { mapPage } from '#areas/public-site/activities/map-page.tsx';
import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import { listReviewQueue } from '#domains/activities/contract/activity-review.contract.ts';
import {
  listPhases,
  listSorts,
  listSpans,
  timesOfDay,
} from '#domains/activities/contract/activities.words.ts';
import { type ActivityWish, buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { activityListRequest, readActivityQuery } from '#domains/activities/web/list/activity-query.ts';
import { listComplaints } from '#domains/complaints/contract/complaint-desk.contract.ts';
import { listChatQueue } from '#domains/discussion/contract/review.contract.ts';
import { listHourRequests } from '#domains/hours/contract/hour-requests.contract.ts';
import { listHoursForReview } from '#domains/hours/contract/hours.contract.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { listNewsReviewQueue } from '#domains/news/contract/news-review.contract.ts';
import { permissionCodes } from '#domains/roles/contract/permissions.words.ts';
import { listMessageReports } from '#domains/messages/contract/bulk.contract.ts';
import { listTodos } from '#domains/statistics/contract/statistics.contract.ts';
import { listTeamReviews } from '#domains/teams/contract/manage-teams.contract.ts';
import { listMakeupsForReview } from '#domains/activities/contract/makeup-review.contract.ts';
import { listTeamChanges } from '#domains/teams/contract/team-profile.contract.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { listStars } from '#domains/awards/contract/stars.contract.ts';
import { listCreditAppeals } from '#domains/signups/contract/credit.contract.ts';
import { listJobs } from '#domains/jobs/contract/manage-jobs.contract.ts';
import { listDispatchQueue } from '#domains/jobs/contract/dispatch.contract.ts';
import { listNeedReviews } from '#domains/needs/contract/need-review.contract.ts';
import { listRealNameChecks } from '#domains/volunteers/contract/real-name.contract.ts';
import type { AnyOperation, RequestOf } from '#platform/contract/operation.ts';
import { IslandRendererProvider } from '#platform/web/islands/island.tsx';
import type { PageCall, PageContext, PageDefinition } from '#platform/web/page.tsx';
import { grownAt, grownCity } from '#testing/grown-city.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openHouse } from '#testing/open-house.ts';
import type { TestApp } from '#testing/test-app.ts';
import { teamCountsAgree } from './rooms-together/team-counts.ts';

const now = grownAt;
const listPath = '/user-index/activityList';
const near = { lng: 118.8, lat: 32 };

/** An activity of every kind there is, on days inside and outside of every span. */
async function seedCity({ sql }: TestApp): Promise<void> {
  const { teamId } = await buildTeam(sql);
  const at = (time: string): Date => new Date(`2026-${time}:00+08:00`);
  const opened = at('11-01T09:00');
  const closed = at('11-21T12:00');
  const wishes: ActivityWish[] = [
    { category: 'elder' },
    { category: 'elder', area: null },
    { shifts: [{ startsAt: at('11-21T17:00') }] },
    { shifts: [{ startsAt: at('11-22T08:30') }, { startsAt: at('11-22T14:00') }] },
    { category: 'elder', shifts: [{ startsAt: at('12-28T08:30') }] },
    { shifts: [{ startsAt: at('11-23T08:30'), capacity: 2, takenCount: 2 }] },
    {
      category: 'elder',
      waitlistMode: 'off',
      shifts: [{ startsAt: at('11-25T19:00'), capacity: 2, takenCount: 2 }],
    },
    { signUpOpensAt: at('11-24T09:00') },
    { signUpOpensAt: opened, signUpClosesAt: closed, shifts: [{ startsAt: at('11-22T08:30') }] },
    { signUpOpensAt: opened, signUpClosesAt: closed, shifts: [{ startsAt: at('11-21T13:00') }] },
    {
      category: 'elder',
      signUpOpensAt: opened,
      signUpClosesAt: at('11-27T20:00'),
      shifts: [{ startsAt: at('11-21T13:00') }, { startsAt: at('11-28T09:00') }],
    },
    { status: 'settling', signUpOpensAt: opened, shifts: [{ startsAt: at('11-20T09:00') }] },
    { status: 'closed', signUpOpensAt: opened, shifts: [{ startsAt: at('11-12T09:00') }] },
    { status: 'pending' },
    { status: 'draft' },
    { status: 'cancelled' },
    { status: 'suspended' },
  ];
  for (const wish of wishes) await buildActivity(sql, { teamId, now, ...wish });
  const { shiftIds } = await buildActivity(sql, {
    teamId,
    now,
    status: 'settling',
    signUpOpensAt: opened,
    shifts: [{ startsAt: at('11-19T09:00') }],
  });
  await buildHour(sql, { shiftId: shiftIds[0]!, now, status: 'submitted' });
  await buildHour(sql, { shiftId: shiftIds[0]!, now, status: 'disputed' });
}

describe.each([
  ['one activity of every kind', houseRows, seedCity, false],
  ['the demo city', grownCity, () => undefined, true],
])('every figure agrees: %s', (_name, seed, add, hasTeamsAtWork) => {
  const { app } = openHouse({ seed, now, isOneStory: true });
  beforeAll(async () => {
    await add(app());
  });

  const call: PageCall = async (operation, request) => {
    const { body } = await app().call(operation, request);
    expect(body.code).toBe(200);
    return body.result as never;
  };
  /** What the list of an address says it found. */
  const found = async (address: string): Promise<number> => {
    const { searchParams } = new URL(address, 'http://site.invalid');
    return (await call(listActivities, activityListRequest(readActivityQuery(searchParams), 12))).total;
  };
  const draw = async <Data,>(page: PageDefinition<PageContext, Data>, address: string) => {
    const url = new URL(address, 'http://site.invalid');
    const viewer: PageContext['viewer'] = { kind: 'anonymous', isExpired: false };
    const data = await page.load({ call, url, viewer, now, cookies: {} });
    const html = renderToStaticMarkup(
      <IslandRendererProvider renderer={{ nextId: (name) => name, render: () => '' }}>
        {page.view({ data, viewer, url })}
      </IslandRendererProvider>,
    );
    return { data, html, text: html.replaceAll(/<[^>]*>/g, '') };
  };
  const figure = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

  test('recruiting: hero, map and list head say what the list finds', async () => {
    const recruiting = await found(`${listPath}?phase=recruiting`);
    expect(recruiting).toBeGreaterThan(0);
    const home = await draw(homePage, '/user-index/index');
    expect(figure(home.text, /此刻有 (\d+) 场活动正在招募，总有/)).toBe(recruiting);
    expect(figure(home.text, /个文明实践组织，此刻有 (\d+) 场/)).toBe(recruiting);
    expect(figure((await draw(activityListPage, listPath)).text, /(\d+) 场正在招募，挑/)).toBe(recruiting);
  });

  test('the strip, the calendar and the list count a day alike', async () => {
    const { data: home, text } = await draw(homePage, '/user-index/index');
    const { data: calendar } = await draw(calendarPage, '/user-index/calendar?month=2026-11');
    const ofMonth = new Map(calendar.counts.map(({ day, count }) => [day, count]));
    expect(text).not.toContain('本周');
    expect([...ofMonth.values()].some((count) => count > 0)).toBe(true);
    for (const { day, count } of home.strip) {
      expect([day, await found(`${listPath}?from=${day}&to=${day}`)]).toEqual([day, count]);
      expect([day, ofMonth.get(day) ?? count]).toEqual([day, count]);
    }
    for (const [day, count] of ofMonth) {
      const { data } = await draw(calendarPage, `/user-index/calendar?month=2026-11&day=${day}`);
      expect([day, data.found.total]).toEqual([day, count]);
    }
  });

  test('the calendar of a team counts what it lists, and no more than the whole city', async () => {
    const { data: all } = await draw(calendarPage, '/user-index/calendar?month=2026-11&day=2026-11-22');
    const teamId = all.found.list[0]?.team.id;
    const address = `/user-index/calendar?month=2026-11&team=${teamId}`;
    const { data, html } = await draw(calendarPage, address);
    expect(html).toContain(`month=2026-12&amp;team=${teamId}`);
    expect(data.counts.some(({ count }) => count > 0)).toBe(true);
    for (const [place, { day, count }] of data.counts.entries()) {
      const { found: onDay } = (await draw(calendarPage, `${address}&day=${day}`)).data;
      expect([day, onDay.total]).toEqual([day, count]);
      expect(count).toBeLessThanOrEqual(all.counts[place]?.count ?? 0);
    }
  });

  test('the map of the home page and the map say what their links find', async () => {
    const { html, text } = await draw(homePage, '/user-index/index');
    const href = /href="(\/user-index\/activityList\?from=[^"]*hasPlaces=1)"/.exec(html)?.[1] ?? '';
    expect(await found(href.replaceAll('&amp;', '&'))).toBe(figure(text, /(\d+) 场还有名额/));
    const { data } = await draw(mapPage, '/user-index/map?category=elder');
    expect(data.found.total).toBe(await found(`${listPath}?category=elder`));
  });

  test.each([
    '',
    'area=990101',
    'hasPlaces=1',
    'phase=running',
    'phase=ended',
    'span=week&minorsWelcome=1',
    'span=month&timeOfDay=morning',
    'keyword=志愿',
  ])('every number of the rail is what its link finds, under ?%s', async (query) => {
    const { data, text } = await draw(activityListPage, `${listPath}?${query}`);
    expect(figure(text, /找到 (\d+) 场活动/)).toBe(data.counts.total);
    for (const { key, count } of data.counts.categories)
      expect([key, await found(`${listPath}?${query}&category=${key}`)]).toEqual([key, count]);
  });

  test('no order changes how many there are, and no filter finds more', async () => {
    const all = await found(listPath);
    const totalOf = async (request: RequestOf<typeof listActivities>) =>
      (await call(listActivities, request)).total;
    for (const sort of listSorts) expect([sort, await totalOf({ sort, near })]).toEqual([sort, all]);
    const spans = { today: 0, tomorrow: 0, week: 0, weekend: 0, month: 0 };
    for (const span of listSpans) spans[span] = await totalOf({ span });
    expect(Math.max(...Object.values(spans))).toBeLessThanOrEqual(all);
    expect(spans.today + spans.tomorrow).toBeGreaterThanOrEqual(spans.week);
    expect(spans.week).toBeLessThanOrEqual(spans.month);
    for (const phase of listPhases.filter((name) => name !== 'running' && name !== 'ended'))
      expect(await totalOf({ phase })).toBeLessThanOrEqual(all);
    for (const timeOfDay of timesOfDay) expect(await totalOf({ timeOfDay })).toBeLessThanOrEqual(all);
    expect(await totalOf({ withRunning: true })).toBe(all + (await totalOf({ phase: 'running' })));
  });

  test('the dashboard counts what the queues behind it show', async () => {
    const staff = await app().signIn('staff', { permissions: [...permissionCodes] });
    const asStaff = async <O extends AnyOperation>(operation: O, request: RequestOf<O>) => {
      const { body } = await app().call(operation, request, staff);
      expect(body.code).toBe(200);
      return body.result as { total: number };
    };
    const { todos } = (await app().call(listTodos, {}, staff)).body.result;
    const total = async (...asked: Parameters<typeof asStaff>) => (await asStaff(...asked)).total;
    expect(Object.fromEntries(todos.map(({ key, count }) => [key, count]))).toEqual({
      activities: await total(listReviewQueue, { tab: 'pending' }),
      activityChanges: await total(listReviewQueue, { tab: 'changes' }),
      makeups: await total(listMakeupsForReview, { tab: 'pending' }),
      teams: await total(listTeamReviews, { tab: 'pending' }),
      teamChanges: await total(listTeamChanges, { tab: 'pending' }),
      needs: await total(listNeedReviews, { tab: 'pending' }),
      dispatch: await total(listDispatchQueue, { stage: 'toDispatch' }),
      lateJobs: await total(listJobs, { isOverdue: true }),
      jobReports: await total(listJobs, { tab: 'submitted', kind: 'directive' }),
      microProofs: await total(listJobs, { tab: 'submitted', kind: 'micro' }),
      realNames: await total(listRealNameChecks, { tab: 'pending' }),
      news:
        (await total(listNewsReviewQueue, { tab: 'pending' })) +
        (await total(listNewsReviewQueue, { tab: 'pending2' })),
      discussion: await total(listChatQueue, { tab: 'held' }),
      reportedPosts: await total(listChatQueue, { tab: 'reported' }),
      bulkReports: await total(listMessageReports, {}),
      hours: await total(listHoursForReview, { tab: 'submitted' }),
      objections: await total(listHoursForReview, { tab: 'disputed' }),
      corrections: await total(listHourRequests, {}),
      claims: await total(listHourRequests, { kind: 'claims' }),
      complaints: await total(listComplaints, {}),
      creditAppeals: await total(listCreditAppeals, {}),
      stars: await total(listStars, {}),
      starObjections: await total(listStars, { tab: 'objected' }),
      shortStars: await total(listStars, { tab: 'short' }),
      anomalies: await total(listAnomalies, { tab: 'open' }),
      spotChecks: await total(listSpotChecks, { tab: 'open' }),
      approvals: await total(listApprovals, {}),
    });
    const desk = async (tab: 'submitted' | 'corrections' | 'claims' | 'disputed') =>
      (await app().call(listHoursForReview, { tab }, staff)).body.result;
    const { counts } = await desk('submitted');
    const countOf = (wanted: string) => todos.find(({ key }) => key === wanted)?.count;
    expect(counts).toEqual({
      submitted: countOf('hours'),
      corrections: countOf('corrections'),
      claims: countOf('claims'),
      disputed: countOf('objections'),
    });
    for (const tab of ['submitted', 'corrections', 'claims', 'disputed'] as const)
      expect([tab, (await desk(tab)).total]).toEqual([tab, counts[tab]]);
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(hasTeamsAtWork ? 1 : 0);
  });

  if (hasTeamsAtWork) teamCountsAgree(app, now);
});
