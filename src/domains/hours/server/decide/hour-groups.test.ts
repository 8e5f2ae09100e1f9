import { expect, it } from 'vitest';
import { openHttpDay } from '../../testing/http-day.ts';
import { buildQueue } from '../../testing/review-queue.builders.ts';
import { hourGroups } from './hour-groups.queries.ts';

const { app, openShift } = openHttpDay();

it('a page is the same however few of those that wait are looked at first', async () => {
  const { sql } = app();
  const shiftIds: number[] = [];
  for (let count = 0; count < 5; count++) shiftIds.push((await openShift()).shiftId);
  // The last group has the first records: where two wait since one instant, a look may end before the one that stands before.
  const records: number[] = [];
  for (const [at, shiftId] of shiftIds.toReversed().entries())
    records.push(...(await buildQueue(sql, shiftId, at + 2)));
  // They wait since instants that two or three share, the groups mixed.
  for (const [at, id] of records.entries())
    await sql
      .updateTable('serviceHours')
      .set({ updatedAt: new Date(app().clock().getTime() + ((at * 7) % 6) * 60_000) })
      .where('id', '=', id)
      .execute();
  const page = (pageNum: number, lookedAt?: number) =>
    hourGroups(sql, { pageNum, pageSize: 2, scope: undefined }, lookedAt);

  const whole = [await page(1), await page(2), await page(3), await page(4)];
  expect(whole.map(({ rows }) => rows.length)).toEqual([2, 2, 1, 0]);
  expect(new Set(whole.map(({ total }) => total))).toEqual(new Set([5]));
  for (let lookedAt = 1; lookedAt <= records.length + 1; lookedAt++)
    for (const [at, expected] of whole.entries()) expect(await page(at + 1, lookedAt)).toEqual(expected);
});
