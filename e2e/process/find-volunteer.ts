import { getMyProfileCall } from '../../src/domains/volunteers/web/profile/profile.calls.ts';
import { getMyVolunteerCall } from '../../src/domains/volunteers/web/volunteers.calls.ts';
import { must } from './api-client.ts';
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

/** The first grown-up from there on whose real name is proved, with nothing about it that waits or was decided, free to serve: who is that differs by day. */
export const findVerifiedAdult = (
  address: string,
  from: number,
  suits: (person: DemoCaller) => Promise<boolean> = async () => true,
): Promise<DemoCaller> =>
  findVolunteer(address, from, async (person) => {
    const { age, status, restrictedUntil, realNameStatus } = await must(
      person.client,
      getMyVolunteerCall,
      {},
    );
    if (age < 18 || status !== 'active' || restrictedUntil || realNameStatus !== 'verified') return undefined;
    const { realName } = await must(person.client, getMyProfileCall, {});
    return realName.check === null && (await suits(person)) ? person : undefined;
  });
