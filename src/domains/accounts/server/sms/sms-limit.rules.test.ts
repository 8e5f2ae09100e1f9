import { describe, expect, it } from 'vitest';
import { judgeSending, smsProofLevel, type SentCodes } from './sms-limit.rules.ts';

const now = new Date('2026-11-21T12:00:00+08:00');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
const minutes = (...list: number[]): number[] => list.map((one) => one * 60);
const hours = (...list: number[]): number[] => list.map((one) => one * 3_600);

const sent = (
  seconds: number[],
  { scene = 'register' as const, address = [] as number[] } = {},
): SentCodes => ({
  number: seconds.map((one) => ({ at: ago(one), scene })),
  address: address.map(ago),
});

describe('another code', () => {
  it.each<[string, SentCodes, string | undefined, string?]>([
    ['the first', sent([]), undefined],
    ['after 59 s', sent([59]), 'tooSoon', '验证码刚刚发送过，请 1 秒后再试'],
    ['after 60 s', sent([60]), undefined],
    ['the fifth in an hour', sent(minutes(2, 10, 20, 30)), undefined],
    [
      'the sixth in an hour',
      sent(minutes(2, 10, 20, 30, 37)),
      'numberLimit',
      '这个手机号一小时内已获取 5 次，请 23 分钟后再试',
    ],
    ['the tenth in a day', sent(hours(2, 4, 6, 8, 10, 12, 14, 16, 18)), undefined],
    [
      'the eleventh in a day',
      sent(hours(2, 4, 6, 8, 10, 12, 14, 16, 18, 19)),
      'numberLimit',
      '这个手机号一天内已获取 10 次，请 5 小时后再试',
    ],
    ['the thirtieth of an address', sent([], { address: hours(...Array(29).fill(3)) }), undefined],
    [
      'the thirty-first of an address',
      sent([], { address: hours(...Array(30).fill(3)) }),
      'addressLimit',
      '当前网络今天获取验证码的次数已用完，请 21 小时后再试',
    ],
  ])('%s', (_name, codes, reason, msg) => {
    const refusal = judgeSending(codes, 'register', now);
    expect(refusal?.reason).toBe(reason);
    expect(refusal?.msg).toBe(msg);
  });

  it('to recover is given five times a day', () => {
    const five = sent(hours(2, 4, 6, 8, 10), { scene: 'findPwd' as never });
    expect(judgeSending(five, 'findPwd', now)).toMatchObject({
      reason: 'numberLimit',
      waitSeconds: 14 * 3_600,
    });
    expect(judgeSending(five, 'register', now)).toBeUndefined();
  });
});

it('work is asked for from the third of a number and the sixth of an address within an hour, and more with every one', () => {
  expect(smsProofLevel(sent(minutes(5, 61)), now)).toBe(0);
  expect(smsProofLevel(sent(minutes(5, 6)), now)).toBe(1);
  expect(smsProofLevel(sent(minutes(5, 6, 7, 8)), now)).toBe(3);
  expect(smsProofLevel(sent([], { address: minutes(1, 2, 3, 4) }), now)).toBe(0);
  expect(smsProofLevel(sent([], { address: minutes(1, 2, 3, 4, 5) }), now)).toBe(1);
  expect(smsProofLevel(sent([], { address: minutes(...Array(29).fill(3)) }), now)).toBe(5);
});
