import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';

/** When each background task is next due, and whether its last run failed. */
export const readTasks = (sql: Sql) =>
  sql
    .selectFrom('backgroundTasks')
    .select(['name', 'nextRunAt', raw<boolean>`last_error is not null`.as('hasFailed')])
    .orderBy('name')
    .limit(200)
    .execute();

/** Text messages and mails that wait, that wait after a failure, and that were given up within a day; 1,001 of a kind are more. */
export async function readMessages(sql: Sql, now: Date): Promise<Record<MessageState, number>> {
  const rows = sql.selectFrom('outbox').select('id');
  const waiting = rows.where('status', '=', 'waiting');
  const dayAgo = new Date(now.getTime() - dayMs);
  const lost = rows
    .where('channel', 'in', ['sms', 'mail'])
    .where('status', '=', 'failed')
    .where('createdAt', '>=', dayAgo);
  return {
    waiting: await cappedCount(sql, waiting),
    retrying: await cappedCount(sql, waiting.where('failure', 'is not', null)),
    failed: await cappedCount(sql, lost),
  };
}

export const messageStates = ['waiting', 'retrying', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];
