import type { Database } from '#database/connection.ts';
import { listPublicity, listMyHours } from '#domains/hours/contract/hours.contract.ts';
import { getMyHourTotals } from '#domains/hours/contract/hour-totals.contract.ts';
import { listPublicityBoard } from '#domains/hours/contract/publicity.contract.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { alone, timesOf } from '../alone.ts';
import type { BenchSize } from '../bench-size.ts';
import type { HttpRequest } from '../calls.ts';
import { findScans, type Scan } from '../find-scans.ts';
import { rewind, tokenOf, volunteerId } from '../people.ts';
import type { Product } from '../product-process.ts';
import { openRecorder } from '../record-calls.ts';
import { growHours } from './grow-hours.ts';

/** Records of the city, of which so many are in 公示 (three working days' worth); one person has so many besides. */
const city = { effective: 70_000, publicity: 10_000, ofOne: 1_000 } as const;
const callsAlone = 300;
const keeper = 1;

export type Looking = { size: BenchSize; root: string; secret: string };

/** Makes a city of a hundred thousand hours and gives the statements of its lists that read a whole table. */
export async function growLists(database: Database, looking: Looking): Promise<Scan[]> {
  await growCity(database);
  await rewind(database.pool, looking.size);
  await database.pool.query('vacuum analyze service_hours');
  return scansOf(database, looking);
}

/** 公示栏 and the record of one person, call by call. */
export async function measureLists({ address }: Product, say: (line: string) => void): Promise<void> {
  for (const [name, requests] of Object.entries(listCalls())) {
    await alone(address, requests, 50);
    say(`${name}: ${timesOf(await alone(address, requests, callsAlone))}`);
  }
}

async function growCity({ pool }: Database): Promise<void> {
  const now = new Date();
  const client = await pool.connect();
  try {
    const kinds = [
      { count: city.effective, status: 'effective', at: now },
      { count: city.publicity, status: 'publicity', at: new Date(now.getTime() + dayMs) },
      { count: city.ofOne, status: 'effective', at: now, volunteerId: volunteerId(keeper) },
    ] as const;
    await client.query('set statement_timeout = 0', []);
    let from = 1_000_000;
    for (const kind of kinds) {
      await growHours(client, { from, ...kind });
      from += kind.count;
    }
    await client.query('reset statement_timeout', []);
  } finally {
    client.release();
  }
}

const post = (path: string, body: object): HttpRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(keeper)}` },
  body: JSON.stringify(body),
});

/** Each with more variations than are kept, so that most are read anew; pages to the end of what is counted. */
function listCalls(): Record<string, HttpRequest[]> {
  const pages = [1, 2, 5, 20, 50];
  const asked = (path: string, filters: readonly object[]) =>
    filters.flatMap((filter) => pages.map((pageNum) => post(path, { ...filter, pageNum, pageSize: 20 })));
  const years = [0, 1].map((back) => ({ year: new Date().getFullYear() - back }));
  return {
    公示栏: asked(listPublicityBoard.path, [{}, { grade: 'B' }]),
    '公示栏, a word of the title': asked(listPublicityBoard.path, [{ keyword: '剪纸' }, { keyword: '社区' }]),
    '公示栏 as a page': pages.map((page) => ({
      method: 'GET' as const,
      path: `/publicity?page=${page}`,
      headers: { accept: 'text/html' },
    })),
    '公示 of the city': asked(listPublicity.path, [{}]),
    'own records, of 1,000': asked(listMyHours.path, [{}, { state: 'effective' }, ...years]),
    'own sums': [
      {
        method: getMyHourTotals.method,
        path: getMyHourTotals.path,
        headers: { authorization: `Bearer ${tokenOf(keeper)}` },
      },
    ],
  };
}

/** Every statement of the measured calls, planned. */
async function scansOf(database: Database, { root, secret }: Looking): Promise<Scan[]> {
  const recorder = await openRecorder(database, { root, secret });
  try {
    const recorded = [];
    for (const [name, requests] of Object.entries(listCalls()))
      for (const request of requests) recorded.push([name, await recorder.record(request)] as const);
    return await findScans(database.pool, recorded);
  } finally {
    await recorder.close();
  }
}
