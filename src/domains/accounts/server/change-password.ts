import type { FieldError } from '#platform/contract/envelope.ts';
import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/act.ts';
import { InvalidInput, Refusal } from '#platform/server/failures.ts';
import type { changePassword as operation } from '../contract/accounts.contract.ts';
import { passwordFaultLabels } from '../contract/accounts.words.ts';
import { findOwnAccount } from './accounts.queries.ts';
import { savePassword } from './accounts.store.ts';
import { endSessions } from './end-sessions.ts';
import type { MobileVault } from './mobile-vault.ts';
import { fitsPassword, hashPassword } from './password-hash.ts';
import { passwordFaults } from './password.rules.ts';

type Request = ParsedRequestOf<typeof operation>;

/**
 * Changes the caller's password; every other session of the account ends.
 * @throws Refusal by `passwordRefusals`, InvalidInput naming what the new password lacks
 */
export async function changePassword(
  act: Act<SignedInCaller>,
  request: Request,
  vault: MobileVault,
): Promise<Record<string, never>> {
  const { accountId, sessionId } = act.caller;
  const account = await findOwnAccount(act.sql, accountId);
  const mobile = account.mobileCipher ? vault.open(account.mobileCipher) : undefined;
  const errors = passwordErrors(request, { loginName: account.loginName, mobile });
  if (errors.length > 0) throw new InvalidInput(errors);
  if (!(await fitsPassword(account.passwordHash, request.oldPwd))) throw new Refusal('wrongOldPassword');
  if (request.newPwd === request.oldPwd) throw new Refusal('sameAsOld');
  const passwordHash = await hashPassword(request.newPwd);
  await savePassword(act.sql, accountId, { passwordHash, at: act.now });
  await endSessions(act, accountId, { reason: 'password', exceptSessionId: sessionId });
  await act.audit({ targetType: 'account', targetId: accountId });
  return {};
}

function passwordErrors(
  { newPwd, confirmPwd }: Request,
  owner: { loginName: string; mobile: string | undefined },
): FieldError[] {
  const errors = passwordFaults(newPwd, owner).map((fault) => ({
    path: 'newPwd',
    msg: passwordFaultLabels[fault],
  }));
  return newPwd === confirmPwd ? errors : [...errors, { path: 'confirmPwd', msg: '两次输入的密码不一致' }];
}
