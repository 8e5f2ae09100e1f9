// Builds when `dist/` is not what lies in the sources; in a process of its own (tools/start.mjs).
import path from 'node:path';
import { endWithParent } from './run-apart.mjs';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

endWithParent();
const root = path.resolve(import.meta.dirname, '..');
if ((await sourceStamp(root)) !== builtStamp(root)) {
  const { build } = await import('./build.mjs');
  await build((line) => console.log(line));
}
// With the line to its parent open it would not end.
process.exit(0);
