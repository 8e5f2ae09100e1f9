import type { RawBuilder } from 'kysely';
import type { WordIndex } from '#database/newest-ids.ts';
import type { Sql } from '#database/transaction.ts';
import type { SearchHit, Suggestion } from '../contract/search.contract.ts';

/** A piece of SQL on the row `r` that is searched. */
export type Piece = RawBuilder<unknown>;

/** Everything search knows of one kind of thing. A later room is found by adding one of these to kinds.ts. */
export type Searchable = {
  kind: SearchHit['kind'];
  index: WordIndex;
  /** Table of the rows, as `r`. */
  rows: Piece;
  isListed: Piece;
  title: Piece;
  /** The number it is called by, where it has a public one; a unique index finds it. */
  number?: Piece;
  /** The whole that is searched, the title first. */
  text: Piece;
  /** Over and done: found too, but behind everything else. */
  isOver: (now: Date) => Piece;
  /** Seconds; smaller stands earlier among what is to come, larger among what is over. */
  at: Piece;
  /** What `toHit` is given, as JSON, and what that needs to be joined to `r`. */
  hit: { json: (now: Date) => Piece; joins: Piece };
  toHit: (row: never, words: readonly string[], now: Date) => SearchHit;
  /** What `toSuggestion` is given, as JSON, and what that needs to be joined to `r`. */
  suggestion: { json: Piece; joins: Piece; most: number; toSuggestion: (row: never) => Suggestion };
  /** Writes the words of listed rows that have none yet, at most `limit`; gives how many. */
  fillGaps?: (sql: Sql, limit: number) => Promise<number>;
};

/** Ids that a statement gives. */
export async function idsOf(sql: Sql, statement: Piece): Promise<number[]> {
  const { rows } = await (statement as RawBuilder<{ id: number }>).execute(sql);
  return rows.map(({ id }) => id);
}
