import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/act.ts';
import { InvalidInput, Refusal } from '#platform/server/failures.ts';
import type { changePassword as operation } from '../contract/accounts.contract.ts';
import { earlierPasswords, findOwnAccount } from './accounts.queries.ts';
import { savePassword } from './accounts.store.ts';
import { endSessions } from './end-sessions.ts';
import type { MobileVault } from './mobile-vault.ts';
import { newPasswordErrors } from './password-errors.ts';
import { fitsPassword, hashPassword } from './password-hash.ts';

type Request = ParsedRequestOf<typeof operation>;
type Owner = Act<SignedInCaller>;
/** The hash it was judged by, and the one to store. */
export type JudgedPassword = { passwordHash: string; judgedBy: string };

/**
 * Judges a change before the transaction, for every comparison takes some thirty milliseconds.
 * @throws Refusal by `passwordRefusals`, InvalidInput naming what the new password lacks
 */
export async function judgePassword(
  { sql, caller }: Owner,
  { oldPwd, newPwd, confirmPwd }: Request,
  vault: MobileVault,
): Promise<JudgedPassword> {
  const account = await findOwnAccount(sql, caller.accountId);
  const mobile = account.mobileCipher ? vault.open(account.mobileCipher) : undefined;
  const typed = { field: 'newPwd', password: newPwd, confirmation: confirmPwd };
  const errors = newPasswordErrors(typed, { loginName: account.loginName, mobile });
  if (errors.length > 0) throw new InvalidInput(errors);
  if (!(await fitsPassword(account.passwordHash, oldPwd))) throw new Refusal('wrongOldPassword');
  if (newPwd === oldPwd) throw new Refusal('sameAsOld');
  for (const earlier of await earlierPasswords(sql, caller.accountId))
    if (await fitsPassword(earlier, newPwd)) throw new Refusal('usedBefore');
  return { passwordHash: await hashPassword(newPwd), judgedBy: account.passwordHash };
}

/** Stores a judged password; every other session of the account ends and its owner is told. */
export async function changePassword(
  act: Owner,
  { passwordHash, judgedBy }: JudgedPassword,
  onPasswordChanged: (act: Act, accountId: number) => Promise<void>,
): Promise<Record<string, never>> {
  const { accountId, sessionId } = act.caller;
  const { passwordHash: current } = await findOwnAccount(act.sql, accountId);
  // Changed by another device meanwhile: what was judged is no longer the old password.
  if (current !== judgedBy) throw new Refusal('wrongOldPassword');
  await savePassword(act.sql, accountId, { passwordHash, at: act.now });
  await endSessions(act, accountId, { reason: 'password', exceptSessionId: sessionId });
  await onPasswordChanged(act, accountId);
  await act.audit({ targetType: 'account', targetId: accountId });
  return {};
}
