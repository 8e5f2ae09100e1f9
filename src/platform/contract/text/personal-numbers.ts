import type { z } from 'zod';

/** More than any text that is shown; what is longer is refused for its length. */
const longest = 50_000;
/** A mobile number however its digits are grouped, and an ID number of 18 places by its date of birth. */
const mobile = /(?<!\d)(?:86[ .·-]?)?1[3-9]\d(?:[ .·-]?\d){8}(?!\d)/;
const identity = /(?<!\d)[1-9]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/;

/**
 * A mobile or ID number in a text that everybody will read (PIPL 25: nothing personal is made public without consent), masked so
 * that the sentence may repeat it; undefined where there is none. Full width and grouping hide nothing.
 */
export function personalNumberIn(text: string): string | undefined {
  const plain = text.slice(0, longest).normalize('NFKC');
  const found = (identity.exec(plain) ?? mobile.exec(plain))?.[0].replaceAll(/^86|[ .·-]/g, '');
  return found && `${found.slice(0, 3)}${'*'.repeat(found.length - 7)}${found.slice(-4)}`;
}

/** What is said at the place where such a number stands. */
export const personalNumberSentence = (masked: string): string =>
  `有像手机号或证件号的数字（${masked}），公开后谁都能看到，请删掉；要留电话，请写单位的电话`;

/** The same field without personal numbers: for what everybody may read. */
export const shownToAll = <Field extends z.ZodType<string, string>>(field: Field) =>
  field.refine((text) => personalNumberIn(text) === undefined, {
    error: ({ input }) => personalNumberSentence(personalNumberIn(String(input)) ?? ''),
  });
