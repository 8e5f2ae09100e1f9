import { dayMs } from '#platform/contract/durations.ts';
import type { NeedStatus } from '../../contract/needs.words.ts';
import { reopenDays, type Solved } from '../../contract/rating.words.ts';

/** How often a team comes again without the centre's word. */
const freeReworks = 1;

/** Where the requester's word leads: not solved goes back to the team once, everything else ends the need. */
export const afterRating = (outcome: Solved, reworkCount: number): 'inService' | 'closed' =>
  outcome === 'unsolved' && reworkCount < freeReworks ? 'inService' : 'closed';

/** Why a need cannot be rated now. */
export function judgeRating(
  { status, rateDueAt }: { status: NeedStatus; rateDueAt: Date | null },
  now: Date,
): 'notToRate' | 'ratingOver' | undefined {
  if (status !== 'toRate') return 'notToRate';
  return rateDueAt !== null && rateDueAt <= now ? 'ratingOver' : undefined;
}

/** Why a need cannot be taken up again now. */
export function judgeReopening(
  { status, endedAt }: { status: NeedStatus; endedAt: Date | null },
  now: Date,
): 'notClosed' | 'reopenOver' | undefined {
  if (status !== 'closed' || endedAt === null) return 'notClosed';
  return endedAt.getTime() + reopenDays * dayMs < now.getTime() ? 'reopenOver' : undefined;
}

/** One in so many of a week's ended needs is called back. */
const callbackShare = 20;
export const drawnCountOf = (endedCount: number): number => Math.ceil(endedCount / callbackShare);
