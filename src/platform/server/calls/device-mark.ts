import { randomBytes } from 'node:crypto';
import type { CookieWrite } from './act.ts';
import { type Key, lookupHash } from '../encryption.ts';

const name = 'Device-Mark';
const form = /^[\w-]{22}$/;
/** Browsers keep no cookie longer than 400 days. */
const lifeSeconds = 400 * 86_400;

/** The random id that this browser was given and sent, as a keyed hash; null when it sent none or something else. */
export function deviceHashOf(key: Key, cookies: Record<string, string | undefined>): string | null {
  const mark = cookies[name] ?? '';
  return form.test(mark) ? lookupHash(key, mark) : null;
}

/** A mark for a browser that has none. It says which browser, never who: that comes from the token alone (decision 0013). */
export const newDeviceMark = (): CookieWrite => ({
  name,
  path: '/api',
  value: randomBytes(16).toString('base64url'),
  maxAgeSeconds: lifeSeconds,
});
