import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { InvalidInput, Refusal } from '#platform/server/calls/failures.ts';
import { passwordRefusals } from '../../contract/accounts.words.ts';
import type { AccountChoice, modifyPasswordBySms as operation } from '../../contract/sms.contract.ts';
import { earlierPasswords, findByMobileHash } from '../accounts.queries.ts';
import type { CredentialRow } from '../accounts.queries.ts';
import { forgetAllAttempts, savePassword } from '../accounts.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { MobileVault } from '../sms/mobile-vault.ts';
import { newPasswordErrors } from './password-errors.ts';
import { fitsPassword, hashPassword } from './password-hash.ts';
import type { SmsCodeDesk } from '../sms/sms-code-desk.ts';

type Request = ParsedRequestOf<typeof operation>;
export type RecoveryTools = {
  vault: MobileVault;
  desk: SmsCodeDesk;
  /** Hash of the new password, computed before the transaction whether the number is known or not. */
  passwordHash: string;
  onPasswordRecovered: (act: Act, accountId: number) => Promise<void>;
};

const errorsOf = ({ newPwd, confirmPwd }: Request, loginName: string, mobile: string) =>
  newPasswordErrors({ field: 'newPwd', password: newPwd, confirmation: confirmPwd }, { loginName, mobile });

/**
 * Judges the password as far as it can be without the account, and for who has the code by the earlier ones too, and hashes
 * it: milliseconds nobody should wait for. @throws InvalidInput
 */
export async function prepareRecovery(
  act: Act,
  request: Request,
  { vault, desk }: Pick<RecoveryTools, 'vault' | 'desk'>,
): Promise<string> {
  const { mobile, smsCode, newPwd } = request;
  const errors = errorsOf(request, '', mobile);
  if (errors.length > 0) throw new InvalidInput(errors);
  if (await desk.fits(act, { mobile, scene: 'findPwd', code: smsCode }))
    await refuseEarlier(act, request, vault);
  return hashPassword(newPwd);
}

/** The last five passwords may not come back (domain.md 1.12), by this door neither. */
async function refuseEarlier(act: Act, request: Request, vault: MobileVault): Promise<void> {
  const accounts = await accountsOf(act, vault.hashOf(request.mobile));
  const [account, another] = fittingAccounts(accounts, request.userType);
  if (!account || another) return;
  for (const earlier of [account.passwordHash, ...(await earlierPasswords(act.sql, account.id))])
    if (await fitsPassword(earlier, request.newPwd))
      throw new InvalidInput([{ path: 'newPwd', msg: passwordRefusals.usedBefore }]);
}

/**
 * Sets a new password by a code: ends every session of the account, lifts its login lock and tells its owner.
 * @throws Refusal by `recoveryRefusals`, InvalidInput naming what the new password lacks
 */
export async function modifyPasswordBySms(
  act: Act,
  request: Request,
  { vault, desk, passwordHash, onPasswordRecovered }: RecoveryTools,
): Promise<Record<string, never>> {
  const { mobile, smsCode } = request;
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'findPwd', code: smsCode });
  if (repeats !== undefined) throw new Refusal('codeExpired', { result: { field: 'smsCode' } });
  const account = chooseAccount(await accountsOf(act, vault.hashOf(mobile)), request.userType);
  const errors = errorsOf(request, account.loginName, mobile);
  if (errors.length > 0) throw new InvalidInput(errors);
  await forgetAllAttempts(act.sql, account.id);
  await savePassword(act.sql, account.id, { passwordHash, at: act.now });
  await endSessions(act, account.id, { reason: 'password' });
  await desk.spend(act, [codeId], account.id);
  await onPasswordRecovered(act, account.id);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  return {};
}

type PublicAccount = CredentialRow & { userType: 1 | 2 };

/** The first step of a recovery: nobody goes on with six digits that are not the code. @throws Refusal by `smsCodeRefusals` */
export async function checkRecoveryCode(
  act: Act,
  { mobile, smsCode }: Pick<Request, 'mobile' | 'smsCode'>,
  { desk }: Pick<RecoveryTools, 'desk'>,
): Promise<Record<string, never>> {
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'findPwd', code: smsCode });
  if (repeats !== undefined) throw new Refusal('codeExpired', { result: { field: 'smsCode' } });
  await act.audit({ targetType: 'smsCode', targetId: codeId, detail: { outcome: 'codeRight' } });
  return {};
}

/** The volunteer and the team of a number. */
export async function accountsOf(act: Act, mobileHash: string): Promise<PublicAccount[]> {
  const accounts = await findByMobileHash(act.sql, mobileHash);
  return accounts.filter((one): one is PublicAccount => one.userType !== 3);
}

function fittingAccounts(accounts: readonly PublicAccount[], userType: 1 | 2 | undefined) {
  const fitting = userType ? accounts.filter((one) => one.userType === userType) : accounts;
  return fitting.length > 0 ? fitting : accounts;
}

/** The account that is meant; of several, one must be chosen by kind. */
function chooseAccount(accounts: readonly PublicAccount[], userType: 1 | 2 | undefined): PublicAccount {
  const [account, another] = fittingAccounts(accounts, userType);
  if (!account) throw new Refusal('codeExpired', { result: { field: 'smsCode' } });
  if (another) throw new Refusal('chooseAccount', { result: choiceOf(accounts) });
  if (account.status === 'disabled' || account.status === 'closed') throw new Refusal('disabled');
  return account;
}

const choiceOf = (accounts: readonly PublicAccount[]): AccountChoice => ({
  accounts: accounts.map(({ userType, loginName }) => ({ userType, loginName })),
});
