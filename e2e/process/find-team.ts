import { demoPassword, teamLogin } from '../people.ts';
import { type ApiClient, ask, loginCall } from './api-client.ts';

export type DemoTeam = { loginName: string; client: ApiClient };

/** So many teams the demo city has. */
const lastTeam = 60;

/** As `findVolunteer`, with the teams from number `from` on; whoever may not sign in is passed by. Throws when none is left. */
export async function findTeam<Found>(
  address: string,
  from: number,
  look: (team: DemoTeam) => Promise<Found | undefined>,
): Promise<Found> {
  for (let number = from; number <= lastTeam; number += 1) {
    const loginName = teamLogin(number);
    const asked = { userLoginName: loginName, userPwd: demoPassword };
    const { code, result } = await ask({ address, token: '' }, loginCall, asked);
    if (code !== 200) continue;
    const found = await look({ loginName, client: { address, token: result.accessToken } });
    if (found !== undefined) return found;
  }
  throw new Error(`the demo city has no team from number ${from} on that suits`);
}
