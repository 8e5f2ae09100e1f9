import { hourMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import { deleteWithdrawn } from './consents.store.ts';

/** A consent that was withdrawn proves for so long what was allowed until then (PIPL 14, domain.md B). */
const proofs: Retention = { what: '已撤回的同意', days: 3 * 365, since: '撤回', ending: '删除' };
const batch = 200;

/** Deletes consents that were withdrawn three years ago; those that stand are kept as long as the account. */
export const forgetConsents: BackgroundTask = {
  name: 'accounts.forgetConsents',
  label: '清除早已撤回的同意',
  everyMs: hourMs,
  keeps: [proofs],
  run: async ({ sql, now, audit }) => {
    const count = await deleteWithdrawn(sql, { before: keptSince(now, proofs), limit: batch });
    if (count > 0)
      await audit({ action: 'forgetConsents', targetType: 'account', targetId: null, detail: { count } });
    return count === batch;
  },
};
