/** The keys of a table of words, at least one, as `z.enum` and lists of choices want them. */
export const keysOf = <Word extends string>(words: Record<Word, unknown>) =>
  Object.keys(words) as [Word, ...Word[]];
