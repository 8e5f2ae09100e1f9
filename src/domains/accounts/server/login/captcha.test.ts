import { describe, expect, it } from 'vitest';
import { captchaMs, createCaptchaDesk } from './captcha.ts';

const desk = createCaptchaDesk(Buffer.from('key of thirty-two bytes or so...'));
const now = new Date('2026-11-21T08:00:00+08:00');
const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** What a listener would answer. */
function solve(question: string): string {
  const match = /^(.)(加|减)(.)等于几/.exec(question);
  const [one, other] = [numerals.indexOf(match?.[1] ?? ''), numerals.indexOf(match?.[3] ?? '')];
  return String(match?.[2] === '加' ? one + other : one - other);
}

describe('captcha desk', () => {
  it('accepts the answer to the spoken question, with spaces around it', () => {
    for (let index = 0; index < 50; index += 1) {
      const { captchaId, question } = desk.make(now);
      expect(desk.check(captchaId, ` ${solve(question)} `, now)?.isRight).toBe(true);
    }
  });

  it('refuses other answers', () => {
    const { captchaId, question } = desk.make(now);
    expect(desk.check(captchaId, `${solve(question)}0`, now)?.isRight).toBe(false);
    expect(desk.check(captchaId, '', now)?.isRight).toBe(false);
  });

  it('refuses ids that are forged, foreign or too old', () => {
    const { captchaId, question } = desk.make(now);
    const late = new Date(now.getTime() + captchaMs);
    expect(desk.check(captchaId, solve(question), late)).toBeUndefined();
    expect(desk.check('nonsense', '1', now)).toBeUndefined();
    const [nonce, , ...proofs] = captchaId.split('.');
    const stretched = [nonce, late.getTime() + captchaMs, ...proofs].join('.');
    expect(desk.check(stretched, solve(question), late)?.isRight).toBe(false);
    const foreign = createCaptchaDesk(Buffer.from('another key of thirty-two bytes.')).make(now);
    expect(desk.check(foreign.captchaId, solve(foreign.question), now)?.isRight).toBe(false);
  });

  it('draws a picture that does not contain its letters as text', () => {
    const { svg } = desk.make(now);
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<text/);
  });
});
