import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { stillSays, type Trace } from './trace.ts';

/** Takes somebody out of the rows that lead to them, in the order of the traces. What was taken out already stays so. */
export async function eraseTraces(sql: Sql, traces: readonly Trace[], personId: number): Promise<void> {
  if (!Number.isSafeInteger(personId)) throw new Error('a person is a whole number');
  for (const trace of traces) {
    const where = stillSays(trace, `(${personId})`);
    if (where === undefined) continue;
    const values = Object.entries(trace.becomes).map(([column, value]) => `${column} = ${value}`);
    const head = trace.goes ? `delete from ${trace.table}` : `update ${trace.table} set ${values.join(', ')}`;
    await raw.raw(`${head} where ${where}`).execute(sql);
  }
}

/** A word that tells who somebody is, and what stands there from then on; `isWhole` spares it inside other words. */
export type TellingWord = { word: string; instead: string; isWhole?: boolean };

/**
 * Replaces words in what others wrote and received. Words are names, phone numbers, documents and addresses as registration takes
 * them, without quotes and strokes, so that they are the same inside JSON. Gives how many texts changed.
 */
export async function eraseWords(
  sql: Sql,
  traces: readonly Trace[],
  words: readonly TellingWord[],
): Promise<number> {
  const told = words.filter(({ word }) => word !== '' && !/["\\]/.test(word));
  if (told.length === 0) return 0;
  let count = 0;
  for (const { table, named } of traces)
    for (const column of named) {
      const at = raw<string>`${raw.ref(column)}::text`;
      const without = told.reduce(
        (text, { instead, ...one }) =>
          raw<string>`regexp_replace(${text}, ${patternOf(one)}, ${instead}, 'g')`,
        at,
      );
      const holds = told.map((one) => raw`${at} ~ ${patternOf(one)}`);
      const type = raw.raw(jsonColumns.has(column) ? 'jsonb' : 'text');
      const { numAffectedRows } =
        await raw`update ${raw.table(table)} set ${raw.ref(column)} = ${without}::${type} where ${raw.join(holds, raw` or `)}`.execute(
          sql,
        );
      count += Number(numAffectedRows ?? 0);
    }
  return count;
}

/** The word as PostgreSQL looks for it; whole where no Chinese letter touches it. */
function patternOf({ word, isWhole }: Omit<TellingWord, 'instead'>): string {
  const literal = word.replaceAll(/[^\p{L}\p{N}@-]/gu, '\\$&');
  return isWhole ? `(?<![一-龥])${literal}(?![一-龥])` : literal;
}

/** Columns of such words that are JSON, by their name alike in every table. */
const jsonColumns = new Set(['facts', 'variables']);
