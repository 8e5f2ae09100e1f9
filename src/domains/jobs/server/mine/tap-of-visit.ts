import type { z } from 'zod';
import { tapMadeAt, tappedAt, type tapTimesSchema } from '#platform/contract/taps/tap-times.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { AssignmentRow } from '../assign/assignments.store.ts';

type Tap = z.output<typeof tapTimesSchema> | undefined;

/** As of when a step of a visit counts, and what is noted of it when it waited for a line. @throws Refusal tapTooOld */
export function timeOfTap(act: Pick<Act<VolunteerCaller, 'tapTooOld'>, 'now' | 'refuse'>, tap: Tap) {
  const at = tappedAt(tap && tapMadeAt(tap, act.now), act.now);
  if (at === 'tapTooOld') throw act.refuse(at);
  return { at: at ?? act.now, noted: at ? { hasWaited: true } : {} };
}

/** A tap that came up again because its answer was lost: one is inside, or out, by an own time once. */
export const isRepeated = (
  tap: Tap,
  time: Date | null,
  { fixReason }: Pick<AssignmentRow, 'fixReason'>,
): time is Date => tap !== undefined && time !== null && fixReason === null;
