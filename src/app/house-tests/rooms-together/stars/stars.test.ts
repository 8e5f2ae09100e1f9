import { expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import * as contract from '#domains/awards/contract/stars.contract.ts';
import { createAwardsRoom } from '#domains/awards/server/index.ts';
import { revokeStarCertificate } from '#domains/certificates/server/index.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import type { PermissionCode } from '#domains/roles/contract/permissions.words.ts';
import { buildOrganisation } from '#domains/site/testing/site.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openRoom, outcomeOf } from '#testing/open-room.ts';

const friday = new Date('2026-11-20T02:00:00+08:00');
const { sql, call, run, clock, titlesOf } = openRoom(
  createAwardsRoom({ onStarWithdrawn: revokeStarCertificate }),
  { now: friday, seed: houseRows },
);

const nextNight = async () => {
  clock.now = new Date(clock.now.getTime() + dayMs);
  await run('awards.findStarCandidates');
};
const pass = async (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
  await run('awards.awardStars');
};
/** So many minutes of one person in days of their own, all of one state; gives the last record. */
async function buildHours(
  volunteerId: number,
  minutes: number,
  status: 'effective' | 'publicity' = 'effective',
) {
  let built = await buildHour(
    sql(),
    hourOn({ volunteerId, minutes: minutes % dayMinutes || dayMinutes, status }),
  );
  for (let day = 1; day < Math.ceil(minutes / dayMinutes); day += 1)
    built = await buildHour(sql(), {
      ...hourOn({ volunteerId, minutes: dayMinutes, status }),
      shiftId: built.shiftId,
    });
  return built.hourId;
}
const dayMinutes = 1_440;
let days = 0;
function hourOn(wish: { volunteerId: number; minutes: number; status: 'effective' | 'publicity' }) {
  days += 1;
  const startsAt = new Date(friday.getTime() - (days + 10) * dayMs);
  return { ...wish, startsAt, endsAt: new Date(startsAt.getTime() + hourMs), effectiveAt: startsAt };
}

const voidHour = (id: number) =>
  sql().updateTable('serviceHours').set({ status: 'voided' }).where('id', '=', id).execute();
const star = () => sql().selectFrom('starAwards').selectAll().executeTakeFirstOrThrow();

/** Somebody with so many effective hours, found last night, and who may confirm it. */
async function world(minutes = 6_000) {
  const person = await buildVolunteer(sql());
  const hourId = await buildHours(person.volunteerId, minutes);
  const staff = (await buildStaff(sql(), { permissions: ['volunteers.manage'] })).caller;
  await run('awards.findStarCandidates');
  const send = async (verdict: 'confirm' | 'hold', asked = staff) => {
    const { id: starId, version } = await star();
    return call(
      contract.confirmStars,
      { items: [{ starId, version }], verdict, reason: '请抽看证据' },
      asked,
    );
  };
  const decide = async (verdict: 'dismiss' | 'uphold' | 'keep' | 'withdraw') => {
    const { id: starId, version } = await star();
    return call(contract.decideStar, { starId, version, verdict, reason: '已经核对过签到记录' }, staff);
  };
  return { person, hourId, staff, send, decide };
}

it('is found by effective hours alone, once, at the highest level reached', async () => {
  const short = await buildVolunteer(sql());
  await buildHours(short.volunteerId, 5_999);
  await buildHours(short.volunteerId, 400, 'publicity');
  await world(36_600);
  expect(await sql().selectFrom('starAwards').selectAll().execute()).toMatchObject([
    { level: 3, state: 'candidate', countedMinutes: 36_600, countedRecords: 26 },
  ]);
  await nextNight();
  await nextNight();
  expect(await sql().selectFrom('starAwards').select('id').execute()).toHaveLength(1);
});

it('is confirmed, public for three working days with a masked name, and awarded with a message', async () => {
  const { person, send, staff } = await world();
  const { id: starId, version } = await star();
  const asked = { items: [{ starId, version }], verdict: 'confirm' as const };
  expect(await call(contract.previewStars, asked, staff)).toEqual({ doneIds: [starId], refused: [] });
  expect((await star()).state).toBe('candidate');
  expect(await send('confirm')).toEqual({ doneIds: [starId], refused: [] });
  expect((await call(contract.confirmStars, asked, staff)).refused).toHaveLength(1);
  const board = await call(contract.listStarPublicity, {});
  expect(board.list).toMatchObject([{ level: 1, minutes: 6_000, lastDay: '2026-11-25', canObject: true }]);
  expect(board.list[0]?.maskedName).toContain('*');
  await pass(5 * dayMs);
  expect((await star()).state).toBe('publicity');
  await pass(dayMs);
  expect(await star()).toMatchObject({ state: 'awarded', awardedMinutes: 6_000 });
  expect(await titlesOf(person.volunteerId)).toEqual([
    '你成为一星志愿者候选',
    '一星开始公示',
    '祝贺你成为一星志愿者',
  ]);
  const mine = await call(contract.getMyStars, {}, person.caller);
  expect(mine).toMatchObject({ level: 1, effectiveMinutes: 6_000 });
});

it('is not confirmed by who it is about, elsewhere, with too few hours, or of somebody restricted', async () => {
  const { person, hourId, staff, send } = await world();
  const elsewhere = await buildOrganisation(sql());
  expect((await send('confirm', { ...staff, scope: elsewhere.path })).refused).toMatchObject([
    { msg: '没有找到这颗星' },
  ]);
  await sql()
    .updateTable('volunteers')
    .set({ status: 'restricted', restrictedUntil: new Date(clock.now.getTime() + dayMs) })
    .where('id', '=', person.volunteerId)
    .execute();
  expect((await send('confirm')).refused[0]?.msg).toContain('限制');
  await sql().updateTable('volunteers').set({ status: 'active', restrictedUntil: null }).execute();
  await voidHour(hourId);
  expect((await send('confirm')).refused[0]?.msg).toContain('不够这一星');
  expect((await send('hold')).doneIds).toHaveLength(1);
});

it('waits while somebody objects, and is public anew when the objection was not upheld', async () => {
  const { person, send, decide } = await world();
  await send('confirm');
  const { id: starId } = await star();
  const text = '我看到他有几次提前离开了。';
  const other = await buildVolunteer(sql());
  expect(await outcomeOf(call(contract.objectStar, { starId, text }, person.caller))).toBe('ownStar');
  await call(contract.objectStar, { starId, text }, other.caller);
  expect(await outcomeOf(call(contract.objectStar, { starId, text }, other.caller))).toBe('objectedAlready');
  await pass(10 * dayMs);
  expect((await star()).state).toBe('objected');
  await decide('dismiss');
  await pass(hourMs);
  expect((await star()).state).toBe('publicity');
  await pass(8 * dayMs);
  expect((await star()).state).toBe('awarded');
  expect(await outcomeOf(call(contract.objectStar, { starId, text }, other.caller))).toBe('notPublic');
});

it('stays when hours are voided later: staff are shown it, and decide', async () => {
  const { hourId, send, decide } = await world();
  await send('confirm');
  await pass(8 * dayMs);
  expect(await outcomeOf(decide('withdraw'))).toBe('wrongState');
  await voidHour(hourId);
  await nextNight();
  expect((await star()).state).toBe('awarded');
  expect((await star()).shortSince).toEqual(clock.now);
  await decide('keep');
  await nextNight();
  expect(await star()).toMatchObject({ state: 'awarded', shortSince: null });
});

it('five stars are confirmed by two people of the whole city, one of whom leads the centre', async () => {
  const { id: organisationId, path } = await buildOrganisation(sql());
  const { person, send, staff } = await world(90_000);
  await sql()
    .updateTable('volunteers')
    .set({ organisationId })
    .where('id', '=', person.volunteerId)
    .execute();
  const someone = async (...permissions: PermissionCode[]) =>
    (await buildStaff(sql(), { permissions })).caller;
  const colleague = await someone('volunteers.manage');
  const leader = await someone('volunteers.manage', 'stars.lead');
  expect((await send('confirm', { ...staff, scope: path })).refused[0]?.msg).toContain('全市');
  expect((await send('confirm', staff)).doneIds).toHaveLength(1);
  expect(await star()).toMatchObject({
    state: 'candidate',
    firstConfirmedBy: staff.accountId,
    confirmedBy: null,
  });
  expect((await send('confirm', staff)).refused[0]?.msg).toContain('另一位');
  expect((await send('confirm', colleague)).refused[0]?.msg).toContain('中心负责人');
  const { list } = await call(contract.listStars, {}, colleague);
  expect(list[0]?.obstacle).toContain('中心负责人');
  expect((await send('confirm', leader)).doneIds).toHaveLength(1);
  expect(await star()).toMatchObject({ state: 'publicity', confirmedBy: leader.accountId });
});

it('five stars that are held are confirmed by both anew; whoever leads may be the first', async () => {
  const { send, staff } = await world(90_000);
  const leader = (await buildStaff(sql(), { permissions: ['volunteers.manage', 'stars.lead'] })).caller;
  await send('confirm', leader);
  await send('hold', staff);
  expect(await star()).toMatchObject({ state: 'held', firstConfirmedBy: null });
  await send('confirm', leader);
  expect((await star()).state).toBe('candidate');
  await send('confirm', staff);
  expect((await star()).state).toBe('publicity');
});
