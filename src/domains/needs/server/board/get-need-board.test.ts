import { expect, it } from 'vitest';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testOutbox } from '#domains/accounts/testing/sms.builders.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { openRoom } from '#testing/open-room.ts';
import { getNeedBoard } from '../../contract/board.contract.ts';
import { buildNeed } from '../../testing/needs.builders.ts';
import { createNeedsRoom } from '../index.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const room = createNeedsRoom({ secret: testSecret, outbox: testOutbox });
const { sql, call } = openRoom(room, { now: noon });
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

type Ended = {
  outcome: 'solved' | 'part' | 'unsolved' | 'unrated';
  hours: number;
  daysAgo?: number;
  isLate?: boolean;
  organisationId?: number;
};

/** A need that a team took after so many hours. */
async function end({ outcome, hours, daysAgo = 10, isLate = false, ...place }: Ended): Promise<void> {
  const asked = later(noon, -daysAgo * dayMs);
  const { needId } = await buildNeed(sql(), {
    now: asked,
    status: 'closed',
    outcome,
    endedAt: later(asked, dayMs),
    verifiedAt: later(asked, isLate ? 30 * hourMs : hourMs),
    dispatchDueAt: later(asked, 40 * hourMs),
    ...place,
  });
  const step = (status: 'dispatched' | 'accepted', at: Date) => ({
    needId,
    status,
    at,
    byKind: 'staff' as const,
    byId: null,
    reason: null,
  });
  await sql()
    .insertInto('needSteps')
    .values([step('dispatched', later(asked, hourMs)), step('accepted', later(asked, hours * hourMs))])
    .execute();
}

it('counts what ended in ninety days: medians, both clocks, the requesters’ word', async () => {
  for (let count = 0; count < 10; count += 1) await end({ outcome: 'solved', hours: 2 });
  for (let count = 0; count < 6; count += 1) await end({ outcome: 'part', hours: 5, isLate: true });
  for (let count = 0; count < 5; count += 1) await end({ outcome: 'unrated', hours: 30 });
  await end({ outcome: 'unsolved', hours: 9, daysAgo: 120 });
  await buildNeed(sql(), { now: noon, status: 'toRate' });
  const board = await call(getNeedBoard, {});
  expect(board).toMatchObject({ from: '2026-08-25', reworkedCount: 0 });
  // 10 of 2 h, 6 of 5 h, 5 of 30 h: the eleventh of twenty-one is 5 h.
  expect(board.all).toEqual({
    count: 21,
    medianMinutes: 300,
    slowMinutes: 1_800,
    inTime: 71,
    shares: { solved: 48, part: 28, unsolved: 0, notWhole: null, unrated: 24 },
  });
  expect(board.categories.map(({ name, count }) => [name, count])).toEqual([['邻里互助', 21]]);
  expect(board.areas.map(({ name, count }) => [name, count])).toEqual([['澜滨区', 21]]);
});

it('tells nothing of few', async () => {
  for (let count = 0; count < 4; count += 1) await end({ outcome: 'unsolved', hours: 2 });
  const { all, categories, areas } = await call(getNeedBoard, {});
  expect(all).toEqual({ count: 0, medianMinutes: null, slowMinutes: null, inTime: null, shares: null });
  expect([categories, areas]).toEqual([[], []]);
});

it('tells of a 站 its count and times, and what is few inside a district together, so that the district gives none away', async () => {
  const district = await buildOrganisation(sql());
  const unit = (name: string) => buildOrganisation(sql(), { name, parent: district });
  const [large, small, tiny] = [
    await unit('渡口老街社区新时代文明实践站'),
    await unit('红砖厂社区新时代文明实践站'),
    await unit('石矶新村社区新时代文明实践站'),
  ];
  for (let count = 0; count < 12; count += 1)
    await end({ outcome: 'solved', hours: 2, organisationId: large.id });
  for (let count = 0; count < 6; count += 1)
    await end({ outcome: 'solved', hours: 2, organisationId: small.id });
  await end({ outcome: 'unsolved', hours: 2, organisationId: tiny.id });
  const { stations } = await call(getNeedBoard, {});
  expect(
    stations.map(({ name, count, medianMinutes, shares }) => [name, count, medianMinutes, shares]),
  ).toEqual([
    ['澜滨区·渡口老街社区', 12, 120, null],
    ['澜滨区另外 2 处', 7, null, null],
  ]);
});
