import type { Sql } from '#database/transaction.ts';
import { closedPersonName } from '#platform/contract/masking.ts';
import type { TellingWord } from '#platform/server/leaving/traces.store.ts';
import { hasNamesake, isRegisteredAgain } from './closing.queries.ts';

/** Opens what lies sealed, for the last time. */
export type OpenedWords = { openMobile: (cipher: string) => string; openId: (cipher: string) => string };

type Person = {
  name: string;
  email: string;
  mobileCipher: string | null;
  idCipher: string | null;
};

/** What tells who somebody is, as others write it; empty where there is none. */
export type Departed = { name: string; email: string; mobile: string; idNo: string };

export const departedOf = (
  { name, email, mobileCipher, idCipher }: Person,
  { openMobile, openId }: OpenedWords,
): Departed => ({
  name,
  email,
  mobile: mobileCipher === null ? '' : openMobile(mobileCipher),
  idNo: idCipher === null ? '' : openId(idCipher),
});

/** Names as short as this are words of the language too (文明, 高山): they are replaced where they stand alone. */
const shortName = 2;

/**
 * The words by which others may have written of somebody. A name that another bears too, or as part of theirs, says of nobody for certain who is meant, and
 * to replace it would take it from them: it stays in texts of others until their own end.
 */
export async function wordsOf(
  sql: Sql,
  volunteerId: number,
  { name, email, mobile, idNo }: Departed,
): Promise<TellingWord[]> {
  const isOnlyOne = name !== '' && !(await hasNamesake(sql, volunteerId, name));
  return [
    ...(isOnlyOne ? [{ word: name, instead: closedPersonName, isWhole: [...name].length <= shortName }] : []),
    { word: email, instead: '***' },
    { word: mobile, instead: '***********' },
    { word: idNo, instead: '******************' },
  ];
}

/** Finds who bears a phone or a document now. */
export type WordHashes = { mobileHash: (mobile: string) => string; idHash: (idNo: string) => string };

/** What of it is nobody else's meanwhile: phone and document are free for a new person, whom a later text may mean. */
export async function stillTheirs(
  sql: Sql,
  departed: Departed,
  { mobileHash, idHash }: WordHashes,
): Promise<Departed> {
  const { mobile, idNo } = departed;
  const taken = await isRegisteredAgain(sql, {
    mobileHash: mobile && mobileHash(mobile),
    idHash: idNo && idHash(idNo),
  });
  return { ...departed, mobile: taken.mobile ? '' : mobile, idNo: taken.idNo ? '' : idNo };
}
