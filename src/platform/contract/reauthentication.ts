import { minuteMs } from './durations.ts';

/** So long staff who proved themselves, by logging in or by a password or second factor since, need not do so again. */
export const freshProofMs = 10 * minuteMs;

/** Reason of the refusal that asks them to. */
export const reauthenticationNeeded = 'reauthenticationNeeded';
