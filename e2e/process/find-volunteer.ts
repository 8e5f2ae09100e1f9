import { type DemoCaller, findCaller, numbersFrom } from './demo-callers.ts';

/** Every volunteer of the demo city has one. */
const lastNumber = 1_500;

/**
 * Signs the volunteers of the demo city in, one after the other from `zhiyuan<from>` on, until `look` finds in one what the journey
 * needs. Throws when nobody is left.
 */
export async function findVolunteer<Found>(
  address: string,
  from: number,
  look: (volunteer: DemoCaller) => Promise<Found | undefined>,
): Promise<Found> {
  const logins = numbersFrom(from, lastNumber).map((number) => `zhiyuan${String(number).padStart(3, '0')}`);
  const found = await findCaller(address, logins, look);
  if (found === undefined) throw new Error(`the demo city has nobody from volunteer ${from} on who suits`);
  return found;
}
