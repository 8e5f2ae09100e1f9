import { type RawBuilder, sql as raw } from 'kysely';

/**
 * Whether a text holds the word of a pattern of `searchPatterns`. Only letters that have a case are compared in lower case:
 * lowering a long text costs more than looking through it, and Chinese has none.
 */
export const holdsWord = (text: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> =>
  pattern === pattern.toUpperCase()
    ? raw<boolean>`${text} like ${pattern}`
    : raw<boolean>`lower(${text}) like ${pattern}`;
