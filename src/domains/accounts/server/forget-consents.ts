import { forgetting } from '#platform/server/forgetting.ts';
import { deleteWithdrawn } from './consents.store.ts';

/**
 * Deletes consents that were withdrawn three years ago; those that stand are kept as long as the account. A withdrawn one proves for so long
 * what was allowed until then (PIPL 14, domain.md B).
 */
export const forgetConsents = forgetting({
  name: 'accounts.forgetConsents',
  label: '清除早已撤回的同意',
  rule: { what: '已撤回的同意', days: 3 * 365, since: '撤回', ending: '删除' },
  told: { action: 'forgetConsents', targetType: 'account' },
  forget: deleteWithdrawn,
});
