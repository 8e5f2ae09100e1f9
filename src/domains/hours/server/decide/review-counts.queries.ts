import { cappedCounts } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { reviewQueue } from '../lists.queries.ts';

const counted = ['submitted', 'corrections', 'claims', 'disputed'] as const;

/** Numbers on the queue's tabs, in scope, each as its list counts it. */
export const reviewCounts = (sql: Sql, scope: string | undefined) =>
  cappedCounts(sql, counted, (tab) => reviewQueue(sql, { tab, scope }).select('h.id'));
