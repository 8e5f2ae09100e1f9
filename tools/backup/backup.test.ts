import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serveCopies } from '#app/processes/copy-socket.ts';
import { prepareDatabase } from '#app/first-run/prepare-database.ts';
import { type Database, openDatabase } from '#database/connection.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { secretsOf } from '#platform/server/secrets/keys.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { startPostgres } from '../postgres-for-tests.mjs';
import { quickTmpdir } from '../quick-tmpdir.mjs';
import { checkData } from '../check-data/check-data.ts';
import { withoutPassword } from './archive.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const web = makeWebRoot();
const root = mkdtempSync(path.join(quickTmpdir(), 'backup-'));
const at = (...names: string[]): string => path.join(root, ...names);
afterAll(() => {
  rmSync(root, { recursive: true });
  web.remove();
});
const say = (): void => undefined;

/** An installation with some rows and a file. */
async function fill(database: Database, dataDir: string): Promise<void> {
  const { instance } = await prepareDatabase(web.configuration, database, say);
  await instance.release();
  await buildActivity(database.kysely, { title: '江边清滩' });
  await database.pool.query('create table pairs (no int, half int)');
  mkdirSync(path.join(dataDir, 'files/covers'), { recursive: true });
  writeFileSync(path.join(dataDir, 'files/covers/one.webp'), 'a picture');
}

/** Writes two rows in one transaction, again and again, until told; gives how many it was told are kept. */
function writing(database: Database) {
  let kept = 0;
  let isOver = false;
  const work = (async () => {
    for (; !isOver; kept += 1) {
      await database.kysely.transaction().execute(async (act) => {
        const { no } = { no: kept };
        for (const half of [1, 2])
          await act
            .insertInto('pairs' as never)
            .values({ no, half } as never)
            .execute();
      });
    }
  })();
  return {
    kept: () => kept,
    end: async () => {
      isOver = true;
      await work;
    },
  };
}

const pairsOf = async (database: Database) => {
  const { rows } = await database.pool.query<{ whole: string; halves: string }>(
    'select count(distinct no) as whole, count(*) as halves from pairs',
  );
  return { whole: Number(rows[0]?.whole), halves: Number(rows[0]?.halves) };
};

const pages = ['/user-index/activityList', '/user-index/help', '/user-index/teamList'];
async function shown(database: Database): Promise<string[]> {
  const app = await openProduct(database, web);
  try {
    const answers = await Promise.all(pages.map((url) => app.inject({ url })));
    return answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
  } finally {
    await app.close();
  }
}

/** Backs up while the product writes, restores beside it, and compares. */
async function proves(
  database: Database,
  from: { dataDir: string; databaseUrl?: string },
  to: { dataDir: string; databaseUrl?: string; open: () => Promise<Database> },
) {
  const file = path.join(from.dataDir, '..', 'taken.backup');
  const settings = { databaseUrl: undefined, passphrase: 'the long words of the cellar', say };
  const writers = writing(database);
  await expect.poll(writers.kept).toBeGreaterThan(10);
  const before = writers.kept();
  await backUp(file, { ...settings, ...from });
  const after = writers.kept();
  await writers.end();
  expect(after).toBeGreaterThanOrEqual(before);
  await expect(backUp(file, { ...settings, ...from })).rejects.toThrow('is there already');
  const wrong = { ...settings, ...to, passphrase: 'other words' };
  await expect(restore(file, wrong)).rejects.toThrow('the passphrase is another one');
  await restore(file, { ...settings, ...to });
  await expect(restore(file, { ...settings, ...to })).rejects.toThrow(/is there already|not empty/);
  const restored = await to.open();
  try {
    const { whole, halves } = await pairsOf(restored);
    expect(halves).toBe(2 * whole);
    expect(whole).toBeGreaterThanOrEqual(before);
    expect(whole).toBeLessThanOrEqual(after + 1);
    expect(await checkData(restored)).toEqual([]);
    expect(await shown(restored)).toEqual(await shown(database));
  } finally {
    await restored.close();
  }
  expect(readFileSync(path.join(to.dataDir, 'files/covers/one.webp'), 'utf8')).toBe('a picture');
  return 'whole';
}

