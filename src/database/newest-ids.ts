import { type RawBuilder, sql as raw } from 'kysely';

type Piece = RawBuilder<unknown>;

/** A side table of search words, read as `s`, and its column of the row's id. */
export type WordIndex = { table: Piece; key: Piece };
/** What is taken: the name of the expression, a `tsquery` text, and how many ids at most. */
type Taking = { name: string; query: string; limit: Piece };

/** So many of the newest rows show how common a word is. */
const sampleSize = raw.lit(250);
/** From this many of them on (16 %) a walk back from the newest finds enough sooner than the index reads all; measured at 200,000 rows. */
const commonFrom = raw.lit(40);
/** A walk ends here; a word that was common lately and never before is then read by the index after all. */
const longestWalk = raw.lit(20_000);

/**
 * A common table expression `name`: ids of the newest rows that match, found by one of two ways. The planner knows neither
 * what a tsvector out of line costs nor, in a prepared statement, the word; left alone it takes a hundred times too long
 * for common words or for rare ones. `+ 0` keeps the order's index out of the way that reads the words' index.
 */
export function newestIds({ table, key }: WordIndex, { name, query, limit }: Taking): Piece {
  const [self, walk, share] = [raw.raw(name), raw.raw(`${name}_walk`), raw.raw(`${name}_share`)];
  const matches = raw`tokens @@ ${query}::tsquery`;
  return raw`${share} as materialized (
  select count(*) as count from (select tokens from ${table} s order by ${key} desc limit ${sampleSize}) n where ${matches}
), ${walk} as materialized (
  select id from (select ${key} as id, tokens from ${table} s order by ${key} desc limit ${longestWalk}) n
  where ${matches} and (select count from ${share}) >= ${commonFrom} limit ${limit}
), ${self} as materialized (
  select id from ${walk} where (select count(*) from ${walk}) >= ${limit}
  union all
  (select ${key} from ${table} s where s.${matches} and (select count(*) from ${walk}) < ${limit}
    order by ${key} + 0 desc limit ${limit})
)`;
}

/** The same as a statement of its own, to stand behind `in (…)`. */
export const selectNewestIds = (index: WordIndex, query: string, limit: Piece): Piece =>
  raw`with ${newestIds(index, { name: 'found', query, limit })} select id from found`;
