import { endSessions } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { requireAccount } from './require-account.ts';

/** Ends every session of an account; its next call answers 50012. */
export const endAccountSessions: UseCase<typeof contract.endAccountSessions> = async (
  act,
  { accountId, reason },
) => {
  if (accountId === act.caller.accountId) throw act.refuse('ownAccount');
  await requireAccount(act, accountId);
  const endedCount = await endSessions(act, accountId, { reason: 'elsewhere' });
  await act.audit({ targetType: 'account', targetId: accountId, reason, detail: { endedCount } });
  return { endedCount };
};
