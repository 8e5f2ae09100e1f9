import { randomInt } from 'node:crypto';
import { passwordFaults } from './password.rules.ts';

/** Letters and digits that are not taken for each other when copied from a screen. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/**
 * A password to hand out once: sixteen random characters and a hyphen between each four; drawn again in the rare case that
 * the rules refuse it. Its holder holds no permission until it is changed.
 */
export function oneTimePassword(loginName: string): string {
  for (;;) {
    const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
    const password = letters.replace(/(.{4})(?=.)/g, '$1-');
    if (passwordFaults(password, { loginName }).length === 0) return password;
  }
}
