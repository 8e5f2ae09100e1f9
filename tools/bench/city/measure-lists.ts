import { toHttp } from '#testing/test-app.ts';
import { signIn } from '../../attack/callers.ts';
import type { HttpRequest } from '../calls.ts';
import { percentile } from '../measure.ts';
import type { CityList } from './city-lists.ts';

/** Who asks; of the staff the first to whom a list is given. */
const people: Record<CityList['caller'], readonly string[]> = {
  volunteer: ['zhiyuan001'],
  team: ['duiwu001'],
  staff: [
    'admin001',
    'fuzeren001',
    'shenhe001',
    'bianji001',
    'diaodu001',
    'shenji001',
    'anquan001',
    'tongji001',
  ],
};

/** One call after the other, after two that warm. */
const [warming, counted] = [1, 10];
/** A list that takes longer than this is asked three times only. */
const slowMs = 1_000;

export type GivenList = { list: CityList; request: HttpRequest };
export type MeasuredList = GivenList & { p95: number };

/** Asks for each list again and again, one caller at a time; what nobody of the city is given is left out. */
export async function measureLists(address: string, lists: readonly CityList[]): Promise<MeasuredList[]> {
  const measured: MeasuredList[] = [];
  for (const given of await givenLists(address, lists))
    measured.push({ ...given, p95: await p95Of(address, given.request) });
  return measured;
}

/** The lists that somebody of the city is given, as that person asks for them. */
export async function givenLists(address: string, lists: readonly CityList[]): Promise<GivenList[]> {
  const tokens = await signAllIn(address);
  const given: GivenList[] = [];
  for (const list of lists) {
    const request = await firstGiven(address, list, tokens);
    if (request) given.push({ list, request });
  }
  return given;
}

async function signAllIn(address: string): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const name of Object.values(people).flat()) {
    const token = await signIn(address, name).catch(() => undefined);
    if (token) tokens.set(name, token);
  }
  return tokens;
}

async function firstGiven(
  address: string,
  { operation, request, caller }: CityList,
  tokens: ReadonlyMap<string, string>,
): Promise<HttpRequest | undefined> {
  for (const token of people[caller].flatMap((name) => tokens.get(name) ?? [])) {
    const asked = httpRequest(operation, request, token);
    if ((await send(address, asked)).ok) return asked;
  }
  return undefined;
}

function httpRequest(operation: CityList['operation'], request: unknown, token: string): HttpRequest {
  const { method, url, query, payload } = toHttp(operation, request, { token });
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const isGet = method === 'GET';
  return {
    method: isGet ? 'GET' : 'POST',
    path: `${url as string}${search}`,
    headers: { authorization: `Bearer ${token}`, ...(isGet ? {} : { 'content-type': 'application/json' }) },
    ...(isGet ? {} : { body: JSON.stringify(payload) }),
  };
}

async function send(address: string, { method, path, headers, body }: HttpRequest) {
  const startedAt = performance.now();
  const answer = await fetch(`${address}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  await answer.arrayBuffer();
  return { ok: answer.ok, ms: performance.now() - startedAt };
}

async function p95Of(address: string, request: HttpRequest): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < warming; call += 1) times.push((await send(address, request)).ms);
  const most = times.at(-1) ?? 0;
  const calls = most > slowMs ? 1 : counted;
  if (calls === counted) times.length = 0;
  for (let call = 0; call < calls; call += 1) times.push((await send(address, request)).ms);
  return percentile(
    times.toSorted((a, b) => a - b),
    0.95,
  );
}
