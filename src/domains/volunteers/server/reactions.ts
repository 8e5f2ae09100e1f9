import type { Act } from '#platform/server/calls/act.ts';

export type StandingNotice = {
  accountId: number;
  title: string;
  body: string;
  level?: 'normal' | 'important';
  /** What it is about; the system unless told. */
  category?: 'system' | 'review';
  link?: string;
  /** The same account never gets two messages with one key. */
  dedupeKey?: string;
};

/** What this room asks of rooms above it; the roof gives it (messages stand on the same tier). */
export type VolunteersReactions = {
  /** Sends a message of the centre to one account, in this transaction. */
  tell: (act: Pick<Act, 'sql' | 'now' | 'newId' | 'signal'>, notice: StandingNotice) => Promise<unknown>;
};
