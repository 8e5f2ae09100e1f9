import { openDatabase } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { createMemoryStorage } from '#platform/server/ports/storage.ts';
import { firstRun } from '../src/app/first-run/first-run.ts';
import { checkData } from './check-data/check-data.ts';
import { loadDemoCity } from './demo-city/load-demo-city.ts';

/** Prepares a database with the demo city: `node tools/run.mjs tools/load-demo-into.ts <data directory | postgres://…>`. */
export async function main([target = 'memory']: string[]): Promise<void> {
  const database = await openDatabase(target.startsWith('postgres') ? { url: target } : { dataDir: target });
  const say = (line: string): void => console.log(line);
  try {
    await migrate(database);
    await firstRun(database, { isDemo: true });
    await loadDemoCity(database, {
      storage: createMemoryStorage(),
      now: new Date(),
      secret: process.env.SECRET ?? 'a secret that is only good for trying',
      say,
    });
    for (const violation of await checkData(database)) say(`BROKEN ${JSON.stringify(violation)}`);
  } finally {
    await database.close();
  }
}
