// `npm start`: builds what is not built, then runs the built server in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '..');
const say = (line) => console.log(line);

process.env.NODE_ENV = 'production';
const stamp = await sourceStamp(root);
if (stamp !== undefined && stamp !== builtStamp(root)) {
  const { build } = await import('./build.mjs');
  await build(say);
}
const server = await import(pathToFileURL(path.join(root, 'dist/server/server.mjs')).href);
try {
  await server.main();
} catch (error) {
  console.error(server.startFailure(error));
  process.exit(1);
}
