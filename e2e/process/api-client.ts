import { request as httpRequest } from 'node:http';
import { demoPassword } from '../people.ts';

/** One caller of the API as a program is one; `token` is empty for a visitor. */
export type ApiClient = { address: string; token: string };

export type ApiAnswer<Result> = { code: number; msg: string; reason?: string; result: Result };

type Login = { accessToken: string };

export async function signInClient(address: string, loginName: string): Promise<ApiClient> {
  const { result } = await post<Login>(
    { address, token: '' },
    {
      path: '/api/token/loginUser/WsAudience',
      body: { userLoginName: loginName, userPwd: demoPassword },
    },
  );
  return { address, token: result.accessToken };
}

/** Posts a command or a search. Rejects only when no whole answer came. */
export async function post<Result>(
  client: ApiClient,
  { path, body }: { path: string; body: object },
): Promise<ApiAnswer<Result>> {
  const answer = await fetch(client.address + path, {
    method: 'POST',
    headers: headersOf(client),
    body: JSON.stringify(body),
  });
  return (await answer.json()) as ApiAnswer<Result>;
}

export async function get<Result>(client: ApiClient, path: string): Promise<ApiAnswer<Result>> {
  const answer = await fetch(client.address + path, { headers: headersOf(client) });
  return (await answer.json()) as ApiAnswer<Result>;
}

/**
 * Posts in two halves: `whenReceived` runs after the server has the head of the request and before it has the body, so
 * the request is certainly in flight then.
 */
export function postInTwoHalves<Result>(
  client: ApiClient,
  { path, body, whenReceived }: { path: string; body: object; whenReceived: () => void },
): Promise<ApiAnswer<Result>> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(client.address + path, {
      method: 'POST',
      headers: { ...headersOf(client), expect: '100-continue' },
    });
    request.once('error', reject);
    request.once('continue', () => {
      whenReceived();
      request.end(JSON.stringify(body));
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
