import type { Sql } from '#database/transaction.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from './background.ts';
import type { Act } from './calls/act.ts';

type AuditEntry = Parameters<Act['audit']>[0];

type Forgetting = Pick<BackgroundTask, 'name' | 'label'> & {
  rule: Retention;
  everyMs?: number;
  /** How many at most in one transaction. */
  batch?: number;
  /** The audit line that says how many; none for what says nothing of anybody. */
  told?: Pick<AuditEntry, 'action' | 'targetType'>;
  /** Forgets at most `limit` of what the rule no longer keeps, the oldest first where there is an order; gives how many. */
  forget: (sql: Sql, old: { before: Date; limit: number; now: Date }) => Promise<number>;
};

/** The task that forgets what a rule no longer keeps, a bounded number at a time, with one audit line each (PIPL 19, domain.md B). */
export const forgetting = ({
  rule,
  told,
  forget,
  everyMs = hourMs,
  batch = 200,
  ...words
}: Forgetting): BackgroundTask => ({
  ...words,
  everyMs,
  keeps: [rule],
  run: async ({ sql, now, audit }) => {
    const count = await forget(sql, { before: keptSince(now, rule), limit: batch, now });
    if (told && count > 0) await audit({ ...told, targetId: null, detail: { count } });
    return count >= batch;
  },
});
