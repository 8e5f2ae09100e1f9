import type { Act } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { type CredentialRow, earlierPasswords, findByMobileHash } from '../accounts.queries.ts';
import type { MobileVault } from '../sms/mobile-vault.ts';
import type { SmsCodeDesk } from '../sms/sms-code-desk.ts';
import { passwordRefusals } from '../../contract/accounts.words.ts';
import type * as contract from '../../contract/sms.contract.ts';
import { newPasswordErrors } from './password-errors.ts';
import { fitsPassword, hashPassword } from './password-hash.ts';

type Request = RequestIn<typeof contract.modifyPasswordBySms>;

export type RecoveryTools = {
  vault: MobileVault;
  desk: SmsCodeDesk;
  /** Hash of the new password, computed before the transaction whether the number is known or not. */
  passwordHash: string;
  onPasswordRecovered: (act: Act, accountId: number) => Promise<void>;
};

/** What a new password lacks, by who will have it. */
export const errorsOf = ({ newPwd, confirmPwd }: Request, loginName: string, mobile: string) =>
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

/** Who may recover by a code: staff go to their administrator. */
export type PublicAccount = CredentialRow & { userType: 1 | 2 };

/** The volunteer and the team of a number. */
export async function accountsOf(act: Act, mobileHash: string): Promise<PublicAccount[]> {
  const accounts = await findByMobileHash(act.sql, mobileHash);
  return accounts.filter((one): one is PublicAccount => one.userType !== 3);
}

/** The accounts that may be meant: those of the kind asked for, or all when none is of it. */
export function fittingAccounts(accounts: readonly PublicAccount[], userType: 1 | 2 | undefined) {
  const fitting = userType ? accounts.filter((one) => one.userType === userType) : accounts;
  return fitting.length > 0 ? fitting : accounts;
}
