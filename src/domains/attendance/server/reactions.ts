import type { Act, Caller } from '#platform/server/calls/act.ts';

/** What attendance sets in motion above itself; the roof wires it to the hours room (`app/reactions.ts`). */
export type AttendanceReactions = {
  /** Someone's time on a shift is complete (checked out or fixed): hours can be computed. */
  onTimeComplete: (act: Act, participationId: number) => Promise<void>;
  /** A complete time was taken back: computed hours that nobody confirmed go. Refuses `hoursConfirmed` when one was. */
  onTimeReopened: (act: Act<Caller, 'hoursConfirmed'>, participationId: number) => Promise<void>;
};

export type AttendanceSetup = AttendanceReactions & {
  /** Key of the codes on the leader's screen and of the volunteers' own. */
  codeSecret: string;
  /** Origin of the product, put in front of the QR's path. */
  publicUrl: string;
};
