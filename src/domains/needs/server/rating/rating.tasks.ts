import { randomBytes } from 'node:crypto';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { addDays, startOfDay, toDay, weekdayOf } from '#platform/contract/instants.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { lockNeed, moveNeed } from '../needs.store.ts';
import type { NeedsReactions } from '../reactions.ts';
import { judgeRating } from './rating.rules.ts';
import { unratedNeeds } from './rating.queries.ts';
import { drawWeek } from './rating.store.ts';

const batch = 100;

/** Ends needs that nobody rated in fifteen days as 未评价, never as good. */
async function closeUnrated(act: Act, reactions: NeedsReactions): Promise<boolean> {
  const due = await unratedNeeds(act.sql, act.now, batch);
  for (const { id } of due) {
    const need = await lockNeed(act.sql, id);
    // Rated while this waited for the row.
    if (!need || judgeRating(need, act.now) !== 'ratingOver') continue;
    await moveNeed(act.sql, {
      needId: id,
      to: 'closed',
      now: act.now,
      step: { byKind: 'system', byId: null, reason: null, note: '' },
      change: { outcome: 'unrated', endedAt: act.now },
    });
    await reactions.onClosed(act, id);
    await act.audit({
      action: 'closeUnrated',
      targetType: 'need',
      targetId: id,
      detail: { from: 'toRate', to: 'closed', outcome: 'unrated' },
    });
  }
  return due.length === batch;
}

const daysInWeek = 7;
const seedBytes = 16;

/** Draws who is called back of the week that ended last; each week once, whichever process is first. */
async function drawCallbacks({ sql, now }: Act): Promise<void> {
  const today = toDay(now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % daysInWeek));
  const week = addDays(monday, -daysInWeek);
  const [from, until] = [startOfDay(week), startOfDay(monday)];
  await drawWeek(sql, { week, from, until, seed: randomBytes(seedBytes).toString('hex'), now });
}

/** What moves by the clock after the work is done. */
export const ratingTasks = (reactions: NeedsReactions): BackgroundTask[] => [
  {
    name: 'needs.closeUnrated',
    label: '需求逾期未评价',
    everyMs: minuteMs,
    run: (act) => closeUnrated(act, reactions),
  },
  { name: 'needs.drawCallbacks', label: '抽取需求回访', everyMs: hourMs, run: drawCallbacks },
];
