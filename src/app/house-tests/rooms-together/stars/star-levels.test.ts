import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { listStarLevels, saveStarLevels } from '#domains/awards/contract/star-levels.contract.ts';
import * as contract from '#domains/awards/contract/stars.contract.ts';
import { createAwardsRoom } from '#domains/awards/server/index.ts';
import { revokeStarCertificate } from '#domains/certificates/server/index.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';

const friday = new Date('2026-11-20T02:00:00+08:00');
const { sql, call, run, clock, titlesOf } = openRoom(
  createAwardsRoom({ onStarWithdrawn: revokeStarCertificate }),
  { now: friday, seed: houseRows },
);

const nightly = async (days = 1) => {
  clock.now = new Date(clock.now.getTime() + days * dayMs);
  await run('awards.awardStars');
  await run('awards.findStarCandidates');
};
const stars = () => sql().selectFrom('starAwards').selectAll().orderBy('countedAt').orderBy('id').execute();
const outline = async () => (await stars()).map(({ level, state }) => [level, state]);

/** A city whose stars ask for one to five hours, a leader of its centre, and somebody with so many effective hours. */
async function world(hours: number) {
  const leader = (await buildStaff(sql(), { permissions: ['volunteers.manage', 'stars.lead'] })).caller;
  const setLevels = async (asked: number[], twoFrom = 5) => {
    const { version } = await call(listStarLevels, {});
    return call(saveStarLevels, { version, hours: asked, twoFrom, reason: '按本市办法' }, leader);
  };
  await setLevels([1, 2, 3, 4, 5]);
  const { volunteerId, caller } = await buildVolunteer(sql());
  const served: number[] = [];
  const serve = async (): Promise<void> => {
    const startsAt = new Date(friday.getTime() - (20 - served.length) * dayMs);
    const when = { startsAt, endsAt: new Date(startsAt.getTime() + hourMs), effectiveAt: startsAt };
    served.push((await buildHour(sql(), { volunteerId, ...when, status: 'effective', minutes: 60 })).hourId);
  };
  const voidOne = () =>
    sql().updateTable('serviceHours').set({ status: 'voided' }).where('id', '=', served.at(-1)!).execute();
  for (let each = 0; each < hours; each += 1) await serve();
  const latest = async () => (await stars()).at(-1)!;
  const send = async (verdict: 'confirm' | 'hold') => {
    const { id: starId, version } = await latest();
    return call(
      contract.confirmStars,
      { items: [{ starId, version }], verdict, reason: '请抽看证据' },
      leader,
    );
  };
  const decide = async (verdict: 'keep' | 'withdraw') => {
    const { id: starId, version } = await latest();
    await call(contract.decideStar, { starId, version, verdict, reason: '时长记录有误' }, leader);
  };
  await run('awards.findStarCandidates');
  return { volunteerId, caller, leader, setLevels, serve, voidOne, send, decide };
}

it('who is held back at a star is a candidate for the one below, and again for nothing twice', async () => {
  const { volunteerId, send } = await world(3);
  expect((await send('hold')).refused).toEqual([]);
  await nightly();
  await nightly();
  expect(await outline()).toEqual([
    [3, 'held'],
    [2, 'candidate'],
  ]);
  await send('confirm');
  await nightly(9);
  expect(await outline()).toEqual([
    [3, 'held'],
    [2, 'awarded'],
  ]);
  expect(await titlesOf(volunteerId)).toContain('祝贺你成为二星志愿者');
});

it('a star that was taken back leaves the ones below, and is found again when its hours are there again', async () => {
  const { volunteerId, caller, serve, voidOne, send, decide } = await world(3);
  await send('confirm');
  await nightly(9);
  await voidOne();
  await nightly();
  await decide('withdraw');
  await nightly();
  expect(await outline()).toEqual([
    [3, 'withdrawn'],
    [2, 'candidate'],
  ]);
  await serve();
  await nightly();
  const found = [
    [3, 'withdrawn'],
    [2, 'candidate'],
    [3, 'candidate'],
  ];
  expect(await outline()).toEqual(found);
  await nightly();
  expect(await outline()).toEqual(found);
  const titles = await titlesOf(volunteerId);
  expect(titles.filter((title) => title === '你成为三星志愿者候选')).toHaveLength(2);
  const { levels } = await call(contract.getMyStars, {}, caller);
  expect(levels[2]).toMatchObject({ state: 'candidate', reason: null });
  await send('confirm');
  await nightly(9);
  expect((await outline()).at(-1)).toEqual([3, 'awarded']);
});

it('levels set higher touch nobody who was found, lower ones find more by the next night', async () => {
  const { setLevels, serve, send } = await world(3);
  await send('confirm');
  await setLevels([10, 20, 30, 40, 50]);
  await nightly(9);
  expect(await stars()).toMatchObject([{ level: 3, state: 'awarded', askedMinutes: 180 }]);
  await nightly();
  expect(await stars()).toMatchObject([{ level: 3, state: 'awarded', shortSince: null }]);
  await serve();
  await nightly();
  expect(await outline()).toEqual([[3, 'awarded']]);
  await setLevels([1, 2, 3, 4, 5]);
  await nightly();
  expect(await outline()).toEqual([
    [3, 'awarded'],
    [4, 'candidate'],
  ]);
});

it('two people confirm from the star on that the centre sets', async () => {
  const { setLevels, send } = await world(3);
  await setLevels([1, 2, 3, 4, 5], 3);
  await send('confirm');
  expect((await stars())[0]).toMatchObject({ state: 'candidate', confirmedBy: null });
  expect((await send('confirm')).refused[0]?.msg).toContain('另一位');
});

it('are refused out of order and by an old version, and the audit log says what became what and why', async () => {
  const { leader, setLevels } = await world(1);
  expect(await outcomeOf(setLevels([1, 2, 2, 4, 5]))).toBe('notAscending');
  const { version, levels } = await call(listStarLevels, {});
  expect(levels.map(({ minMinutes }) => minMinutes)).toEqual([60, 120, 180, 240, 300]);
  await setLevels([1, 2, 3, 4, 6]);
  const late = { version, hours: [1, 2, 3, 4, 7], twoFrom: 5, reason: '再调一次' };
  expect(await outcomeOf(call(saveStarLevels, late, leader))).toBe('versionConflict');
  const line = await sql()
    .selectFrom('auditLog')
    .select(['detail', 'reason'])
    .where('action', '=', 'saveStarLevels')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    reason: '按本市办法',
    detail: { before: { star5: '五星 5 小时，两人确认' }, after: { star5: '五星 6 小时，两人确认' } },
  });
});

it('how far the sweep came is kept for a month, and its end leaves a line', async () => {
  await world(1);
  await nightly(31);
  const nights = async () =>
    (await sql().selectFrom('starNights').select('night').orderBy('night').execute()).map(
      ({ night }) => night,
    );
  expect(await nights()).toEqual(['2026-11-20', '2026-12-21']);
  await nightly();
  expect(await nights()).toEqual(['2026-12-21', '2026-12-22']);
  const line = await sql()
    .selectFrom('auditLog')
    .select('detail')
    .where('action', '=', 'forgetStarNights')
    .execute();
  expect(line).toMatchObject([{ detail: { count: 1 } }]);
});
