import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildNews } from '#domains/news/testing/news.builders.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { serveCrawlerFiles } from './crawler-files.ts';

const { sql } = openTables({ ...houseRows, isOneStory: true });
let app: FastifyInstance;
let activityId: number;
let draftId: number;
let newsId: number;
let now = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  ({ activityId } = await buildActivity(sql()));
  ({ activityId: draftId } = await buildActivity(sql(), { status: 'draft' }));
  newsId = await buildNews(sql());
  app = Fastify();
  serveCrawlerFiles(app, { sql: sql(), publicUrl: 'https://zy.example', clock: () => now });
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

it('robots.txt keeps crawlers out of accounts and searches and names the site map', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /usercenter/\n');
  expect(body).toContain('Disallow: /user-index/search\n');
  expect(body).toContain('Sitemap: https://zy.example/sitemap.xml');
});

it('the index leads to files that hold every public address and no other', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const files = locationsOf(body);
  expect(files[0]).toBe('https://zy.example/sitemap/pages.xml');
  const inside = await Promise.all(files.map(async (file) => (await get(new URL(file).pathname)).body));
  const urls = inside.flatMap(locationsOf);
  expect(urls).toContain('https://zy.example/user-index/index');
  expect(urls).toContain(`https://zy.example/user-index/activityDetail/${activityId}`);
  expect(urls).not.toContain(`https://zy.example/user-index/activityDetail/${draftId}`);
  expect(urls.some((url) => url.includes(`dynamicId=${newsId}&amp;dynamicTypeId=1001`))).toBe(true);
  expect(inside.join('')).toContain('<lastmod>');
});

it('is made anew after ten minutes', async () => {
  const { activityId: later } = await buildActivity(sql());
  const file = async () => (await get(`/sitemap/activity-${activityId}.xml`)).body;
  expect(await file()).not.toContain(`/${later}<`);
  now = new Date(now.getTime() + 11 * 60_000);
  expect(await file()).toContain(`/${later}<`);
});

it('answers 404 for files that the index does not name', async () => {
  for (const url of ['/sitemap/activity-999999.xml', '/sitemap/x-1.xml', '/sitemap/news-abc.xml'])
    expect((await get(url)).statusCode).toBe(404);
});
