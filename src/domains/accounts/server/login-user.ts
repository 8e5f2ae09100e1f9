import type { Act } from '#platform/server/act.ts';
import { keepEffects, Refusal } from '#platform/server/failures.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { LoginRefusalDetail, loginUser as operation } from '../contract/accounts.contract.ts';
import { forgetAttempts, lockAttempts, noteLogin, saveAttempts } from './accounts.store.ts';
import type { CaptchaDesk } from './captcha.ts';
import type { CheckedCredentials } from './check-credentials.ts';
import { getLoginInfo } from './get-me.ts';
import * as limits from './login-limit.rules.ts';
import { openSession } from './open-session.ts';
import { requireCaptcha } from './require-captcha.ts';

type Request = ParsedRequestOf<typeof operation>;
type Result = ResultOf<typeof operation>;

/**
 * Logs in with credentials that were checked before the transaction. The row of the name's failures is locked first, so
 * that guesses sent at once are judged one after the other.
 * @throws Refusal by `loginRefusals`; failures are counted although the login is refused
 */
export async function loginUser(
  act: Act,
  request: Request,
  { checked, captchas }: { checked: CheckedCredentials; captchas: CaptchaDesk },
): Promise<Result> {
  const { account, isPasswordRight, attemptKey } = checked;
  const stored = await lockAttempts(act.sql, attemptKey, act.now);
  const attempts = limits.currentAttempts(stored, act.now);
  if (limits.isLocked(attempts, act.now)) throw lockedRefusal(attempts, act.now);
  if (limits.needsCaptcha(attempts))
    await requireCaptcha(act, captchas, { ...request, result: detailOf(attempts) });
  if (!account || !isPasswordRight) return refuseWrongPassword(act, attempts, checked);
  if (account.status === 'disabled' || account.status === 'closed') throw new Refusal('disabled');
  await forgetAttempts(act.sql, attemptKey);
  await noteLogin(act.sql, account.id, act.now);
  const tokens = await openSession(act, account, request.remember);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  return { ...tokens, loginInfo: await getLoginInfo(act.sql, account.id) };
}

async function refuseWrongPassword(
  act: Act,
  attempts: limits.Attempts,
  { account, attemptKey }: CheckedCredentials,
): Promise<never> {
  const failed = limits.afterFailure(attempts, act.now);
  await saveAttempts(act.sql, attemptKey, failed);
  const outcome = failed.lockedUntil ? 'locked' : 'wrongPassword';
  await act.audit({ targetType: 'account', targetId: account?.id ?? null, detail: { outcome } });
  if (failed.lockedUntil) throw keepEffects(lockedRefusal(failed, act.now));
  const msg = `账号或密码不正确，还可以再试 ${limits.attemptsLeft(failed)} 次`;
  throw keepEffects(new Refusal('wrongPassword', { msg, result: detailOf(failed) }));
}

const lockedRefusal = (attempts: limits.Attempts, now: Date): Refusal =>
  new Refusal('locked', {
    msg: `密码连续输错多次，请 ${limits.minutesLocked(attempts, now)} 分钟后再试`,
    result: detailOf(attempts),
  });

const detailOf = (attempts: limits.Attempts): LoginRefusalDetail => ({
  attemptsLeft: limits.attemptsLeft(attempts),
  isCaptchaNeeded: limits.needsCaptcha(attempts),
});
