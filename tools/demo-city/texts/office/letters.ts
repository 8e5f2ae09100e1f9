import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { line } from '../shapes.ts';

const letter = z.strictObject({ title: line, body: line });

/** Messages and text messages; `{title}` and the like are filled in by `fillIn`. */
export const LETTERS = readCityFile(
  'office/letters',
  z.strictObject({
    notices: z.strictObject({
      confirmed: letter,
      rejected: letter,
      offered: letter,
      void: letter,
      lapsed: letter,
      hoursEffective: letter,
      hoursShown: letter,
      returned: letter,
      published: letter,
    }),
    /** Why a sign-up came to nothing. */
    signUpVoid: line,
    signUpLapsed: line,
    /** What teams write to the people of an activity. */
    bulk: z.strictObject({ to: line, report: line, texts: z.array(letter).min(1) }),
    sms: z.strictObject({
      cancelled: z.strictObject({ title: line, time: line, reason: line }),
      story: z.strictObject({ title: line, time: line, place: line }),
      haircut: z.strictObject({ title: line, time: line, place: line }),
      limit: line,
    }),
  }),
);
export type NoticeText = keyof typeof LETTERS.notices;

/** The text with the values in the places of their names. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
