import { demoPassword } from '../people.ts';
import { type ApiClient, ask, loginCall } from './api-client.ts';

export type DemoVolunteer = { loginName: string; client: ApiClient };

/** Every volunteer of the demo city has one. */
const lastNumber = 1_500;

/**
 * Signs the volunteers of the demo city in, one after the other from `zhiyuan<from>` on, until `look` finds in one what the journey
 * needs. Whoever may not sign in is passed by: some closed their accounts. Throws when nobody is left.
 */
export async function findVolunteer<Found>(
  address: string,
  from: number,
  look: (volunteer: DemoVolunteer) => Promise<Found | undefined>,
): Promise<Found> {
  for (let number = from; number <= lastNumber; number += 1) {
    const loginName = `zhiyuan${String(number).padStart(3, '0')}`;
    const asked = { userLoginName: loginName, userPwd: demoPassword };
    const { code, result } = await ask({ address, token: '' }, loginCall, asked);
    if (code !== 200) continue;
    const found = await look({ loginName, client: { address, token: result.accessToken } });
    if (found !== undefined) return found;
  }
  throw new Error(`the demo city has nobody from volunteer ${from} on who suits`);
}
