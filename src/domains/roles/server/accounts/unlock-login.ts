import { unlockAccount } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { requireAccount } from './require-account.ts';

/** Forgets the failed logins of an account. @throws Refusal `notLocked` when there were none, `ownAccount` */
export const unlockLogin: UseCase<typeof contract.unlockLogin> = async (act, { accountId, reason }) => {
  if (accountId === act.caller.accountId) throw act.refuse('ownAccount');
  await requireAccount(act, accountId);
  if (!(await unlockAccount(act.sql, accountId))) throw act.refuse('notLocked');
  await act.audit({ targetType: 'account', targetId: accountId, reason });
  return {};
};
