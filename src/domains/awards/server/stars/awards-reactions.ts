import type { Act } from '#platform/server/calls/act.ts';

/** What other rooms do when a star changes. */
export type AwardsReactions = {
  /** Staff took an awarded star back: what was certified of it no longer holds. */
  onStarWithdrawn: (
    act: Act,
    withdrawn: { starId: number; volunteerId: number; reason: string },
  ) => Promise<void>;
};
