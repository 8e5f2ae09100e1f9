import { createHmac, randomBytes, randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { isSameHash } from '../sessions/session-tokens.ts';

export type Captcha = { captchaId: string; svg: string; question: string };
export type CaptchaDesk = {
  make: (now: Date) => Captcha;
  /** The nonce to be spent when `answer` is right and in time, by the letters or by the sum. */
  check: (captchaId: string, answer: string, now: Date) => { nonce: string; isRight: boolean } | undefined;
};

/** A captcha is good for five minutes. */
export const captchaMs = 5 * 60_000;
const letterCount = 4;
/** Letters and digits that cannot be taken for each other. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** The package itself draws a given text; its published types leave that out. */
const drawText = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string;
const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/**
 * Makes and checks captchas without keeping them: the id carries its expiry and a keyed hash of each answer, so that a
 * visitor can never fill a table. The caller spends the nonce, which makes an id good for one try.
 */
export function createCaptchaDesk(key: Buffer): CaptchaDesk {
  const sign = (nonce: string, expires: string, answer: string) =>
    createHmac('sha256', key).update(`${nonce}.${expires}.${answer}`).digest('base64url');
  return {
    make(now) {
      const nonce = randomBytes(12).toString('base64url');
      const expires = String(now.getTime() + captchaMs);
      const text = Array.from({ length: letterCount }, () => letters[randomInt(letters.length)]).join('');
      const sum = makeSum();
      const proofs = [sign(nonce, expires, text.toLowerCase()), sign(nonce, expires, sum.answer)];
      const svg = drawText(text, { noise: 2, color: true, background: '#f7f5f2', width: 120, height: 40 });
      return { captchaId: [nonce, expires, ...proofs].join('.'), svg, question: sum.question };
    },
    check(captchaId, answer, now) {
      const [nonce = '', expires = '', byLetters = '', bySum = ''] = captchaId.split('.');
      if (!/^[\w-]{16}$/.test(nonce) || !(Number(expires) > now.getTime())) return undefined;
      const proof = sign(nonce, expires, answer.trim().toLowerCase());
      return { nonce, isRight: isSameHash(proof, byLetters) || isSameHash(proof, bySum) };
    },
  };
}

/** A sum in Chinese words whose result is a small number: the way in for who cannot see the picture (GB/T 37668). */
function makeSum(): { question: string; answer: string } {
  const one = randomInt(1, 11);
  const other = randomInt(1, 11);
  const isMinus = one > other && randomInt(2) === 0;
  const question = `${numerals[one]}${isMinus ? '减' : '加'}${numerals[other]}等于几？请用数字回答`;
  return { question, answer: String(isMinus ? one - other : one + other) };
}
