import { randomInt } from 'node:crypto';
import { violatedConstraint } from '#database/transaction.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { LoginInfo } from '../contract/accounts.contract.ts';
import { accountKeysFrom } from './account-keys.ts';
import { findByMobileHash, findCredentials } from './accounts.queries.ts';
import { noteLogin } from './accounts.store.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { getLoginInfo } from './login-info.ts';
import { newPasswordErrors } from './passwords/password-errors.ts';
import { fitsPassword } from './passwords/password-hash.ts';
import { openSession } from './sessions/open-session.ts';
import { createMobileVault, type MobileVault } from './sms/mobile-vault.ts';
import { createSmsCodeDesk, type SmsCodeDesk } from './sms/sms-code-desk.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** What the rooms of people need to register one. */
export type RegistrationTools = { vault: MobileVault; desk: SmsCodeDesk };

export function registrationTools(secret: Secret): RegistrationTools {
  const keys = accountKeysFrom(secret);
  const vault = createMobileVault(keys);
  return { vault, desk: createSmsCodeDesk(keys, vault) };
}

export type NewLogin = Omit<NewAccount, 'mobile' | 'createdAt' | 'loginName'> & {
  /** Absent, a name is made from the number's last digits. */
  loginName: string | undefined;
  mobile: string;
};

/**
 * Makes the account of a person who registers; the number has been proven by a code.
 * @throws Refusal mobileTaken, loginNameTaken, also when another process was faster
 */
export async function registerAccount(
  act: Act<Caller, 'mobileTaken' | 'loginNameTaken'>,
  login: NewLogin,
  vault: MobileVault,
): Promise<{ loginName: string }> {
  const { mobile, ...account } = login;
  const known = await findByMobileHash(act.sql, vault.hashOf(mobile));
  if (known.some((one) => one.userType === login.userType)) throw act.refuse('mobileTaken');
  const loginName = login.loginName ?? madeName(mobile);
  try {
    await createAccount(act.sql, { ...account, loginName, mobile: vault.seal(mobile), createdAt: act.now });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'accounts_mobile') throw act.refuse('mobileTaken');
    if (constraint === 'accounts_login_name') throw act.refuse('loginNameTaken');
    throw error;
  }
  return { loginName };
}

/** Refuses a password that the rules of this person do not allow; the field is `userPwd`. */
export function requireGoodPassword(
  typed: { userPwd: string; confirmPwd: string },
  owner: { loginName?: string | undefined; mobile: string },
): void {
  const errors = newPasswordErrors(
    { field: 'userPwd', password: typed.userPwd, confirmation: typed.confirmPwd },
    { loginName: owner.loginName ?? '', mobile: owner.mobile },
  );
  if (errors.length > 0) throw new InvalidInput(errors);
}

export type SignedIn = { accessToken: string; expiresIn: number; loginInfo: LoginInfo };

/** Signs a person in who just registered, as a login does. */
export async function signInRegistered(
  act: Act,
  account: { id: number; userType: 1 | 2 },
): Promise<SignedIn> {
  await noteLogin(act.sql, account.id, act.now);
  const tokens = await openSession(act, account, false);
  return { ...tokens, loginInfo: await getLoginInfo(act, { accountId: account.id }) };
}

/**
 * The same registration sent twice, by a double click or a lost answer: the code was spent by the account it made. Whoever knows
 * its password is signed in; @throws Refusal codeExpired for anybody else
 */
export async function repeatRegistration(
  act: Act<Caller, 'codeExpired'>,
  repeated: { accountId: number; userType: 1 | 2; userPwd: string },
): Promise<SignedIn> {
  const account = await findCredentials(act.sql, repeated.accountId);
  const isSame = account?.userType === repeated.userType && account.status === 'active';
  if (!isSame || !(await fitsPassword(account.passwordHash, repeated.userPwd)))
    throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  await act.audit({
    targetType: 'account',
    targetId: account.id,
    actor: account,
    detail: { outcome: 'repeated' },
  });
  return signInRegistered(act, { id: account.id, userType: repeated.userType });
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `zy` + the last four digits + six random characters: nobody has to think of a name, and it does not give the number away. */
function madeName(mobile: string): string {
  const tail = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `zy${mobile.slice(-4)}_${tail}`;
}
