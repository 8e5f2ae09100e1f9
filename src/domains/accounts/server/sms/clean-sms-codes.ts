import { minuteMs } from '#platform/contract/durations.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { deleteOldCodes } from './sms-codes.store.ts';

/** Deletes codes older than seven days; until then there may be questions about them (domain.md B). */
export const cleanSmsCodes = forgetting({
  name: 'accounts.cleanSmsCodes',
  label: '清除过期验证码',
  everyMs: 10 * minuteMs,
  rule: { what: '短信验证码', days: 7, since: '发出', ending: '删除' },
  forget: deleteOldCodes,
});
