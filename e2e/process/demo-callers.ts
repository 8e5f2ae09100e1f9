import { demoPassword } from '../people.ts';
import { type ApiClient, ask, loginCall } from './api-client.ts';

/** An account of the demo city, signed in. */
export type DemoCaller = { loginName: string; client: ApiClient };

/** Signs these accounts in, one after the other. Whoever may not sign in is passed by: some closed their accounts. */
export async function* signedIn(address: string, loginNames: Iterable<string>): AsyncGenerator<DemoCaller> {
  for (const loginName of loginNames) {
    const asked = { userLoginName: loginName, userPwd: demoPassword };
    const { code, result } = await ask({ address, token: '' }, loginCall, asked);
    if (code === 200) yield { loginName, client: { address, token: result.accessToken } };
  }
}

/** What `look` finds first among these accounts, asked in turn; undefined when nobody suits. */
export async function findCaller<Found>(
  address: string,
  loginNames: Iterable<string>,
  look: (caller: DemoCaller) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for await (const caller of signedIn(address, loginNames)) {
    const found = await look(caller);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Numbers from the first to the last. */
export const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
