import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { needBoardPage } from '#areas/public-site/needs/need-board-page.tsx';
import { needDetailPage } from '#areas/public-site/needs/need-detail-page.tsx';
import { HomeNeeds, loadNeedsWall } from '#areas/public-site/home/home-needs.tsx';
import { needListPage } from '#areas/public-site/needs/need-list-page.tsx';
import { getNeed, listNeeds } from '#domains/needs/contract/needs.contract.ts';
import { needStatuses, publicNeedStatuses } from '#domains/needs/contract/needs.words.ts';
import { writeNeedSearch } from '#domains/needs/server/index.ts';
import { buildNeed, buildNeedRecording, needPeople } from '#domains/needs/testing/needs.builders.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { PageCall, PageContext } from '#platform/web/page.tsx';
import { searchSite } from '#domains/search/contract/search.contract.ts';
import { openHouse } from '#testing/open-house.ts';
import { outcomeOf } from '#testing/open-room.ts';
import { simplestRequestOf, wholeRequestOf } from '../world/row-requests.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const { app, sql, call } = openHouse({ isOneStory: true, now });

/** What only whoever asked, whoever goes there and staff with a reason may read: people, doors, risks, and the requester's own words. */
const hidden = [
  ...Object.values(needPeople),
  '欧阳',
  '司徒',
  '渡口老街 14',
  '一个人住',
  '狼狗',
  '不公开的标题',
  '只给工作人员看的说明',
  '奶奶的录音',
  'feedfeed',
  'hasVoice',
  'pictureCount',
];
const leaksIn = (answer: unknown): string[] => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? null);
  return hidden.filter((word) => text.includes(word));
};

const ids: number[] = [];
beforeAll(async () => {
  const target = await buildNeed(sql(), { now });
  for (const status of needStatuses)
    for (const isPublic of [true, false]) {
      const ended = ['rejected', 'merged', 'closed', 'cancelled'].includes(status);
      const { needId } = await buildNeed(sql(), {
        now,
        status,
        isPublic,
        mergedInto: status === 'merged' ? target.needId : null,
        endedAt: ended ? now : null,
        hasVoice: true,
        pictureCount: 1,
        ...(isPublic ? {} : { publicTitle: '不公开的标题', publicText: '不公开的标题，写得很细' }),
      });
      ids.push(needId);
      await buildNeedRecording(sql(), needId);
      await sql()
        .insertInto('needSteps')
        .values({
          needId,
          status,
          at: now,
          byKind: 'staff',
          byId: null,
          reason: 'consent',
          note: '只给工作人员看的说明',
        })
        .execute();
    }
});

/** Reads that anybody may call. */
const openReads = (): AnyOperation[] =>
  app()
    .rooms.flatMap(({ bindings }) => bindings)
    .map(({ operation }) => operation)
    .filter(({ caller, effect }) => caller === 'public' && effect === 'read');

it('no public answer tells a name, a phone or a door of a need, whichever row is asked for', async () => {
  const read: string[] = [];
  const requests = openReads().flatMap((operation) => [
    { operation, request: simplestRequestOf(operation) },
    ...ids.map((id) => ({ operation, request: wholeRequestOf(operation, () => id) })),
  ]);
  for (const { operation, request } of requests) {
    const answer = await call(operation, request as never).catch(() => undefined);
    if (answer !== undefined) read.push(operation.name);
    expect([operation.name, request, leaksIn(answer)]).toEqual([operation.name, request, []]);
  }
  expect(new Set(read).size).toBeGreaterThan(15);
  expect(read).toContain('listNeeds');
});

it('lists what is public from the dispatch on and nothing else, and finds nothing by hidden words', async () => {
  const { list, total } = await call(listNeeds, { pageSize: 100 });
  expect(list.map(({ status }) => status).toSorted()).toEqual([...publicNeedStatuses].toSorted());
  expect(total).toBe(publicNeedStatuses.length);
  for (const keyword of hidden)
    expect([keyword, (await call(listNeeds, { keyword: keyword.slice(0, 40) })).total]).toEqual([keyword, 0]);
  const shown = new Set(list.map(({ needId }) => needId));
  for (const id of ids)
    expect([id, await outcomeOf(call(getNeed, { id }))]).toEqual([id, shown.has(id) ? 'done' : '404']);
});

it('no public page shows them either', async () => {
  const anonymous = ((operation: AnyOperation, request: never) => call(operation, request)) as PageCall;
  const context = (path: string): PageContext => ({
    call: anonymous,
    viewer: { kind: 'anonymous', isExpired: false },
    url: new URL(path, 'http://localhost'),
    now,
    cookies: {},
  });
  const { viewer, url, ...list } = context('/user-index/needList');
  const data = await needListPage.load({ viewer, url, ...list });
  const drawn = [renderToStaticMarkup(createElement(needListPage.view, { data, viewer, url }))];
  for (const { needId } of data.found.list) {
    const need = await needDetailPage.load({ ...context(`/user-index/needDetail/${needId}`), id: needId });
    const view = { data: need, viewer, url };
    drawn.push(renderToStaticMarkup(createElement(needDetailPage.view, view)));
    drawn.push(needDetailPage.title(need) ?? '', needDetailPage.description?.(need) ?? '');
  }
  const board = await needBoardPage.load(context('/user-index/needBoard'));
  drawn.push(renderToStaticMarkup(createElement(needBoardPage.view, { data: board, viewer, url })));
  expect(drawn.join('')).toContain('这些数怎么算');
  expect(drawn.join('')).toContain('客厅的灯坏了，想请人换');
  expect(drawn.flatMap(leaksIn)).toEqual([]);
});

it('search and the wall of the home page find needs by what staff wrote, and by nothing hidden', async () => {
  await writeNeedSearch(sql(), ids);
  const groupOf = async (query: string) =>
    (await call(searchSite, { query })).groups.find(({ kind }) => kind === 'need');
  expect((await groupOf('想请人换'))?.total).toBe(publicNeedStatuses.length);
  for (const word of hidden) expect([word, (await groupOf(word))?.total]).toEqual([word, 0]);
  const asker = ((operation: AnyOperation, request: never) => call(operation, request)) as PageCall;
  for (const side of ['', 'wall=serving']) {
    const wall = await loadNeedsWall(asker, new URLSearchParams(side));
    const drawn = renderToStaticMarkup(createElement(HomeNeeds, { wall, now }));
    expect(drawn).toContain('客厅的灯坏了，想请人换');
    expect(leaksIn(drawn)).toEqual([]);
  }
});
