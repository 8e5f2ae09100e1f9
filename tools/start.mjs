// `npm start`: builds what is not built, then serves.
import cluster from 'node:cluster';
import path from 'node:path';
import { runApart } from './run-apart.mjs';

// Reading all sources takes memory as well; only this process stays.
if (cluster.isPrimary) await runApart(path.join(import.meta.dirname, 'build-if-changed.mjs'));
await import('./serve.mjs');
