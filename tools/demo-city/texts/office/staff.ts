import { z } from 'zod';
import { builtinRoles, type BuiltinRoleCode } from '#domains/roles/contract/roles.words.ts';
import { readCityFile } from '../city-file.ts';
import { CITY_CODE, DISTRICT_NAMES, regionNamed } from '../places/regions.ts';
import { line, wordOf } from '../shapes.ts';

const roleWords = Object.fromEntries(
  Object.entries(builtinRoles).map(([code, { name }]) => [code, name]),
) as Record<BuiltinRoleCode, string>;

const person = z
  .strictObject({
    loginName: line,
    role: wordOf(roleWords),
    name: line,
    /** Of which district's 所 somebody is the head; without it the centre's. */
    district: z.enum(DISTRICT_NAMES).optional(),
  })
  .transform(({ district, ...told }) => ({
    ...told,
    organisationKey: district ? regionNamed(district).code : CITY_CODE,
  }));
export type StaffText = z.output<typeof person>;

/** Who works in the back office; the README names the accounts. */
export const STAFF: readonly StaffText[] = readCityFile('office/staff', z.array(person));

/** The name of who has that account; throws when nobody has. */
export function staffName(loginName: string): string {
  const found = STAFF.find((one) => one.loginName === loginName);
  if (!found) throw new Error(`no ${loginName} in city/office/staff.yaml`);
  return found.name;
}

/** Who reviews activities, teams, hours and real names. */
export const REVIEWER_NAME = staffName('shenhe001');
