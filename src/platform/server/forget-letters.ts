import { forgetting } from './forgetting.ts';

/**
 * Deletes letters that are two years old, sent or given up; what still waits stays. They name a number: they are kept as long as the
 * messages that they carried (domain.md B).
 */
export const forgetLetters = forgetting({
  name: 'platform.forgetLetters',
  label: '清除旧的短信和邮件',
  rule: { what: '短信和邮件的发送记录', days: 2 * 365, since: '写入', ending: '删除' },
  told: { action: 'forgetLetters', targetType: 'sms' },
  forget: async (sql, { before, limit }) => {
    const old = sql
      .selectFrom('outbox')
      .select('id')
      .where('channel', 'in', ['sms', 'mail'])
      .where('status', '<>', 'waiting')
      .where('createdAt', '<', before)
      .limit(limit);
    const { numDeletedRows } = await sql.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst();
    return Number(numDeletedRows);
  },
});
