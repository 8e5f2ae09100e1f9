import { cappedCounts } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { reviewQueue } from '../lists.queries.ts';

/** Numbers on the queue's tabs, in scope, each as its list counts it. */
export function reviewCounts(sql: Sql, scope: string | undefined) {
  const tab = (name: 'submitted' | 'corrections' | 'claims' | 'disputed') =>
    reviewQueue(sql, { tab: name, scope }).select('h.id');
  return cappedCounts(sql, {
    submitted: tab('submitted'),
    corrections: tab('corrections'),
    claims: tab('claims'),
    disputed: tab('disputed'),
  });
}
