import { minuteMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import type { AudienceSources } from './bulk/bulk.queries.ts';
import { sendBulkBatch } from './bulk/send-bulk-batch.ts';
import { deliverSms, type SmsSetup } from './deliver-sms.ts';
import { purgeDeleted, purgeOldest } from './messages.store.ts';

const batch = 200;
/** A deleted message can come back for a day; its key is of use until what it is about is over. */
const deleted: Retention = { what: '本人删除的站内消息', days: 60, since: '删除', ending: '彻底删除' };
/** Retention of messages (domain.md B). */
const received: Retention = { what: '站内消息', days: 2 * 365, since: '收到', ending: '删除' };

async function purge({ sql, now }: Act): Promise<boolean> {
  const deletedCount = await purgeDeleted(sql, keptSince(now, deleted), batch);
  const oldCount = await purgeOldest(sql, keptSince(now, received), batch);
  return deletedCount === batch || oldCount === batch;
}

/** What moves by the clock in this room. */
export const messagesTasks = (sms: SmsSetup, audiences: AudienceSources): BackgroundTask[] => [
  { name: 'messages.deliverSms', label: '发出短信通知', everyMs: 5_000, run: deliverSms(sms) },
  { name: 'messages.sendBulk', label: '群发消息', everyMs: 5_000, run: sendBulkBatch(audiences) },
  {
    name: 'messages.purge',
    label: '清除过期消息',
    everyMs: 60 * minuteMs,
    keeps: [deleted, received],
    run: purge,
  },
];
