/** Longest Latin word or number kept as one token. */
const longestWord = 40;
/** Marks the pairs of a title. */
const titlePrefix = 't';
/** Characters of a text that are indexed, and of a keyword that are looked for: what is longer does not take longer (each text and keyword of a request is bounded below that). */
const longestText = 100_000;
const longestKeyword = 200;
const runs = /(\p{Script=Han}+)|([a-z0-9]+)/gu;

/** The form in which texts and search words are compared: width and case of letters do not matter. */
const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Folding makes up to eighteen letters of one. */
const foldUpTo = (longest: number, text: string): string =>
  foldText(text.slice(0, longest)).slice(0, longest);

/** What is looked for, in the form in which it is compared. */
export const foldKeyword = (keyword: string): string => foldUpTo(longestKeyword, keyword);

/**
 * The text as a `tsvector` literal: overlapping pairs of Han characters (the last one also alone, so that every
 * character begins a token) and whole Latin words. The title's pairs come a second time with the prefix `t`.
 * Only Han and [a-z0-9], so nothing needs quoting and no dictionary or locale takes part.
 */
export function searchTokens(title: string, body: string): string {
  const tokens = new Set<string>();
  addTokens(tokens, foldUpTo(longestText, title), titlePrefix);
  addTokens(tokens, foldUpTo(longestText, body), undefined);
  return [...tokens].join(' ');
}

function addTokens(tokens: Set<string>, text: string, prefix: string | undefined): void {
  for (const [, han, word] of text.matchAll(runs)) {
    if (word) tokens.add(word.slice(0, longestWord));
    if (!han) continue;
    for (const token of pairsOf(han)) {
      tokens.add(token);
      if (prefix) tokens.add(prefix + token);
    }
  }
}

function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''));
}

/**
 * What someone typed as a `tsquery` text; every part must occur. `undefined` when nothing in it can be searched
 * (only punctuation), which means: nothing is found.
 */
export const searchQuery = (keyword: string): string | undefined => queryOf(keyword, '');

/**
 * The same for texts whose title holds every part. Latin words carry no mark of the title, so they match anywhere:
 * what this finds is a candidate, to be rechecked.
 */
export const titleQuery = (keyword: string): string | undefined => queryOf(keyword, titlePrefix);

function queryOf(keyword: string, prefix: string): string | undefined {
  const parts = new Set<string>();
  for (const [, han, word] of foldKeyword(keyword).matchAll(runs)) {
    if (word) parts.add(`${word.slice(0, longestWord)}:*`);
    if (!han) continue;
    const pairs = pairsOf(han);
    if (pairs.length === 1) parts.add(`${prefix}${han}:*`);
    else for (const pair of pairs.slice(0, -1)) parts.add(prefix + pair);
  }
  return parts.size > 0 ? [...parts].join(' & ') : undefined;
}

/**
 * LIKE patterns that each found text must match, one a word: pairs alone also find texts that hold them apart.
 * Compare with `lower(text)`. Punctuation only separates words, so no wildcard gets through.
 */
export const searchPatterns = (keyword: string): string[] =>
  foldKeyword(keyword)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `%${word}%`);

/** One pair, one character or one Latin word: where its token stands, the word stands. */
const settled = /^(?:\p{Script=Han}{1,2}|[a-z0-9]{1,40})$/u;

/** Those of `searchPatterns` that a match of `searchQuery` leaves open; for most short searches none. */
export const openPatterns = (keyword: string): string[] =>
  searchPatterns(keyword).filter((pattern) => !settled.test(pattern.slice(1, -1)));
