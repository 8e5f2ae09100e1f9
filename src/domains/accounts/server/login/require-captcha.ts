import type { Act } from '#platform/server/calls/act.ts';
import { keepEffects, Refusal } from '#platform/server/calls/failures.ts';
import { spendCaptcha } from '../accounts.store.ts';
import { captchaMs, type CaptchaDesk } from './captcha.ts';

/** What the form sent of a captcha, and what a refusal tells the form beside its sentence. */
export type CaptchaAnswer = {
  captchaId?: string | undefined;
  captcha?: string | undefined;
  result: Record<string, unknown>;
};

/**
 * Passes when the captcha is answered rightly for the first time. A wrong answer uses it up although the call is refused.
 * @throws Refusal captchaNeeded, captchaWrong
 */
export async function requireCaptcha(
  act: Act,
  captchas: CaptchaDesk,
  { captchaId, captcha, result }: CaptchaAnswer,
): Promise<void> {
  if (!captchaId || !captcha) throw new Refusal('captchaNeeded', { result });
  const checked = captchas.check(captchaId, captcha, act.now);
  const isFresh =
    checked && (await spendCaptcha(act.sql, checked.nonce, new Date(act.now.getTime() + captchaMs)));
  if (isFresh && checked.isRight) return;
  await act.audit({ targetType: 'captcha', targetId: null, detail: { outcome: 'captchaWrong' } });
  throw keepEffects(new Refusal('captchaWrong', { result }));
}
