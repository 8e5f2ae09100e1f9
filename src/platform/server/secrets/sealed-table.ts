import type { Secret } from './keys.ts';

/** A keyed hash beside a sealed value, by which the value is found. */
export type Lookup = {
  column: string;
  /** Purpose of its key: hashes of one purpose meet each other, whichever table they lie in. */
  purpose: string;
  /** What is hashed of the opened value; undefined where the column stays as it is. */
  hashed: (opened: string) => string | undefined;
};

/** A column of values that are sealed under the secret. */
export type SealedColumn = {
  column: string;
  /** Purpose of its key. */
  purpose: string;
  /** Made anew before the first request under a new secret, so that nobody ever meets hashes under two (decision 0034). */
  lookups?: readonly Lookup[];
  /** A hash that is looked for under every key, and is made anew with the value in the background. */
  foundUnderAll?: { column: string; hashOf: (secret: Secret, opened: string) => string };
};

/** A table of a room with what is sealed in it; `id` is its key, one column. */
export type SealedTable = { table: string; id: string; columns: readonly SealedColumn[] };

/** Hashes without the value beside them: they follow those of the same purpose, and what follows nothing lapses. */
export type FollowingHash = { table: string; column: string; purpose: string; lapses: string };

/** What a room keeps under the secret, as its own; told by each, for no room touches another's tables. */
export type KeptUnderSecret = {
  tables?: readonly SealedTable[];
  follows?: readonly FollowingHash[];
  /** Sealed or hashed columns that are gone before the secret is: `table.column` and when. */
  lapsing?: Readonly<Record<string, string>>;
  /** Columns whose names say hash or cipher and that no secret has part in, or whose key outlives it: `table.column` and why. */
  lasting?: Readonly<Record<string, string>>;
};

/** What is hashed is the opened value itself. */
export const wholeValue = (opened: string): string => opened;
