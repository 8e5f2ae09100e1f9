// `npm start`: builds what is not built, then serves.
import cluster from 'node:cluster';
import path from 'node:path';
import { runApart } from './run-apart.mjs';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '..');

if (cluster.isPrimary && (await sourceStamp(root)) !== builtStamp(root))
  await runApart(path.join(root, 'tools/build.mjs'));
await import('./serve.mjs');
