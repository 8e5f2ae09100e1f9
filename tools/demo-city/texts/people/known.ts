import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { DISTRICT_NAMES } from '../places/regions.ts';
import { category, day, line } from '../shapes.ts';
import { GENDERS } from './names.ts';

const known = z.strictObject({
  name: line,
  gender: z.enum(GENDERS),
  birthOn: day,
  occupation: line,
  organization: line,
  district: z.enum(DISTRICT_NAMES),
  community: line,
  categories: z.array(category).min(1).max(4),
  /** Last four digits of the mobile number. */
  mobileTail: z.string().regex(/^\d{4}$/u, '应为四位数字，带引号'),
  intro: line.max(300),
});
export type KnownPerson = z.output<typeof known>;

/** The people of the drawings, first in every list. */
export const KNOWN_PEOPLE: readonly KnownPerson[] = readCityFile('people/known', z.array(known));
