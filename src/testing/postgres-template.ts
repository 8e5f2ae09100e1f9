import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '#database/connection.ts';
import { prepare, preparedName, type Seed, unseeded } from './test-seed.ts';

/** Serialises template making over all test processes; any number will do. */
const TEMPLATE_LOCK = 7_350_123;

/** A new database on the test server, copied from the prepared template. `drop` removes it. */
export async function createDatabaseFromTemplate(serverUrl: string, seed: Seed) {
  const template = templateOf(seed);
  const name = `app_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asAdministrator(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(serverUrl, client, seed);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: withDatabase(serverUrl, name),
    drop: () =>
      asAdministrator(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

const templateOf = (seed: Seed): string => `app_template_${preparedName(seed)}`;

/** Makes the template where it is not there yet. */
async function makeTemplate(serverUrl: string, client: pg.Client, seed: Seed): Promise<void> {
  const template = templateOf(seed);
  if (await isReady(client, template)) return;
  if (seed.seed) await makeTemplate(serverUrl, client, unseeded);
  await client.query(`drop database if exists ${template}`);
  const origin = seed.seed ? `template ${templateOf(unseeded)} strategy file_copy` : '';
  await client.query(`create database ${template} ${origin}`);
  const database = await openDatabase({ url: withDatabase(serverUrl, template), poolSize: 2 });
  try {
    await prepare(database, seed);
    await database.pool.query('vacuum (analyze)');
  } finally {
    await database.close();
  }
  // The mark that it is complete: a process that died half-way leaves none.
  await client.query(`alter database ${template} is_template true`);
}

async function isReady(client: pg.Client, template: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  return rowCount === 1;
}

async function asAdministrator(serverUrl: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
