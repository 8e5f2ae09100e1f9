import { type RawBuilder, sql as raw } from 'kysely';

/**
 * `order by` of a list by the column that was asked for, a minus in front for the greatest first; the last key decides
 * between equals and runs the same way, so that one index serves both ways. Columns are never null here: where one may
 * be, its expression says what absence counts as.
 */
export function askedOrder<Key extends string>(
  sort: Key | `-${Key}`,
  columns: Record<Key, RawBuilder<unknown>>,
  last: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const key = sort.replace(/^-/, '') as Key;
  return sort.startsWith('-') ? raw`${columns[key]} desc, ${last} desc` : raw`${columns[key]}, ${last}`;
}
