import { isSameSecret } from '#platform/server/encryption.ts';
import { createHmac } from 'node:crypto';
import { attendanceLimits } from '../../contract/attendance.words.ts';
import { windowOf } from '../attendance.rules.ts';

export type CodeStep = 'checkIn' | 'checkOut';
/** What a volunteer's own code says: who shows it, on which shift, and for which of the two steps. */
export type CodeFacts = { step: CodeStep; shiftId: number; volunteerId: number };

const letters: Record<CodeStep, string> = { checkIn: 'I', checkOut: 'O' };
/** Step, shift and person in base 36, then 64 bits of the keyed digest: capitals only, as a hand scanner types them. */
const shape = /^([IO])([0-9A-Z]{1,11})-([0-9A-Z]{1,11})-[0-9A-F]{16}$/;

function codeIn(secret: string, facts: CodeFacts, window: number): string {
  const { step, shiftId, volunteerId } = facts;
  const digest = createHmac('sha256', secret)
    .update(`volunteer:${step}:${shiftId}:${volunteerId}:${window}`)
    .digest('hex');
  const plain = `${letters[step]}${shiftId.toString(36)}-${volunteerId.toString(36)}`;
  return `${plain}-${digest.slice(0, 16)}`.toUpperCase();
}

/**
 * A volunteer's own code at an instant: new every 60 s and good through the next window, so one to two minutes; derived,
 * so nothing is stored. It is good for one step, so that the code of the way in, scanned twice, is never a way out.
 */
export function volunteerCodeOf(
  secret: string,
  facts: CodeFacts,
  now: Date,
): { code: string; since: Date; secondsLeft: number } {
  const seconds = attendanceLimits.volunteerCodeSeconds;
  const window = windowOf(now, seconds);
  const until = (window + 2) * seconds * 1_000;
  return {
    code: codeIn(secret, facts, window),
    since: new Date(window * seconds * 1_000),
    secondsLeft: Math.floor((until - now.getTime()) / 1_000),
  };
}

/** What a scanned code says, or undefined when it was not made here or its time is over. */
export function readCode(typed: string, secret: string, now: Date): CodeFacts | undefined {
  const code = typed.trim().toUpperCase();
  const found = shape.exec(code);
  if (!found) return undefined;
  const [shiftId, volunteerId] = [found[2], found[3]].map((text) => Number.parseInt(text ?? '', 36));
  if (!Number.isSafeInteger(shiftId) || !Number.isSafeInteger(volunteerId)) return undefined;
  const facts: CodeFacts = {
    step: found[1] === letters.checkIn ? 'checkIn' : 'checkOut',
    shiftId: shiftId ?? 0,
    volunteerId: volunteerId ?? 0,
  };
  const window = windowOf(now, attendanceLimits.volunteerCodeSeconds);
  const isOurs = [window, window - 1].some((one) => isSameSecret(code, codeIn(secret, facts, one)));
  return isOurs ? facts : undefined;
}
