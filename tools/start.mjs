// `npm start`: builds what is not built, then runs the built server in this process, or in several under it (PROCESSES).
import cluster from 'node:cluster';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '..');
const say = (line) => console.log(line);

process.env.NODE_ENV = 'production';
const built = (name) => import(pathToFileURL(path.join(root, `dist/server/${name}.mjs`)).href);

async function buildWhatIsNot() {
  const stamp = await sourceStamp(root);
  if (stamp === undefined || stamp === builtStamp(root)) return;
  const { build } = await import('./build.mjs');
  await build(say);
}

/** True when this process has others serve. */
async function supervises() {
  const { superviseProcesses } = await built('supervisor');
  return superviseProcesses();
}

try {
  if (cluster.isPrimary) await buildWhatIsNot();
  if (cluster.isWorker || !(await supervises())) await (await built('server')).main();
} catch (error) {
  console.error((await built('server')).startFailure(error));
  process.exit(1);
}
