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

/** Calls that warm, calls that count, and when a slow list has been asked for often enough. */
const [warming, mostCounted, fewestCounted, enoughMs] = [1, 30, 3, 700];

/** `name` is who asks. */
type GivenList = { list: CityList; name: string };
/** Milliseconds of which half, and nineteen of twenty, of the calls took less. */
export type Times = { p50: number; p95: number };
/** On the demo city and on the whole one; `failed` says what was answered instead. */
export type MeasuredList = { list: CityList; was: Times; is: Times; failed?: string };
/** Where the demo city and where the whole city is served. */
export type Cities = { demo: string; city: string };
type Tokens = ReadonlyMap<string, string>;

/**
 * Asks both cities for each list by the same person, in turns and one call at a time, so that whatever else the machine does
 * hits both alike. What nobody of the city is given is left out.
 */
export async function measureLists(
  { demo, city }: Cities,
  lists: readonly CityList[],
): Promise<MeasuredList[]> {
  const tokens = { demo: await signAllIn(demo), city: await signAllIn(city) };
  const measured: MeasuredList[] = [];
  for (const { list, name } of await givenLists(demo, lists, tokens.demo)) {
    const [first, second] = [
      httpRequest(list, tokens.demo.get(name) ?? ''),
      httpRequest(list, tokens.city.get(name) ?? ''),
    ];
    const [was, is] = [timesOf(demo, first), timesOf(city, second)];
    for (let call = 0; call < warming + mostCounted; call += 1) {
      await was.ask();
      await is.ask();
      if (call === warming - 1 && Math.max(was.last(), is.last()) < enoughMs)
        [was, is].forEach((of) => of.forget());
      if (is.count() >= fewestCounted && is.sum() + was.sum() > enoughMs) break;
    }
    measured.push({ list, was: was.shares(), is: is.shares(), ...is.failure() });
  }
  return measured;
}

/** The lists that somebody of the city is given, and by whom they are asked for. */
async function givenLists(address: string, lists: readonly CityList[], tokens: Tokens): Promise<GivenList[]> {
  const given: GivenList[] = [];
  for (const list of lists)
    for (const name of people[list.caller]) {
      const token = tokens.get(name);
      if (token === undefined || (await send(address, httpRequest(list, token))).status !== 200) continue;
      given.push({ list, name });
      break;
    }
  return given;
}

/** Each measured list as its person asks the city for it. */
export async function requestsOf(
  address: string,
  lists: readonly CityList[],
): Promise<[string, HttpRequest][]> {
  const tokens = await signAllIn(address);
  const given = await givenLists(address, lists, tokens);
  return given.map(({ list, name }) => [list.name, httpRequest(list, tokens.get(name) ?? '')]);
}

async function signAllIn(address: string): Promise<Tokens> {
  const tokens = new Map<string, string>();
  for (const name of Object.values(people).flat()) {
    const token = await signIn(address, name).catch(() => undefined);
    if (token) tokens.set(name, token);
  }
  return tokens;
}

function httpRequest({ operation, request }: CityList, token: string): HttpRequest {
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
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - startedAt };
}

function timesOf(address: string, request: HttpRequest) {
  const times: number[] = [];
  let failed: string | undefined;
  return {
    async ask() {
      const { status, text, ms } = await send(address, request);
      times.push(ms);
      if (status !== 200) failed = `${status} ${text.slice(0, 120)}`;
    },
    forget: () => void times.splice(0),
    last: () => times.at(-1) ?? 0,
    count: () => times.length,
    sum: () => times.reduce((sum, ms) => sum + ms, 0),
    shares: (): Times => {
      const sorted = times.toSorted((a, b) => a - b);
      return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
    },
    failure: () => (failed === undefined ? {} : { failed }),
  };
}
