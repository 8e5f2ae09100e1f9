import { type RawBuilder, sql as raw } from 'kysely';

/** `column in ('a', 'b')`, the words spelled out: a partial index serves only the words it was made with. */
export const isOneOf = (column: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  raw<boolean>`${column} in (${raw.join(
    words.map((word) => raw.lit(word)),
    raw`, `,
  )})`;
