import type { Sql } from '#database/transaction.ts';
import { closedPersonName } from '#platform/contract/masking.ts';
import type { TellingWord } from '#platform/server/leaving/traces.store.ts';
import { hasNamesake } from './closing.queries.ts';

/** Opens what lies sealed, for the last time. */
export type OpenedWords = { openMobile: (cipher: string) => string; openId: (cipher: string) => string };

type Person = {
  id: number;
  name: string;
  email: string;
  mobileCipher: string | null;
  idCipher: string | null;
};

/** Names as short as this are words of the language too (文明, 高山): they are replaced where they stand alone. */
const shortName = 2;

/**
 * The words by which others may have written of somebody. A name that another bears too, or as part of theirs, says of nobody for certain who is meant, and
 * to replace it would take it from them: it stays in texts of others until their own end.
 */
export async function wordsOf(
  sql: Sql,
  { id, name, email, mobileCipher, idCipher }: Person,
  { openMobile, openId }: OpenedWords,
): Promise<TellingWord[]> {
  const isOnlyOne = !(await hasNamesake(sql, id, name));
  return [
    ...(isOnlyOne ? [{ word: name, instead: closedPersonName, isWhole: [...name].length <= shortName }] : []),
    { word: email, instead: '***' },
    { word: mobileCipher === null ? '' : openMobile(mobileCipher), instead: '***********' },
    { word: idCipher === null ? '' : openId(idCipher), instead: '******************' },
  ];
}
