import { rootsUntil } from '#domains/ledger/server/index.ts';
import { addDays, mondayOf, toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { daysOfWeek, lastDraw } from './spot-checks.queries.ts';
import { drawWeek } from './spot-checks.store.ts';

/**
 * Draws the next week that is over, by the hash of the public daily root of the Monday after it (README of the room): the list is
 * closed before anybody knows the seed. Weeks that were missed are made up for, one after the other; each is drawn once.
 * @returns whether more is to do at once
 */
export async function drawSpotChecks({ sql, now }: Pick<Act, 'sql' | 'now'>): Promise<boolean> {
  const last = await lastDraw(sql);
  const thisMonday = mondayOf(toDay(now));
  const week = addDays(last?.week ?? addDays(thisMonday, -2 * daysOfWeek), last ? daysOfWeek : 0);
  const seedDay = addDays(week, daysOfWeek);
  if (seedDay > thisMonday) return false;
  const [root] = await rootsUntil(sql, { until: seedDay, limit: 1 });
  if (!root) return false;
  return drawWeek(sql, { week, seedDay, seed: root.hash.toString('hex'), now });
}
