import { openDatabase } from '../../src/database/connection.ts';
import { checkData } from '../../tools/check-data/check-data.ts';

/** `node tools/run.mjs e2e/process/read-data-dir.ts <data directory> [ids]`: see `inspectDataDir`. */
export async function main([dataDir = '', ids = '']: string[]): Promise<void> {
  const database = await openDatabase({ dataDir: `${dataDir}/database` });
  try {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from sign_ups where id = any($1::bigint[])',
      [ids.split(',').filter(Boolean).map(Number)],
    );
    const kept = rows.map(({ id }) => Number(id));
    process.stdout.write(`${JSON.stringify({ kept, violations: await checkData(database) })}\n`);
  } finally {
    await database.close();
  }
}
