import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { deleteOldCodes } from './sms-codes.store.ts';

/** Codes are kept for questions about them (domain.md B). */
const codes: Retention = { what: '短信验证码', days: 7, since: '发出', ending: '删除' };
const batch = 200;

/** Deletes codes older than seven days. */
export const cleanSmsCodes: BackgroundTask = {
  name: 'accounts.cleanSmsCodes',
  label: '清除过期验证码',
  everyMs: 10 * minuteMs,
  keeps: [codes],
  run: async ({ sql, now }) =>
    (await deleteOldCodes(sql, { before: keptSince(now, codes), limit: batch })) === batch,
};
