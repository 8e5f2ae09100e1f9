import { teamLogin } from '../people.ts';
import { type DemoCaller, findCaller, numbersFrom } from './demo-callers.ts';

/** So many teams the demo city has. */
const lastTeam = 60;

/** The logins of its teams from number `from` on. */
export const teamLogins = (from = 1): string[] => numbersFrom(from, lastTeam).map(teamLogin);

/** As `findVolunteer`, with the teams from number `from` on. Throws when none is left. */
export async function findTeam<Found>(
  address: string,
  from: number,
  look: (team: DemoCaller) => Promise<Found | undefined>,
): Promise<Found> {
  const found = await findCaller(address, teamLogins(from), look);
  if (found === undefined) throw new Error(`the demo city has no team from number ${from} on that suits`);
  return found;
}
