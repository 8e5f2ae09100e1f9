/** How alike two texts are in percent: shared pairs of characters (Dice), punctuation and spaces left out. */
export function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return Math.round((200 * shared) / (left.size + right.size));
}

function pairsOf(text: string): Set<string> {
  const letters = Array.from(text.replace(/[^\p{L}\p{N}]/gu, ''));
  return new Set(letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]));
}
