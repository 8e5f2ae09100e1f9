// `node e2e/process/read-data-dir.mjs <data directory> [ids]`: see `inspectDataDir`. Asks the built rules: loading them from their sources takes ten times as long as asking.
import { PGlite } from '@electric-sql/pglite';
import { checkData, embeddedIn } from '../../dist/server/check-data.mjs';

const [dataDir = '', ids = ''] = process.argv.slice(2);
const lite = await PGlite.create(embeddedIn(dataDir), {
  startParams: [...PGlite.defaultStartParams, '-c', 'timezone=Asia/Shanghai'],
});
const { rows } = await lite.query('select id from sign_ups where id = any($1::bigint[])', [
  ids.split(',').filter(Boolean).map(Number),
]);
const kept = rows.map(({ id }) => Number(id));
const violations = await checkData({ pool: lite });
await lite.close();
process.stdout.write(`${JSON.stringify({ kept, violations })}\n`);
