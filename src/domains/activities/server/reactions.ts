import type { Act } from '#platform/server/calls/act.ts';

/** A past activity (补录) that the centre passed, as an activity with one shift, and who served in it from when until when. */
export type PassedMakeup = {
  makeupNo: string;
  activityId: number;
  shift: { id: number; startsAt: Date; endsAt: Date; postName: string };
  title: string;
  placeName: string;
  team: { id: number; name: string };
  /** Why it was not published before. */
  reason: string;
  /** The account that handed it in. */
  enteredBy: number;
  witnessName: string;
  witnessMobileTail: string;
  people: readonly { volunteerId: number; startsAt: Date; endsAt: Date; minutes: number }[];
};

/** What activities set in motion or ask above themselves; the roof wires it (`app/reactions.ts`). */
export type ActivitiesReactions = {
  /** The activity was called off: sign-ups end without consequence and everyone is told why. */
  onCancelled: (act: Act, activityId: number, reason: string) => Promise<void>;
  /** Shifts of the activity were moved: its sign-ups go with them, in the same transaction. */
  onShiftsMoved: (act: Act, activityId: number) => Promise<void>;
  /** People whose attendance and hour rows that nobody has resolved yet; both 0 to settle. */
  unresolvedOf: (act: Act, activityId: number) => Promise<{ attendanceCount: number; hourCount: number }>;
  /** Those of the activities of which no hour waits for publicity, an objection or a decision. */
  whoseHoursAreFinal: (act: Act, activityIds: readonly number[]) => Promise<number[]>;
  /** Holds what people have at any time as it is until the transaction ends. */
  lockPeople: (act: Act, volunteerIds: readonly number[]) => Promise<void>;
  /** A past activity was passed: its people get their places and their hours in the same transaction. */
  onMakeupPassed: (act: Act, passed: PassedMakeup) => Promise<void>;
};
