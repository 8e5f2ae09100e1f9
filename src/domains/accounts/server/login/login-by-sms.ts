import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type { loginBySms as operation } from '../../contract/sms.contract.ts';
import { forgetAllAttempts, noteLogin } from '../accounts.store.ts';
import { getLoginInfo } from '../get-me.ts';
import type { MobileVault } from '../sms/mobile-vault.ts';
import { accountsOf } from '../passwords/modify-password-by-sms.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SmsCodeDesk } from '../sms/sms-code-desk.ts';

/**
 * Logs a volunteer or team in by a code: the phone proves more than a password, so it also lifts the login lock.
 * @throws Refusal by the operation's list
 */
export async function loginBySms(
  act: Act,
  { mobile, smsCode, userType, remember }: ParsedRequestOf<typeof operation>,
  { vault, desk }: { vault: MobileVault; desk: SmsCodeDesk },
): Promise<ResultOf<typeof operation>> {
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'login', code: smsCode });
  if (repeats !== undefined) throw new Refusal('codeExpired', { result: { field: 'smsCode' } });
  const accounts = await accountsOf(act, vault.hashOf(mobile));
  const account = accounts.find((one) => one.userType === userType);
  if (!account) throw new Refusal('noAccount');
  if (account.status === 'disabled' || account.status === 'closed') throw new Refusal('disabled');
  await desk.spend(act, [codeId], account.id);
  await forgetAllAttempts(act.sql, account.id);
  await noteLogin(act.sql, account.id, act.now);
  const tokens = await openSession(act, account, remember);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  return { ...tokens, loginInfo: await getLoginInfo(act.sql, account.id) };
}
