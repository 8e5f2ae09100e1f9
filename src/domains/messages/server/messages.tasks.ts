import { minuteMs, dayMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { AudienceSources } from './bulk/bulk.queries.ts';
import { sendBulkBatch } from './bulk/send-bulk-batch.ts';
import { deliverSms, type SmsSetup } from './deliver-sms.ts';
import { purgeDeleted, purgeOldest } from './messages.store.ts';

const batch = 200;
/** A deleted message can come back for a day; its key is of use until what it is about is over. */
const deletedKeptDays = 60;
/** Retention of messages (domain.md B). */
const keptDays = 2 * 365;

const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

async function purge({ sql, now }: Act): Promise<boolean> {
  const deleted = await purgeDeleted(sql, ago(now, deletedKeptDays), batch);
  const old = await purgeOldest(sql, ago(now, keptDays), batch);
  return deleted === batch || old === batch;
}

/** What moves by the clock in this room. */
export const messagesTasks = (sms: SmsSetup, audiences: AudienceSources): BackgroundTask[] => [
  { name: 'messages.deliverSms', everyMs: 5_000, run: deliverSms(sms) },
  { name: 'messages.sendBulk', everyMs: 5_000, run: sendBulkBatch(audiences) },
  { name: 'messages.purge', everyMs: 60 * minuteMs, run: purge },
];
