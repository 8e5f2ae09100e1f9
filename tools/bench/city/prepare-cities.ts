import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#database/connection.ts';
import { startProduct } from '../product-process.ts';
import { cloneCity } from './clone-city.ts';

/** Growing the demo city takes minutes on a slow machine. */
const growLimitMs = 600_000;

export type CityRun = { copies: number; root: string; url: string; say: (line: string) => void };
/** What the product is started with on each of the two. */
export type City = { url: string; settings: Record<string, string> };

/**
 * Grows a demo city and multiplies a copy of it, or finds what was made before on the same day: as databases `city-…` beside the
 * configured one, which stay for the next run. Those of other days are dropped first.
 */
export async function prepareCities({
  copies,
  root,
  url,
  say,
}: CityRun): Promise<{ demo: City; city: City }> {
  const stamp = stampOf(new Date());
  const [demoName, cityName] = [`city-${stamp}-demo`, `city-${stamp}-${copies}`];
  const databaseUrl = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const dataDir = path.join(root, 'data', demoName);
  const cityOf = (name: string): City => ({
    url: databaseUrl(name),
    settings: {
      DATABASE_URL: databaseUrl(name),
      DATABASE_OWNER_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'on',
      SECRET: 'a secret that is only good for trying',
      STAFF_SECOND_FACTOR: 'off',
    },
  });
  const run = await openServer(url);
  try {
    const known = await run.names();
    for (const old of known.filter(
      (name) => !name.startsWith(`city-${stamp}-`) || name.endsWith('-building'),
    ))
      await run.statement(`drop database "${old}" with (force)`);
    if (!known.includes(demoName)) {
      rmSync(dataDir, { recursive: true, force: true });
      await run.build(demoName, (name) => grow(root, cityOf(name).settings));
      say('grew the demo city');
    }
    if (!known.includes(cityName))
      await run.build(cityName, (name) => multiply(databaseUrl(name), { copies, say }), demoName);
    return { demo: cityOf(demoName), city: cityOf(cityName) };
  } finally {
    await run.end();
  }
}

/** Changes with the day, for the demo city grows around it, and with how it is multiplied; newer migrations are applied by the product. */
function stampOf(now: Date): string {
  const hash = createHash('sha256').update(now.toISOString().slice(0, 10));
  for (const file of ['clone-city.ts', 'cloned-tables.ts'])
    hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

async function openServer(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const statement = (text: string) => client.query(text);
  return {
    statement,
    names: async () => {
      const { rows } = await client.query<{ datname: string }>(
        `select datname from pg_database where datname like 'city-%'`,
      );
      return rows.map(({ datname }) => datname);
    },
    /** What was broken off is built again: the name comes last. */
    build: async (name: string, fill: (building: string) => Promise<void>, template = 'template1') => {
      const building = `${name}-building`;
      await statement(`create database "${building}" template "${template}"`);
      await fill(building);
      await statement(`alter database "${building}" rename to "${name}"`);
    },
    end: () => client.end(),
  };
}

async function grow(root: string, settings: City['settings']): Promise<void> {
  const product = await startProduct(root, settings, { limitMs: growLimitMs });
  await product.stop();
}

async function multiply(url: string, cloning: Pick<CityRun, 'copies' | 'say'>): Promise<void> {
  const startedAt = performance.now();
  const database = await openDatabase({ url, poolSize: 1 });
  const client = await database.pool.connect();
  try {
    await cloneCity(client, cloning);
  } finally {
    client.release();
    await database.close();
  }
  cloning.say(`multiplied in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}
