import type { Act } from '#platform/server/calls/act.ts';

/** What higher rooms do when something happens here. */
export type RolesReactions = {
  /** An administrator had a one-time password handed out for this account; its owner is told, by text message too. */
  onPasswordReset: (act: Act, accountId: number) => Promise<void>;
  /** An administrator had the second factor of this account turned off; its owner is told, by text message too. */
  onSecondFactorReset: (act: Act, accountId: number) => Promise<void>;
};
