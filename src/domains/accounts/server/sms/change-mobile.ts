import { violatedConstraint } from '#database/transaction.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import { findByMobileHash } from '../accounts.queries.ts';
import { changeAccount, lockAccount, type LockedAccount } from '../manage-accounts.store.ts';
import { type PasswordProof, requireOwnPassword } from '../passwords/password-guesses.ts';
import type { AccountsReactions } from '../reactions.ts';
import type * as contract from '../../contract/mobile.contract.ts';
import { changeMobileRefusals } from '../../contract/sms.words.ts';
import type { MobileVault, SealedMobile } from './mobile-vault.ts';
import type { SmsCodeDesk } from './sms-code-desk.ts';

type Owner = ActOf<typeof contract.changeMobile>;
export type MobileTools = Pick<AccountsReactions, 'isGuardiansMobile' | 'onMobileChanged'> & {
  /** Whether the caller's password was right, tried before the transaction. */
  proof: PasswordProof;
  vault: MobileVault;
  desk: SmsCodeDesk;
  outbox: Pick<Outbox, 'enqueue'>;
};

/**
 * Gives the caller's account another number. Nothing is said of that number until the code proves who holds it; the
 * account and the old number are told. @throws Refusal by `changeMobileRefusals`
 */
export const changeMobile: UseCase<typeof contract.changeMobile, MobileTools> = async (
  act,
  { mobile, smsCode },
  { proof, vault, desk, outbox, isGuardiansMobile, onMobileChanged },
) => {
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
  if (isSame) throw act.refuse('sameMobile');
  if (await isGuardiansMobile(act, accountId, sealed.mobileHash)) throw act.refuse('guardianMobile');
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
};

/** Of two at once for one number the unique index refuses the second. */
async function saveMobile(act: Owner, { id, userType }: LockedAccount, sealed: SealedMobile): Promise<void> {
  const known = await findByMobileHash(act.sql, sealed.mobileHash);
  if (known.some((one) => one.userType === userType)) throw act.refuse('mobileTaken');
  try {
    await changeAccount(act.sql, id, sealed);
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_mobile') throw act.refuse('mobileTaken');
    throw error;
  }
}

/** The same change sent twice, by a double click or a lost answer, is answered twice. */
async function repeatChange(act: Owner, { mobileMasked }: SealedMobile, isSame: boolean) {
  if (!isSame) throw act.refuse('codeExpired', { result: { field: 'smsCode' } });
  const { accountId } = act.caller;
  await act.audit({ targetType: 'account', targetId: accountId, detail: { outcome: 'repeated' } });
  return { mobileMasked };
}
