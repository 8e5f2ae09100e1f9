import { createHmac } from 'node:crypto';
import { isSameSecret } from '#platform/server/encryption.ts';

/** Seconds that a code is valid (RFC 6238). */
export const stepSeconds = 30;
const digits = 6;
/** Clocks of phones go wrong by some seconds: the code before and the code after are taken too. */
const tolerance = 1;

/** The number of the 30-second step that an instant lies in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds);

/** The code of a step: HMAC-SHA-1, truncated to six digits (RFC 4226, 6238), as every authenticator application counts it. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const start = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(start) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** What became of a code: the step it belongs to, none, or one whose code was taken already. */
export type TotpVerdict = { step: number } | 'secondFactorWrong' | 'secondFactorUsed';

/** Judges a typed code now; no step is taken twice, nor one before the last that was. */
export function judgeTotp(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): TotpVerdict {
  const current = stepAt(now);
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    if (!isSameSecret(totpCode(secret, step), code)) continue;
    return step > lastStep ? { step } : 'secondFactorUsed';
  }
  return 'secondFactorWrong';
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 without padding (RFC 4648): how a secret is typed into an application. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The address that an application reads from the QR code. */
export function totpAddress({ secret, account }: { secret: string; account: string }): string {
  const issuer = '志愿服务平台';
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}
