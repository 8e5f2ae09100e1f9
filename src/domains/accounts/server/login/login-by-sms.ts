import type { UseCase } from '#platform/server/calls/use-case.ts';
import { forgetAllAttempts, noteLogin } from '../accounts.store.ts';
import { getLoginInfo } from '../login-info.ts';
import { accountsOf } from '../passwords/recovery.ts';
import { openSession } from '../sessions/open-session.ts';
import type { MobileVault } from '../sms/mobile-vault.ts';
import type { SmsCodeDesk } from '../sms/sms-code-desk.ts';
import { type DeviceTools, noteDevice } from './note-device.ts';
import type * as contract from '../../contract/sms.contract.ts';

/**
 * Logs a volunteer or team in by a code: the phone proves more than a password, so it also lifts the login lock.
 * @throws Refusal by the operation's list
 */
export const loginBySms: UseCase<
  typeof contract.loginBySms,
  { vault: MobileVault; desk: SmsCodeDesk } & DeviceTools
> = async (act, { mobile, smsCode, userType, remember }, { vault, desk, ...devices }) => {
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'login', code: smsCode });
  if (repeats !== undefined) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  const accounts = await accountsOf(act, vault.hashOf(mobile));
  const account = accounts.find((one) => one.userType === userType);
  if (!account) throw act.refuse('noAccount');
  if (account.status === 'disabled' || account.status === 'closed') throw act.refuse('disabled');
  await desk.spend(act, [codeId], account.id);
  await forgetAllAttempts(act.sql, account.id);
  await noteLogin(act.sql, account.id, act.now);
  await noteDevice(act, account.id, devices);
  const tokens = await openSession(act, account, remember);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  return { ...tokens, loginInfo: await getLoginInfo(act, { accountId: account.id }) };
};
