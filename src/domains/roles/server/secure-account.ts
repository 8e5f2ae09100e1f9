import { endSessions, lockAccount, unlockAccount } from '#domains/accounts/server/index.ts';
import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type * as contract from '../contract/account-admin.contract.ts';
import { isAccountInScope } from './account-admin.queries.ts';

type Staff = Act<StaffCaller>;

async function requireAccount({ sql, caller }: Staff, accountId: number): Promise<void> {
  const account = await lockAccount(sql, accountId);
  if (!account || !(await isAccountInScope(sql, accountId, caller.organisationPath)))
    throw new NotFound('没有这个账号');
}

/** Forgets the failed logins of an account. @throws Refusal `notLocked` when there were none, `ownAccount` */
export async function unlockLogin(
  act: Staff,
  { accountId, reason }: ParsedRequestOf<typeof contract.unlockLogin>,
) {
  if (accountId === act.caller.accountId) throw new Refusal('ownAccount');
  await requireAccount(act, accountId);
  if (!(await unlockAccount(act.sql, accountId))) throw new Refusal('notLocked');
  await act.audit({ targetType: 'account', targetId: accountId, reason });
  return {};
}

/** Ends every session of an account; its next call answers 50012. */
export async function endAccountSessions(
  act: Staff,
  { accountId, reason }: ParsedRequestOf<typeof contract.endAccountSessions>,
) {
  if (accountId === act.caller.accountId) throw new Refusal('ownAccount');
  await requireAccount(act, accountId);
  const endedCount = await endSessions(act, accountId, { reason: 'elsewhere' });
  await act.audit({ targetType: 'account', targetId: accountId, reason, detail: { endedCount } });
  return { endedCount };
}
