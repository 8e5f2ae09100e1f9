/** How alike two texts are in percent: shared pairs of characters (Dice), punctuation and spaces left out. */
export const likeness = (one: string, other: string): number => likenessOfPairs(pairsOf(one), pairsOf(other));

/** The same of pairs that were made before, where one text is compared with many. */
export function likenessOfPairs(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return Math.round((200 * shared) / (left.size + right.size));
}

/** Letters and digits of a text. */
export const lettersOf = (text: string): string[] => Array.from(text.replace(/[^\p{L}\p{N}]/gu, ''));

/** Pairs of neighbouring letters of a text. */
export function pairsOf(text: string): Set<string> {
  const letters = lettersOf(text);
  return new Set(letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]));
}
