import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { homePage } from '#areas/public-site/home/home-page.tsx';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { IslandRendererProvider } from '#platform/web/islands/island.tsx';
import type { PageCall } from '#platform/web/page.tsx';
import { openHouse } from '#testing/open-house.ts';

/** A Saturday afternoon. */
const { app, clock } = openHouse({ now: new Date('2026-11-21T14:00:00+08:00') });
const at = (time: string): Date => new Date(`2026-${time}:00+08:00`);

beforeEach(async () => {
  const { sql } = app();
  const { teamId } = await buildTeam(sql);
  const put = (title: string, time: string, places: { capacity: number; takenCount: number }) =>
    buildActivity(sql, { teamId, now: clock.now, title, shifts: [{ startsAt: at(time), ...places }] });
  await put('今晚的课', '11-21T17:00', { capacity: 20, takenCount: 18 });
  await put('今晚满了的课', '11-21T18:00', { capacity: 4, takenCount: 4 });
  await put('明早的江滩', '11-22T08:30', { capacity: 60, takenCount: 0 });
});

const call: PageCall = async (operation, request) =>
  (await app().call(operation, request)).body.result as never;
/** The strip's chosen day, the sentence above it and the cards below it, as a visitor reads them. */
async function drawHome(query = '') {
  const url = new URL(`/user-index/index${query}`, 'http://site.invalid');
  const viewer = { kind: 'anonymous' as const, isExpired: false };
  const data = await homePage.load({ call, url, viewer, now: clock.now, cookies: {} });
  const html = renderToStaticMarkup(
    <IslandRendererProvider renderer={{ nextId: (name) => name, render: () => '' }}>
      {homePage.view({ data, viewer, url })}
    </IslandRendererProvider>,
  );
  const section = html.slice(
    html.indexOf('id="acts"'),
    html.indexOf('</section>', html.indexOf('id="acts"')),
  );
  return {
    chosen: [...section.matchAll(/aria-current="date"><b class="num">(\d+)<\/b>/g)].map(([, day]) => day),
    sentence: /<p>(.*?)日期旁/.exec(section)?.[1],
    titles: [...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) =>
      title?.replaceAll(/<[^>]*>/g, ''),
    ),
  };
}

test('today is chosen beforehand: its own go first, what is wanted after it fills up', async () => {
  expect(await drawHome()).toEqual({
    chosen: ['21'],
    sentence: '先是今天还缺人的，再是后面几天的。',
    titles: ['今晚的课', '明早的江滩'],
  });
});

test('once today has begun or is full it says so and shows the days after it', async () => {
  clock.now = at('11-21T19:00');
  expect(await drawHome()).toEqual({
    chosen: ['21'],
    sentence: '今天的都已开始或报满，先看后面几天最缺人的。',
    titles: ['明早的江滩'],
  });
});

test('a day that was asked for shows its own alone', async () => {
  expect(await drawHome('?day=2026-11-22')).toEqual({
    chosen: ['22'],
    sentence: '挑一个日子，看看那天有哪些活动还缺人手。',
    titles: ['明早的江滩'],
  });
});
