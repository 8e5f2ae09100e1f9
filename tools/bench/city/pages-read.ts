import type { Database } from '#database/connection.ts';
import type { HttpRequest } from '../calls.ts';
import { openRecorder, type Statement } from '../record-calls.ts';
import type { City } from './prepare-cities.ts';

/** A statement that reads fewer pages of 8 KiB waits for nobody: a millisecond or two from memory. */
const manyPages = 1_000;
const muchMore = 3;

/** A statement of a list, and how many pages of the database it read in the demo city and in the whole one. */
export type GrownStatement = { list: string; was: number; is: number; statement: Statement };
export type OpenCity = { database: Database; settings: City['settings'] };
type Asked = readonly (readonly [name: string, request: HttpRequest])[];

/**
 * The statements of lists that read more than a thousand pages of a city, and three times as many as of the demo city, the most first: how
 * much is read does not depend on what else the machine does. Each is carried out in both, once per list.
 */
export async function grownStatements(
  { demo, city }: { demo: OpenCity; city: OpenCity },
  asked: { demo: Asked; city: Asked },
  root: string,
): Promise<GrownStatement[]> {
  const [before, now] = [await readsOf(demo, asked.demo, root), await readsOf(city, asked.city, root)];
  const grown: GrownStatement[] = [];
  for (const [key, { list, pages: is, statement }] of now) {
    const was = before.get(key)?.pages ?? 0;
    if (is > manyPages && is > muchMore * was) grown.push({ list, was, is, statement });
  }
  return grown.toSorted((one, other) => other.is - one.is);
}

type Read = { list: string; pages: number; statement: Statement };

async function readsOf(
  { database, settings }: OpenCity,
  asked: Asked,
  root: string,
): Promise<Map<string, Read>> {
  const recorder = await openRecorder(database, { root, secret: settings['SECRET'] ?? '', DEMO: 'on' });
  const reads = new Map<string, Read>();
  try {
    for (const [list, request] of asked)
      for (const statement of (await recorder.record(request)).flat().filter(isReading)) {
        const known = reads.get(`${list} ${statement.text}`);
        const pages = known?.pages ?? (await pagesRead(database, statement));
        reads.set(`${list} ${statement.text}`, { list, statement, pages });
      }
  } finally {
    await recorder.close();
  }
  return reads;
}

const isReading = ({ text }: Statement): boolean => /^\s*(with|select)\b/i.test(text);

type Plan = { 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] };

/** Carries a statement out in a transaction that may not write; 0 for one that would. */
async function pagesRead({ pool }: Database, { text, values }: Statement): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin read only', []);
    const { rows } = await client.query<Plan>(`explain (analyze, buffers, timing off, format json) ${text}`, [
      ...values,
    ]);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  } catch {
    return 0;
  } finally {
    await client.query('rollback', []);
    client.release();
  }
}
