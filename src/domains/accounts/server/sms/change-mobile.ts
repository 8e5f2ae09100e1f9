import { violatedConstraint } from '#database/transaction.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { Forbidden, Refusal } from '#platform/server/calls/failures.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type {
  changeMobile as changeOperation,
  getMyMobile as getOperation,
} from '../../contract/mobile.contract.ts';
import { changeMobileRefusals } from '../../contract/sms.words.ts';
import { findByMobileHash } from '../accounts.queries.ts';
import { changeAccount, lockAccount, type LockedAccount } from '../manage-accounts.store.ts';
import type { AccountsReactions } from '../reactions.ts';
import type { MobileVault, SealedMobile } from './mobile-vault.ts';
import { type PasswordProof, requireOwnPassword, tryPassword } from '../passwords/password-guesses.ts';
import type { SmsCodeDesk } from './sms-code-desk.ts';

type Owner = Act<SignedInCaller>;
type Request = ParsedRequestOf<typeof changeOperation>;
type Result = ResultOf<typeof changeOperation>;
export type MobileTools = Pick<AccountsReactions, 'isGuardiansMobile' | 'onMobileChanged'> & {
  vault: MobileVault;
  desk: SmsCodeDesk;
  outbox: Pick<Outbox, 'enqueue'>;
};

/** The caller's own number, masked. */
export const getMyMobile = ({ sql, caller }: Owner): Promise<ResultOf<typeof getOperation>> =>
  sql
    .selectFrom('accounts')
    .select('mobileMasked')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();

/** Tries the password before the transaction. @throws Forbidden for staff, who have no number to log in with */
export async function proveOwner({ sql, caller }: Owner, { userPwd }: Request): Promise<PasswordProof> {
  if (caller.kind === 'staff') throw new Forbidden();
  return tryPassword(sql, caller.accountId, userPwd);
}

/**
 * Gives the caller's account another number. Nothing is said of that number until the code proves who holds it; the
 * account and the old number are told. @throws Refusal by `changeMobileRefusals`
 */
export async function changeMobile(
  act: Owner,
  { mobile, smsCode, proof }: Request & { proof: PasswordProof },
  { vault, desk, outbox, isGuardiansMobile, onMobileChanged }: MobileTools,
): Promise<Result> {
  const { accountId } = act.caller;
  await requireOwnPassword(act, proof, {
    reason: 'wrongPassword',
    sentence: changeMobileRefusals.wrongPassword,
  });
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'bind', code: smsCode });
  const account = await lockAccount(act.sql, accountId);
  if (!account) throw new Error(`account ${accountId} is gone`);
  const sealed = vault.seal(mobile);
  const isSame = account.mobileHash === sealed.mobileHash;
  if (repeats !== undefined) return repeatChange(act, sealed, isSame && repeats === accountId);
  if (isSame) throw new Refusal('sameMobile');
  if (await isGuardiansMobile(act, accountId, sealed.mobileHash)) throw new Refusal('guardianMobile');
  await saveMobile(act, account, sealed);
  await desk.spend(act, [codeId], accountId);
  if (account.mobileCipher)
    await outbox.enqueue(act, {
      channel: 'sms',
      recipient: vault.open(account.mobileCipher),
      template: 'mobileChanged',
      variables: { mobile: sealed.mobileMasked },
      dedupeKey: `mobileChanged:${codeId}`,
    });
  await onMobileChanged(act, accountId, sealed.mobileMasked);
  await act.audit({ targetType: 'account', targetId: accountId });
  return { mobileMasked: sealed.mobileMasked };
}

/** Of two at once for one number the unique index refuses the second. */
async function saveMobile(
  { sql }: Owner,
  { id, userType }: LockedAccount,
  sealed: SealedMobile,
): Promise<void> {
  const known = await findByMobileHash(sql, sealed.mobileHash);
  if (known.some((one) => one.userType === userType)) throw new Refusal('mobileTaken');
  try {
    await changeAccount(sql, id, sealed);
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_mobile') throw new Refusal('mobileTaken');
    throw error;
  }
}

/** The same change sent twice, by a double click or a lost answer, is answered twice. */
async function repeatChange(act: Owner, { mobileMasked }: SealedMobile, isSame: boolean): Promise<Result> {
  if (!isSame) throw new Refusal('codeExpired', { result: { field: 'smsCode' } });
  const { accountId } = act.caller;
  await act.audit({ targetType: 'account', targetId: accountId, detail: { outcome: 'repeated' } });
  return { mobileMasked };
}