it('keeps the password of the database out of the list of processes', () => {
  expect(withoutPassword('postgres://app:p%40ss@db1,db2:5432/volunteers?x=1')).toEqual({
    url: 'postgres://app@db1,db2:5432/volunteers?x=1',
    env: { PGPASSWORD: 'p@ss' },
  });
  expect(withoutPassword('postgres://db1/volunteers')).toEqual({ url: 'postgres://db1/volunteers', env: {} });
});

describe('a backup of the embedded database', () => {
  it('is taken while the product writes, and the restored copy is whole and shows the same pages', async () => {
    const dataDir = at('embedded', 'data');
    const database = await openDatabase({ dataDir: path.join(dataDir, 'database') });
    await fill(database, dataDir);
    const endCopies = await serveCopies(database, dataDir);
    try {
      const target = at('embedded', 'restored');
      const open = () => openDatabase({ dataDir: path.join(target, 'database') });
      await expect(proves(database, { dataDir }, { dataDir: target, open })).resolves.toBe('whole');
    } finally {
      endCopies?.();
      await database.close();
    }
  });
});

describe('a backup from before SECRET was changed', () => {
  it('is started with the new one and the old one beside it, and refuses the new one alone', async () => {
    const [dataDir, target] = [at('secret', 'data'), at('secret', 'restored')];
    const { secret: first } = web.configuration;
    const second = 'a second secret of at least thirty-two characters';
    const changed = { ...web.configuration, secret: second, secretBefore: [secretsOf(first).current] };
    const mobile = '13812345678';
    const hashes = (database: Database) =>
      database.kysely
        .selectFrom('accounts')
        .select('mobileHash')
        .where('mobileHash', 'is not', null)
        .execute();
    const database = await openDatabase({ dataDir: path.join(dataDir, 'database') });
    await fill(database, dataDir);
    const { accountId } = await buildAccount(database.kysely, { userType: 3 });
    const sealed = createMobileVault(accountKeysFrom(first)).seal(mobile);
    await database.kysely.updateTable('accounts').set(sealed).where('id', '=', accountId).execute();
    await database.close();
    const file = at('secret', 'taken.backup');
    const settings = { databaseUrl: undefined, passphrase: undefined, say };
    await backUp(file, { ...settings, dataDir });
    await restore(file, { ...settings, dataDir: target });
    const restored = await openDatabase({ dataDir: path.join(target, 'database') });
    try {
      const alone = prepareDatabase({ ...changed, secretBefore: [] }, restored, say);
      await expect(alone).rejects.toThrow('SECRET is not the one that this database is written under');
      expect(await hashes(restored)).toEqual([{ mobileHash: sealed.mobileHash }]);
      const { secret } = await prepareDatabase(changed, restored, say);
      const { hashOf } = createMobileVault(accountKeysFrom(secret));
      expect(await hashes(restored)).toEqual([{ mobileHash: hashOf(mobile) }]);
      expect(await checkData(restored)).toEqual([]);
    } finally {
      await restored.close();
    }
  });
});

describeOnPostgres('a backup of a server', () => {
  it('is taken while the product writes, and the restored copy is whole and shows the same pages', async () => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('no PostgreSQL server on this machine');
    const database = await openDatabase({ url: postgres.url, poolSize: 4 });
    try {
      const dataDir = at('server', 'data');
      await fill(database, dataDir);
      await database.pool.query('create database restored');
      const target = Object.assign(new URL(postgres.url), { pathname: '/restored' }).href;
      const to = {
        dataDir: at('server', 'restored'),
        databaseUrl: target,
        open: () => openDatabase({ url: target }),
      };
      await expect(proves(database, { dataDir, databaseUrl: postgres.url }, to)).resolves.toBe('whole');
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
});
