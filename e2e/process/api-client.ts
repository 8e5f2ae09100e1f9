import { request as httpRequest } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import type { loginUser } from '../../src/domains/accounts/contract/accounts.contract.ts';
import { addressOf, remote, type RemoteCall } from '../../src/platform/web/calls/remote.ts';
import { demoPassword } from '../people.ts';

/** One caller of the API as a program is one; `token` is empty for a visitor. With `browser` its cookies go along and are set. */
export type ApiClient = { address: string; token: string; browser?: APIRequestContext };

export type ApiAnswer<Result> = { code: number; msg: string; reason?: string; result: Result };

export const loginCall = remote<typeof loginUser>('POST', '/api/token/loginUser/WsAudience');

export async function signInClient(address: string, loginName: string): Promise<ApiClient> {
  const asked = { userLoginName: loginName, userPwd: demoPassword };
  return { address, token: (await must({ address, token: '' }, loginCall, asked)).accessToken };
}

/** Calls an operation as its pages do. Rejects only when no whole answer came. */
export async function ask<Request, Result>(
  client: ApiClient,
  call: RemoteCall<Request, Result>,
  request: Request,
): Promise<ApiAnswer<Result>> {
  const { url, body } = addressOf(call, request);
  const { method } = call;
  const headers = headersOf(client);
  if (client.browser) {
    const data = body === undefined ? {} : { data: body };
    return answerOf(call, await client.browser.fetch(client.address + url, { method, headers, ...data }));
  }
  return answerOf(call, await fetch(client.address + url, { method, headers, body: body ?? null }));
}

/** What a response to this operation says, for a journey that watches what its page asked. */
export const answerOf = async <Request, Result>(
  _call: RemoteCall<Request, Result>,
  response: { json: () => Promise<unknown> },
): Promise<ApiAnswer<Result>> => (await response.json()) as ApiAnswer<Result>;

/** The result of an operation; any other answer than success is an error that says its sentence. */
export async function must<Request, Result>(
  client: ApiClient,
  call: RemoteCall<Request, Result>,
  request: Request,
): Promise<Result> {
  const { code, msg, result } = await ask(client, call, request);
  if (code !== 200) throw new Error(`${call.path}: ${msg}`);
  return result;
}

/**
 * Calls in two halves: `whenReceived` runs after the server has the head of the request and before it has the body, so
 * the request is certainly in flight then.
 */
export function askInTwoHalves<Request, Result>(
  client: ApiClient,
  call: RemoteCall<Request, Result>,
  { request: asked, whenReceived }: { request: Request; whenReceived: () => void },
): Promise<ApiAnswer<Result>> {
  const { url, body } = addressOf(call, asked);
  return new Promise((resolve, reject) => {
    const request = httpRequest(client.address + url, {
      method: call.method,
      headers: { ...headersOf(client), expect: '100-continue' },
    });
    request.once('error', reject);
    request.once('continue', () => {
      whenReceived();
      request.end(body);
    });
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as ApiAnswer<Result>));
    });
    request.flushHeaders();
  });
}

const headersOf = ({ token }: ApiClient): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});
