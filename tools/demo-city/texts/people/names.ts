import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import type { Random } from '../random.ts';
import { lineList } from '../shapes.ts';

export const GENDERS = ['男', '女'] as const;
export type Gender = (typeof GENDERS)[number];

const names = readCityFile(
  'people/names',
  z.strictObject({
    surnames: z.array(z.strictObject({ weight: z.number().positive(), names: lineList })).min(1),
    guardians: lineList,
    witnesses: lineList,
    children: lineList,
    eras: z.array(z.strictObject({ until: z.int(), men: lineList, women: lineList })).min(1),
  }),
);
/** Surnames with their rough weight in the city. */
const SURNAMES = names.surnames.flatMap((group) =>
  group.names.map((surname): [string, number] => [surname, group.weight]),
);
/** Given names as parents of the time chose them, by last year of birth. */
const ERAS = names.eras;
type Era = (typeof ERAS)[number];

/** Given names of guardians, whose surname is the child's. */
export const GUARDIAN_NAMES = names.guardians;
/** Given names of children who come along. */
export const CHILD_NAMES = names.children;
/** Who was there when hours were entered afterwards. */
export const WITNESSES = names.witnesses;
/** How the people's gender is stored. */
export const GENDER_CODES = { 男: 'male', 女: 'female' } as const satisfies Record<Gender, string>;

/** A believable full name for that year of birth; may repeat, the caller keeps names apart. */
export function drawName(birthYear: number, gender: Gender, rng: Random): string {
  const era = ERAS.find(({ until }) => birthYear <= until) ?? (ERAS[ERAS.length - 1] as Era);
  return rng.weighted(SURNAMES) + rng.pick(gender === '男' ? era.men : era.women);
}
