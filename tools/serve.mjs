// Runs the built server in this process, or in several under it (PROCESSES). Needs `dist/` and what it imports, nothing of the sources.
import './quick-ticks.mjs';
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runApart } from './run-apart.mjs';

const here = import.meta.dirname;

process.env.NODE_ENV = 'production';
// As Node says its name from 21 on. Where nothing does, `pg` makes a `Response` to find out where it is, and the first of those loads Node's HTTP
// client, 12 MiB (docs/decisions, 0061).
globalThis.navigator ??= /** @type {Navigator} */ ({ userAgent: `Node.js/${process.versions.node}` });
const built = (name) => import(pathToFileURL(path.resolve(here, `../dist/server/${name}.mjs`)).href);

/** A first start of the embedded engine, or a demo on a server, may have a whole city to make. */
function mayHaveMuchToPrepare({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: demo }) {
  if (url?.trim()) return demo?.trim() === 'on';
  return !existsSync(path.join(dataDir?.trim() || 'data', 'database'));
}

/** True when this process has others serve. */
async function supervises() {
  const { superviseProcesses } = await built('supervisor');
  return superviseProcesses();
}

try {
  if (cluster.isPrimary && mayHaveMuchToPrepare(process.env)) await runApart(path.join(here, 'prepare.mjs'));
  if (cluster.isWorker || !(await supervises())) await (await built('server')).main();
} catch (error) {
  console.error((await built('server')).startFailure(error));
  process.exit(1);
}
