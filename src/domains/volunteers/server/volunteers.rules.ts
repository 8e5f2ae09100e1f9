import { toDay } from '#platform/contract/instants.ts';
import { accountAges } from '../contract/registration.words.ts';
import type { VolunteerStatus } from '../contract/volunteers.words.ts';

/** Full years of age on a Shanghai day; born on 29 February counts from 1 March in plain years. */
export function ageOn(birthOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthOn.slice(0, 4));
  return day.slice(5) < birthOn.slice(5) ? years - 1 : years;
}

/** 14 to 17 years: an account of one's own, with the guardian's consent (domain.md 1.11). */
export const isMinor = (age: number): boolean => age < accountAges.adult;

/** Nobody below 14 has an account of their own (domain.md 1.11). `today` is a Shanghai day. */
export const isTooYoung = (birthOn: string, today: string): boolean =>
  ageOn(birthOn, today) < accountAges.youngest;

/** How somebody stands on a Shanghai day: who waits for a guardian waits no longer from the eighteenth birthday on. */
export const standingOn = (
  { status, birthOn }: { status: VolunteerStatus; birthOn: string },
  today: string,
): VolunteerStatus => (status === 'pendingGuardian' && !isMinor(ageOn(birthOn, today)) ? 'active' : status);

/**
 * True when nobody may record service for somebody: the account is shut, or the person waits for a guardian, is restricted,
 * frozen or leaving. Who only has not come for long may.
 */
export const isStopped = (
  person: { status: VolunteerStatus; birthOn: string; restrictedUntil: Date | null; accountStatus: string },
  now: Date,
): boolean =>
  person.accountStatus !== 'active' ||
  !['active', 'dormant'].includes(standingOn(person, toDay(now))) ||
  (person.restrictedUntil !== null && person.restrictedUntil > now);

const serialLength = 6;

/**
 * The number on a volunteer's card (志愿者编号): V, six digits of the area, year and month, a six-digit serial, and a
 * check digit over all of them (Luhn), which catches one wrong digit when it is read out.
 */
export function volunteerNoOf(area: string, registeredOn: string, serial: number): string {
  const yearMonth = registeredOn.slice(2, 4) + registeredOn.slice(5, 7);
  const digits = area.padEnd(6, '0').slice(0, 6) + yearMonth + String(serial).padStart(serialLength, '0');
  return `V${digits}${luhnDigit(digits)}`;
}

/** Whether a typed number can be one: shape and check digit. */
export function isVolunteerNo(text: string): boolean {
  const digits = /^V(\d{17})$/.exec(text)?.[1];
  return digits !== undefined && luhnDigit(digits.slice(0, -1)) === digits.at(-1);
}

function luhnDigit(digits: string): string {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? doubled(digit) : digit), 0);
  return String((10 - (sum % 10)) % 10);
}

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);
