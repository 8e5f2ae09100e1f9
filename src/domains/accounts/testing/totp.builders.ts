import { stepAt, totpCode } from '../server/second-factor/totp.rules.ts';

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret that was shown as base32. */
export const secretBytes = (base32: string): Buffer => {
  const bits = [...base32]
    .map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What an authenticator application shows now. */
export const newestCode = (base32: string, now: Date): string => totpCode(secretBytes(base32), stepAt(now));
