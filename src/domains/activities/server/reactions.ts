import type { Act } from '#platform/server/calls/act.ts';

/** What activities set in motion or ask above themselves; the roof wires it (`app/reactions.ts`). */
export type ActivitiesReactions = {
  /** The activity was called off: sign-ups end without consequence and everyone is told why. */
  onCancelled: (act: Act, activityId: number, reason: string) => Promise<void>;
  /** Shifts of the activity were moved: its sign-ups go with them, in the same transaction. */
  onShiftsMoved: (act: Act, activityId: number) => Promise<void>;
  /** People whose attendance and hour rows that nobody has resolved yet; both 0 to settle. */
  unresolvedOf: (act: Act, activityId: number) => Promise<{ attendanceCount: number; hourCount: number }>;
  /** True when no hour of the activity waits for publicity, an objection or a decision. */
  areHoursFinal: (act: Act, activityId: number) => Promise<boolean>;
};
