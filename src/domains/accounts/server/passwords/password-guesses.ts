import type { Sql } from '#database/transaction.ts';
import type { Act, Caller, SignedInCaller } from '#platform/server/calls/act.ts';
import { keepEffects, type Refusal } from '#platform/server/calls/failures.ts';
import { findOwnAccount } from '../accounts.queries.ts';
import {
  attemptKeyOf,
  forgetAttempts,
  lockAttempts,
  lockPassword,
  noteProof,
  saveAttempts,
} from '../accounts.store.ts';
import * as limits from '../login/login-limit.rules.ts';
import type { LoginRefusalDetail } from '../../contract/accounts.contract.ts';
import { fitsPassword } from './password-hash.ts';

/** The failures of a name, their row locked: guesses sent at once are judged one after the other. @throws Refusal locked */
export async function openAttempts(act: Act<Caller, 'locked'>, attemptKey: string): Promise<limits.Attempts> {
  const attempts = limits.currentAttempts(await lockAttempts(act.sql, attemptKey, act.now), act.now);
  if (limits.isLocked(attempts, act.now)) throw lockedRefusal(act, attempts);
  return attempts;
}

type Guess<Reason> = {
  attemptKey: string;
  accountId: number | null;
  reason: Reason;
  sentence: string;
  /** What the audit line calls it; a wrong password unless told. */
  outcome?: string;
};

/** Counts a wrong password, and the count stays although the call is refused; the fifth locks. @throws Refusal `reason`, locked */
export async function refuseGuess<Reason extends string>(
  act: Act<Caller, Reason | 'locked'>,
  attempts: limits.Attempts,
  { attemptKey, accountId, reason, sentence, outcome: named = 'wrongPassword' }: Guess<Reason>,
): Promise<never> {
  const failed = limits.afterFailure(attempts, act.now);
  await saveAttempts(act.sql, attemptKey, failed);
  const outcome = failed.lockedUntil ? 'locked' : named;
  await act.audit({ targetType: 'account', targetId: accountId, detail: { outcome } });
  if (failed.lockedUntil) throw keepEffects(lockedRefusal(act, failed));
  const msg = `${sentence}，还可以再试 ${limits.attemptsLeft(failed)} 次`;
  throw keepEffects(act.refuse(reason, { msg, result: guessDetail(failed) }));
}

/** What a refused password adds for the form. */
export const guessDetail = (attempts: limits.Attempts): LoginRefusalDetail => ({
  attemptsLeft: limits.attemptsLeft(attempts),
});

const lockedRefusal = (
  { now, refuse }: Pick<Act<Caller, 'locked'>, 'now' | 'refuse'>,
  attempts: limits.Attempts,
): Refusal =>
  refuse('locked', {
    msg: `密码连续输错多次，请 ${limits.minutesLocked(attempts, now)} 分钟后再试`,
    result: guessDetail(attempts),
  });

/** Whether the caller's password was right, and the hash by which that was judged. */
export type PasswordProof = { isRight: boolean; judgedBy: string };

/** Tries the password of an account before the transaction, for a comparison takes some thirty milliseconds. */
export async function tryPassword(sql: Sql, accountId: number, password: string): Promise<PasswordProof> {
  const { passwordHash } = await findOwnAccount(sql, accountId);
  return { isRight: await fitsPassword(passwordHash, password), judgedBy: passwordHash };
}

/**
 * Whoever is signed in proves by the password to be the owner: an open session may not guess without end, so wrong ones are
 * counted for this session and lock it; the owner elsewhere goes on. @throws Refusal `reason`, locked
 */
export async function requireOwnPassword<Reason extends string>(
  act: Act<SignedInCaller, Reason | 'locked'>,
  { isRight, judgedBy }: PasswordProof,
  refusal: { reason: Reason; sentence: string },
): Promise<void> {
  const { accountId, sessionId } = act.caller;
  const attemptKey = `${attemptKeyOf(accountId)}|session:${sessionId}`;
  const attempts = await openAttempts(act, attemptKey);
  const { passwordHash } = await lockPassword(act.sql, accountId);
  // Changed by another device or handed out anew meanwhile: what was judged is no longer the password.
  if (!isRight || passwordHash !== judgedBy)
    return refuseGuess(act, attempts, { attemptKey, accountId, ...refusal });
  await forgetAttempts(act.sql, attemptKey);
  await noteProof(act.sql, sessionId, act.now);
}
