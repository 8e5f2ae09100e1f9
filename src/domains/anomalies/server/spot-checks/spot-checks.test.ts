import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { enterAt, makeRoots } from '#domains/ledger/testing/ledger.builders.ts';
import { openHouse } from '#testing/open-house.ts';
import * as contract from '../../contract/spot-checks.contract.ts';
import { judgeSpotCheck, spotCount } from './spot-checks.rules.ts';

/** A Monday evening, after the root of the day. */
const evening = new Date('2026-11-23T22:30:00+08:00');
const inWeek = new Date('2026-11-18T09:00:00+08:00');
const { app, clock, sql, run } = openHouse({ now: evening });
const note = '打电话问了本人和领队，当天没有到场。';

/** Records that took effect on the Wednesday of the week before, one afterwards, and the roots of all days. */
async function world(count: number) {
  const first = await buildHour(sql(), { now: inWeek, status: 'effective', effectiveAt: inWeek });
  for (let place = 1; place < count; place += 1)
    await buildHour(sql(), { now: inWeek, status: 'effective', effectiveAt: inWeek });
  await buildHour(sql(), { now: evening, status: 'effective', effectiveAt: evening });
  await enterAt(sql(), new Date('2026-11-13T09:00:00+08:00'), [first.hourId]);
  await makeRoots(sql(), evening);
  while (await drawOne()) continue;
}

/** Runs the task as the clock does. Gives whether a week was added. */
async function drawOne(): Promise<boolean> {
  const weeks = async () => (await sql().selectFrom('spotDraws').select('week').execute()).length;
  const before = await weeks();
  await run('anomalies.drawSpotChecks');
  return (await weeks()) > before;
}

const staffOf = () => app().signIn('staff', { permissions: ['anomalies.judge'] });
const list = async (staff: { token: string }, tab: 'open' | 'done' = 'open') =>
  (await app().call(contract.listSpotChecks, { tab }, staff)).body.result;

it('draws one in fifty, once, by the hash of a public root, from which anybody draws the same', async () => {
  await world(51);
  const { list: drawn, draws } = await list(await staffOf());
  expect(draws[0]).toMatchObject({ week: '2026-11-16', seedDay: '2026-11-23', hourCount: 51, drawnCount: 2 });
  const { hash } = await sql()
    .selectFrom('ledgerRoots')
    .select('hash')
    .where('day', '=', '2026-11-23')
    .executeTakeFirstOrThrow();
  const seed = draws[0]?.seed;
  expect(seed).toBe(hash.toString('hex'));
  const all = await sql()
    .selectFrom('serviceHours')
    .select('hourNo')
    .where('effectiveAt', '=', inWeek)
    .execute();
  const digest = (hourNo: string) => createHash('sha256').update(`${seed}${hourNo}`).digest('hex');
  const again = all.map(({ hourNo }) => hourNo).toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1));
  expect(drawn.map(({ hourNo }) => hourNo).toSorted()).toEqual(again.slice(0, 2).toSorted());
  expect(drawn.every(({ volunteerName }) => volunteerName.includes('*'))).toBe(true);
  expect(await drawOne()).toBe(false);
});

it('waits for the root that nobody knows before the week is over', async () => {
  clock.now = new Date('2026-11-23T21:59:00+08:00');
  const { hourId } = await buildHour(sql(), { now: inWeek, status: 'effective', effectiveAt: inWeek });
  await enterAt(sql(), inWeek, [hourId]);
  await makeRoots(sql(), clock.now);
  while (await drawOne()) continue;
  expect((await list(await staffOf())).draws).toEqual([]);
});

it('keeps what was found with why; what was not clear is looked at again, and no hour changes', async () => {
  await world(1);
  const staff = await staffOf();
  const [drawn] = (await list(staff)).list;
  const { hourId } = drawn!;
  const record = async (finding: string, why = '') =>
    (await app().call(contract.recordSpotCheck, { hourId, finding, note: why } as never, staff)).body;
  const before = await sql().selectFrom('serviceHours').selectAll().where('id', '=', hourId).execute();
  expect((await record('differs', '不在')).reason).toBe('noteMissing');
  expect((await record('unclear', '电话三次没有人接')).code).toBe(200);
  expect((await list(staff)).list).toMatchObject([{ hourId, status: 'unclear' }]);
  expect((await record('differs', note)).code).toBe(200);
  expect((await record('agrees')).reason).toBe('checked');
  expect((await list(staff, 'done')).list).toMatchObject([{ hourId, status: 'differs', note }]);
  expect(await sql().selectFrom('serviceHours').selectAll().where('id', '=', hourId).execute()).toEqual(
    before,
  );
});

it('is not kept by whoever had a part in the record', async () => {
  await world(1);
  const staff = await staffOf();
  const [drawn] = (await list(staff)).list;
  await sql()
    .updateTable('serviceHours')
    .set({ approvedBy: staff.accountId })
    .where('id', '=', drawn!.hourId)
    .execute();
  const asked = { hourId: drawn!.hourId, finding: 'agrees' as const };
  expect([drawn?.hadPart, (await list(staff)).list[0]?.hadPart]).toEqual([false, true]);
  expect((await app().call(contract.recordSpotCheck, asked, staff)).body.reason).toBe('spotRelated');
});

it('two people at once keep one finding', async () => {
  await world(1);
  const [one, other] = [await staffOf(), await staffOf()];
  const { hourId } = (await list(one)).list[0]!;
  const asked = { hourId, finding: 'agrees' as const };
  const answers = await Promise.all(
    [one, other].map((staff) => app().call(contract.recordSpotCheck, asked, staff)),
  );
  expect(answers.map(({ body }) => body.reason ?? 'done').toSorted()).toEqual(['checked', 'done']);
});

it.each([
  [0, 0],
  [1, 1],
  [50, 1],
  [51, 2],
])('of %i records %i are drawn', (hourCount, drawn) => {
  expect(spotCount(hourCount)).toBe(drawn);
});

it('what agrees needs no words', () => {
  const facts = { status: 'open' as const, hadPart: false, note: '' };
  expect(judgeSpotCheck({ ...facts, finding: 'agrees' })).toBeUndefined();
  expect(judgeSpotCheck({ ...facts, finding: 'unclear' })).toBe('noteMissing');
});
