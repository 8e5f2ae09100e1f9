import { foldKeyword } from '#platform/contract/search-tokens.ts';

const excerptLength = 96;
/** Characters shown before the word. */
const lead = 24;
/** Halves of a pair of surrogates that a cut leaves. */
const halves = /\p{Surrogate}/gu;

/** White space that a line does not keep as it is. */
const uneven = /^\s|\s\s|[^\S ]|\s$/u;
const hasCase = (word: string): boolean => word !== word.toUpperCase();

/** The words of a query as they are looked for. */
export const wordsOf = (query: string): string[] =>
  foldKeyword(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A piece of the text around its first searched word, cut at characters, with dots where it was cut; from the start when no word stands in it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = uneven.test(text) ? text.replace(/\s+/gu, ' ').trim() : text;
  const folded = words.some(hasCase) ? line.toLowerCase() : line;
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = first > lead ? first - lead : 0;
  const piece = line.slice(from, from + excerptLength).replace(halves, '');
  return `${from > 0 ? '…' : ''}${piece}${from + excerptLength < line.length ? '…' : ''}`;
}
