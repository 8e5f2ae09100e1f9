import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { PageCall } from '#platform/web/page.tsx';
import { openHouse } from '#testing/open-house.ts';
import { firstRun } from '../first-run/first-run.ts';
import { servePublicFeeds } from './public-feeds.ts';

const now = new Date('2026-11-21T14:00:00+08:00');
const { app: house } = openHouse({ now, isOneStory: true });
let app: FastifyInstance;
let team: number;
let other: number;

beforeAll(async () => {
  const { sql, database } = house();
  await firstRun(database, { isDemo: true });
  const shifts = [{ startsAt: new Date('2026-11-28T08:30:00+08:00') }];
  ({ teamId: team } = await buildTeam(sql));
  ({ activityId: other } = await buildActivity(sql, { now, shifts, title: '净滩 & 认养' }));
  await buildActivity(sql, { now, shifts, teamId: team, title: '给老人读报' });
  await buildActivity(sql, { now, shifts, title: '没写完', status: 'draft' });
  const call: PageCall = async (operation, request) => {
    const { body } = await house().call(operation, request);
    if (body.code !== 200) throw new OperationFailed(body as never);
    return body.result as never;
  };
  app = Fastify();
  servePublicFeeds(app, { call, publicUrl: 'https://zy.example' });
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

it('RSS holds what is public, with day and place, and nothing that breaks it', async () => {
  const { body, headers } = await get('/feeds/activities.xml');
  expect(headers['content-type']).toContain('application/rss+xml');
  expect(body).toContain('<title>净滩 &amp; 认养</title>');
  expect(body).toContain(`<guid>https://zy.example/user-index/activityDetail/${other}</guid>`);
  expect(body).toContain('11月28日 周六 08:30');
  expect(body).not.toContain('没写完');
});

it('the calendar has each at its next shift', async () => {
  const { body, headers } = await get('/feeds/activities.ics');
  expect(headers['content-type']).toContain('text/calendar');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(body).toContain('DTSTART:20261128T003000Z');
});

it('of one team on wish; one that is not public is not there', async () => {
  const { body } = await get(`/feeds/activities.xml?team=${team}`);
  expect(body).toContain('给老人读报');
  expect(body).not.toContain('净滩');
  for (const asked of ['999999', 'x', '1&team=2'])
    expect((await get(`/feeds/activities.ics?team=${asked}`)).statusCode).toBe(404);
});

it('opens the phone’s calendar at the address of the feed', async () => {
  const { statusCode, headers } = await get(`/feeds/subscribe?team=${team}`);
  expect([statusCode, headers.location]).toEqual([
    302,
    `webcal://zy.example/feeds/activities.ics?team=${team}`,
  ]);
  expect((await get('/feeds/subscribe')).headers.location).toBe('webcal://zy.example/feeds/activities.ics');
  expect((await get('/feeds/subscribe?team=x')).statusCode).toBe(404);
});
