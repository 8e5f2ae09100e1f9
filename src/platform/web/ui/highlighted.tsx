/** A text with every occurrence of the searched words marked; letters match whatever their case. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'giu');
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** The words of a search, longest first, so that a longer one is not marked in pieces. */
export const searchedWords = (query: string): string[] =>
  [...new Set(query.normalize('NFKC').split(/[^\p{L}\p{N}]+/u))]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
