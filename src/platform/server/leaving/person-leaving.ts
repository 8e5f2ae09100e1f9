import type { Act } from '../calls/act.ts';
import type { Trace } from './trace.ts';

/** Something that must end before somebody can leave: a sentence, and where it is settled. */
export type LeavingBlocker = { sentence: string; href: string; link: string };

/** What a room has to do with somebody who closes the account for good (PIPL 47). A room touches its own tables only. */
export type PersonLeaving = {
  /** What must end first in this room; nothing when all is done. */
  blockers?: (act: Pick<Act, 'sql' | 'now'>, personId: number) => Promise<LeavingBlocker[]>;
  /** What cannot be said table by table, done before the traces of this room: memberships, files, hashes of its own keys. */
  forget?: (act: Pick<Act, 'sql' | 'now'>, personId: number) => Promise<void>;
  /** What becomes of the rows of this room, in the order in which it is done. */
  traces: readonly Trace[];
};

/** What every room does when somebody leaves, those that others stand upon last. */
export const collectLeaving = (rooms: readonly { leaving?: PersonLeaving }[]): readonly PersonLeaving[] =>
  rooms.flatMap(({ leaving }) => leaving ?? []).toReversed();
