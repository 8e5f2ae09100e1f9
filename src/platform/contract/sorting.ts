/** How a list is asked to be ordered by a column: `name`, or `-name` for the greatest first. */
export type SortWord<Key extends string> = Key | `-${Key}`;

/** Every order that these columns can give. */
export const sortWordsOf = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  keys.flatMap((key) => [key, `-${key}`] as const) as [SortWord<Key>, ...SortWord<Key>[]];

/** The order after the head of a column was pressed: smallest first, then greatest first, then the usual one again. */
export function nextSort(sort: string | undefined, key: string): string | undefined {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? undefined : key;
}
