import { hourMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from './background.ts';

/** Letters name a number: they are kept as long as the messages that they carried (domain.md B). */
const letters: Retention = { what: '短信和邮件的发送记录', days: 2 * 365, since: '写入', ending: '删除' };
const batch = 200;

/** Deletes letters that are two years old, sent or given up; what still waits stays. */
export const forgetLetters: BackgroundTask = {
  name: 'platform.forgetLetters',
  label: '清除旧的短信和邮件',
  everyMs: hourMs,
  keeps: [letters],
  run: async ({ sql, now, audit }) => {
    const old = sql
      .selectFrom('outbox')
      .select('id')
      .where('channel', 'in', ['sms', 'mail'])
      .where('status', '<>', 'waiting')
      .where('createdAt', '<', keptSince(now, letters))
      .limit(batch);
    const { numDeletedRows } = await sql.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst();
    const count = Number(numDeletedRows);
    if (count > 0)
      await audit({ action: 'forgetLetters', targetType: 'sms', targetId: null, detail: { count } });
    return count === batch;
  },
};
