import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import { forgetAllAttempts, savePassword } from '../accounts.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { AccountChoice } from '../../contract/sms.contract.ts';
import type * as contract from '../../contract/sms.contract.ts';
import { accountsOf, errorsOf, fittingAccounts, type PublicAccount, type RecoveryTools } from './recovery.ts';

/**
 * Sets a new password by a code: ends every session of the account, lifts its login lock and tells its owner.
 * @throws Refusal by `recoveryRefusals`, InvalidInput naming what the new password lacks
 */
export const modifyPasswordBySms: UseCase<typeof contract.modifyPasswordBySms, RecoveryTools> = async (
  act,
  request,
  { vault, desk, passwordHash, onPasswordRecovered },
) => {
  const { mobile, smsCode } = request;
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'findPwd', code: smsCode });
  if (repeats !== undefined) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  const account = chooseAccount(act, await accountsOf(act, vault.hashOf(mobile)), request.userType);
  const errors = errorsOf(request, account.loginName, mobile);
  if (errors.length > 0) throw new InvalidInput(errors);
  await forgetAllAttempts(act.sql, account.id);
  await savePassword(act.sql, account.id, { passwordHash, at: act.now });
  await endSessions(act, account.id, { reason: 'password' });
  await desk.spend(act, [codeId], account.id);
  await onPasswordRecovered(act, account.id);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  return {};
};

/** The account that is meant; of several, one must be chosen by kind. */
function chooseAccount(
  act: Pick<ActOf<typeof contract.modifyPasswordBySms>, 'refuse'>,
  accounts: readonly PublicAccount[],
  userType: 1 | 2 | undefined,
): PublicAccount {
  const [account, another] = fittingAccounts(accounts, userType);
  if (!account) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  if (another) throw act.refuse('chooseAccount', { result: choiceOf(accounts) });
  if (account.status === 'disabled' || account.status === 'closed') throw act.refuse('disabled');
  return account;
}

const choiceOf = (accounts: readonly PublicAccount[]): AccountChoice => ({
  accounts: accounts.map(({ userType, loginName }) => ({ userType, loginName })),
});
