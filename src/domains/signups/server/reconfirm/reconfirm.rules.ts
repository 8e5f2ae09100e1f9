import { hourMs } from '#platform/contract/durations.ts';
import type { ReconfirmState } from '../../contract/signups.words.ts';

const longestMs = 48 * hourMs;

/** Until when a question asked now can be answered: 48 h or half of the time to the start, whichever is shorter (domain.md 4.2.4). */
export const questionEndsAt = (startsAt: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(longestMs, Math.max(0, (startsAt.getTime() - now.getTime()) / 2)));

/** Where the question about a changed activity stands; silence keeps the place and is shown to the team. */
export function reconfirmState(
  question: { answer: 'keep' | 'leave' | null; expiresAt: Date },
  now: Date,
): ReconfirmState {
  if (question.answer !== null) return question.answer === 'keep' ? 'kept' : 'left';
  return question.expiresAt > now ? 'asked' : 'silent';
}
