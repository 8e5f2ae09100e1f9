import type { Act, Caller } from '#platform/server/calls/act.ts';

/** What needs set in motion in the rooms above them; the roof wires it (`app/reactions.ts`). */
export type NeedsReactions = {
  /** The requester took a need back: whoever was asked, or works on it, is told and free of it. */
  onWithdrawn: (act: Act<Caller, never>, needId: number) => Promise<void>;
  /** The requester said that it is not solved: the team goes on. */
  onReworked: (act: Act<Caller, never>, needId: number) => Promise<void>;
  /** It was rated, or its time to be rated is over: the team's job is done. */
  onClosed: (act: Act<Caller, never>, needId: number) => Promise<void>;
};

/** Nothing above listens: for tests of this room alone. */
export const noNeedsReactions: NeedsReactions = {
  onWithdrawn: async () => undefined,
  onReworked: async () => undefined,
  onClosed: async () => undefined,
};
