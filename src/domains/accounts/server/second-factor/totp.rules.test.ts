import { describe, expect, it } from 'vitest';
import { base32, judgeTotp, stepAt, totpAddress, totpCode } from './totp.rules.ts';

/** RFC 6238, appendix B: the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');

describe('totpCode', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i s is the RFC’s %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(new Date(seconds * 1_000)))).toBe(code);
  });
});

describe('judgeTotp', () => {
  const now = new Date('2026-11-23T10:00:10+08:00');
  const step = stepAt(now);
  const judge = (code: string, lastStep = 0) => judgeTotp(secret, code, { now, lastStep });
  it.each([
    ['the code of now', totpCode(secret, step), 0, { step }],
    ['the one before, for clocks that are slow', totpCode(secret, step - 1), 0, { step: step - 1 }],
    ['the next, for clocks that are fast', totpCode(secret, step + 1), 0, { step: step + 1 }],
    ['one that is too old', totpCode(secret, step - 2), 0, 'secondFactorWrong'],
    ['the same again', totpCode(secret, step), step, 'secondFactorUsed'],
    ['an earlier one after a later', totpCode(secret, step - 1), step, 'secondFactorUsed'],
    ['another', '000000', 0, 'secondFactorWrong'],
    ['half of one', totpCode(secret, step).slice(0, 3), 0, 'secondFactorWrong'],
  ] as const)('%s', (_title, code, lastStep, verdict) => {
    expect(judge(code, lastStep)).toEqual(verdict);
  });
});

it('writes secrets as base32 (RFC 4648) and in the address that applications read', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const address = new URL(totpAddress({ secret: base32(secret), account: 'shenhe001' }));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/[^/]+:shenhe001\?/);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ digits: '6', period: '30' });
});
