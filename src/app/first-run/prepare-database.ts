import { type Database, openDatabase } from '#database/connection.ts';
import { claimInstanceNumber, type InstanceNumber } from '#database/instance-number.ts';
import { migrate } from '#database/migrate.ts';
import { migrateAsOwner } from '#database/running-user.ts';
import { hostUrls } from '#database/server/hosts.ts';
import path from 'node:path';
import { createDiskStorage, type StoragePort } from '#platform/server/ports/storage.ts';
import { keyIdOf, type Secrets, secretsOf } from '#platform/server/secrets/keys.ts';
import { takeSecret } from '#platform/server/secrets/take-secret.ts';
import { hasCity } from '../../../tools/demo-city/has-city.ts';
import { firstRun } from './first-run.ts';
import { keptUnderSecret } from '../secrets/kept-under-secret.ts';
import type { Configuration } from '../settings/configuration.ts';

/** Says what is going on at the start; one line a step. */
export type Progress = (line: string) => void;

/** Where files lie below the data directory. */
export const diskOf = ({ dataDir }: Configuration): StoragePort =>
  createDiskStorage(path.join(dataDir, 'files'));

/** As the owner of the tables where there is one besides the user as whom the product runs. */
async function migrateFor(
  { databaseUrl, databaseOwnerUrl }: Configuration,
  database: Database,
): Promise<string[]> {
  if (!databaseUrl || !databaseOwnerUrl) return migrate(database);
  const owner = await openDatabase({ url: databaseOwnerUrl, poolSize: 2 });
  try {
    return await migrateAsOwner(
      owner,
      decodeURIComponent(new URL(hostUrls(databaseUrl)?.[0] ?? databaseUrl).username),
    );
  } finally {
    await owner.close();
  }
}

/** This process's number, to be released before the database is closed, and the secrets as the database knows them. */
export type PreparedDatabase = { instance: InstanceNumber; secret: Secrets };

/**
 * Migrates, claims this process's number, compares the secrets with those that the database was written under, makes the rows every
 * installation needs, and in demo mode the city when the database is empty. @throws WrongSecret
 */
export async function prepareDatabase(
  configuration: Configuration,
  database: Database,
  say: Progress,
): Promise<PreparedDatabase> {
  const applied = await migrateFor(configuration, database);
  say(`database ready (${database.engine}, ${applied.length} migrations applied)`);
  const { isDemo, instance: preferred, instanceHolder: holder } = configuration;
  const keyId = keyIdOf(secretsOf(configuration.secret).current);
  const instance = await claimInstanceNumber(database, { preferred, holder, keyId });
  try {
    const secret = await takeSecretFor(configuration, database, say);
    await firstRun(database, { isDemo, instance: instance.current(), say });
    if (!isDemo || (await hasCity(database))) return { instance, secret };
    const { loadDemoCity } = await import('../../../tools/demo-city/load-demo-city.ts');
    await loadDemoCity(database, { now: new Date(), secret, storage: diskOf(configuration), say });
    return { instance, secret };
  } catch (error) {
    await instance.release().catch(() => undefined);
    throw error;
  }
}

const takeSecretFor = (
  { secret, secretBefore }: Configuration,
  database: Database,
  say: Progress,
): Promise<Secrets> =>
  takeSecret(
    { secret: secretsOf(secret).current, secretBefore },
    { database, rooms: keptUnderSecret, now: new Date(), say },
  );
