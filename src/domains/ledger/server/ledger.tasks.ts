import { minuteMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { ledgerLimits } from '../contract/ledger.words.ts';
import { enterHours } from './enter-hours.ts';
import { hoursToCatchUp, readStart } from './ledger.queries.ts';
import { noteCaughtUp } from './ledger.store.ts';
import { makeRoot } from './make-root.ts';

/**
 * Enters what took effect before there was a ledger, once. What is effective later and has no line was not entered by the product:
 * nobody enters it afterwards, `check:data` names it.
 */
async function enterEarlierHours(act: Act): Promise<boolean> {
  const start = await readStart(act.sql);
  if (!start || start.caughtUpAt) return false;
  const hourIds = await hoursToCatchUp(act.sql, { before: start.beganAt, limit: ledgerLimits.atOnce });
  await enterHours(act, hourIds);
  if (hourIds.length === ledgerLimits.atOnce) return true;
  await noteCaughtUp(act.sql, act.now);
  return false;
}

export const ledgerTasks: BackgroundTask[] = [
  {
    name: 'ledger.enterEarlierHours',
    label: '补记早期时长到账本',
    everyMs: minuteMs,
    run: enterEarlierHours,
  },
  { name: 'ledger.makeRoot', label: '公布账本每日校验值', everyMs: minuteMs, run: makeRoot },
];
