import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Product, startProduct } from './product-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A slow machine grows the city in a few minutes. */
const growLimitMs = 600_000;

type Throwaway = {
  /** Names its directory and its database. */
  name: string;
  /** A server where databases may be made; the one that is named is never touched. Without it the embedded engine. */
  databaseUrl: string | undefined;
  settings?: Readonly<Record<string, string>>;
  preload?: string;
};

/** The built product in a process of its own with a demo city that nobody needs; what it was given is removed when it stops. */
export async function startThrowaway({ name, databaseUrl, settings, preload }: Throwaway): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), `jianglan-${name}-`));
  const database = databaseUrl ? await makeDatabase(databaseUrl, `${name}_${process.pid}`) : undefined;
  const remove = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const given = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    DATABASE_OWNER_URL: '',
    DEMO: 'on',
    SECRET: 'a secret that is only good for trying',
    SMS_PROVIDER: 'none',
    IDENTITY_PROVIDER: 'none',
    MAP_PROVIDER: 'none',
    ...settings,
  };
  const start = { limitMs: growLimitMs, ...(preload === undefined ? {} : { preload }) };
  const product = await startProduct(root, given, start).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    ...product,
    async stop() {
      await product.stop();
      await remove();
    },
  };
}

/**
 * A database beside the one that is named, which is never touched itself; its user must be allowed to make databases. With `template` it
 * begins as a copy of that one, to which nobody may be connected.
 */
export async function makeDatabase(
  databaseUrl: string,
  name: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database "${name}"${template ? ` template "${template}"` : ''}`);
  return {
    url: Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href,
    drop: () => run(`drop database if exists "${name}" with (force)`),
  };
}
