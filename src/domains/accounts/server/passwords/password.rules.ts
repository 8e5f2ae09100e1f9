import type { PasswordFault } from '../../contract/accounts.words.ts';
import { weakPasswords } from './weak-passwords.ts';

export type PasswordOwner = { loginName: string; mobile?: string | undefined };

const minimumLength = 8;
const maximumLength = 20;
const neededClasses = 3;
const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
/** Printable ASCII without the space: typed alike on every keyboard. */
const typable = /^[!-~]*$/;
/** A shorter login name inside is chance, not carelessness. */
const shortestTellingName = 3;

/** Everything wrong with a new password of this person, in the order it is shown; empty means good (domain.md 1.12). */
export function passwordFaults(password: string, owner: PasswordOwner): PasswordFault[] {
  const lower = password.toLowerCase();
  const name = owner.loginName.toLowerCase();
  const checks: [PasswordFault, boolean][] = [
    ['length', password.length < minimumLength || password.length > maximumLength],
    ['characters', !typable.test(password)],
    ['classes', classes.filter((one) => one.test(password)).length < neededClasses],
    ['containsLoginName', name.length >= shortestTellingName && lower.includes(name)],
    ['containsMobile', owner.mobile !== undefined && password.includes(owner.mobile)],
    ['weak', isWeak(lower)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

/** A listed password, also with digits or signs hung on, or one character over and over. */
function isWeak(lower: string): boolean {
  let end = lower.length;
  while (end > 0 && !/[a-z]/.test(lower[end - 1] ?? '')) end -= 1;
  const stem = lower.slice(0, end);
  return weakPasswords.has(lower) || weakPasswords.has(stem) || new Set(lower).size <= 3;
}
