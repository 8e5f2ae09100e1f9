import { loginUser } from '#domains/accounts/contract/accounts.contract.ts';
import { proofFor } from '#domains/accounts/testing/proof.builders.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { toHttp } from '#testing/test-app.ts';
import { demoPassword } from '../../e2e/people.ts';

export type Answer = { status: number; body: string };

/** Somebody of the demo city, or nobody; signs in again by itself when the session has ended. */
export type Caller = {
  name: string;
  /** Sends one request as it is, whatever it is, to the product that is attacked. */
  send: (operation: AnyOperation, request: unknown) => Promise<Answer>;
};

/** Nobody takes longer than this for one answer. */
const answerLimitMs = 60_000;

/** `loginName` is empty for a visitor. */
export function callerAs(address: string, loginName: string): Caller {
  let token: string | undefined;
  const ask = (operation: AnyOperation, request: unknown) => sendTo(address, { operation, request, token });
  return {
    name: loginName || 'nobody',
    send: async (operation, request) => {
      if (loginName && token === undefined) token = await signIn(address, loginName);
      const answer = await ask(operation, request);
      if (answer.status !== 401 || !loginName) return answer;
      token = await signIn(address, loginName);
      return ask(operation, request);
    },
  };
}

type LoginAnswer = { result?: { accessToken?: string; challenge?: string } };

/** Gives the access token. As the login page does, the work included that an address is asked for from which many names were guessed. */
export async function signIn(address: string, loginName: string): Promise<string> {
  const request = { userLoginName: loginName, userPwd: demoPassword };
  const login = async (more: object) => {
    const { body } = await sendTo(address, { operation: loginUser, request: { ...request, ...more } });
    return { body, result: (JSON.parse(body) as LoginAnswer).result };
  };
  let said = await login({});
  const { challenge } = said.result ?? {};
  if (challenge) said = await login({ proof: await proofFor(challenge) });
  const { accessToken } = said.result ?? {};
  if (!accessToken) throw new Error(`${loginName} cannot sign in: ${said.body.slice(0, 200)}`);
  return accessToken;
}

type Message = { operation: AnyOperation; request: unknown; token?: string };

async function sendTo(address: string, { operation, request, token }: Message): Promise<Answer> {
  const isObject = typeof request === 'object' && request !== null && !Array.isArray(request);
  const { method, url, query, payload } = toHttp(operation, request, token ? { token } : undefined);
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const answer = await fetch(`${address}${url as string}${search}`, {
    method: method ?? 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(isObject ? payload : request) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerLimitMs),
  });
  return { status: answer.status, body: await answer.text() };
}
