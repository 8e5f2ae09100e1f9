// `npm start`: builds what is not built, then runs the built server in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtStamp, sourceStamp } from './source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '..');
const say = (line) => console.log(line);

/** The demo city's accounts (README); printed only where the demo is on. */
const demoAccounts = [
  'demo accounts, all with password Jianglan#2026:',
  '  zhiyuan001 …  volunteers        duiwu001 …  teams',
  '  admin001  system administrator  shenhe001  reviewer  diaodu001  dispatcher  bianji001  editor',
];

process.env.NODE_ENV = 'production';
const stamp = await sourceStamp(root);
if (stamp !== undefined && stamp !== builtStamp(root)) {
  const { build } = await import('./build.mjs');
  await build(say);
}
const server = await import(pathToFileURL(path.join(root, 'dist/server/server.mjs')).href);
try {
  const { address, isDemo } = await server.main();
  say('');
  say(`江澜志愿 is running at ${address}`);
  if (isDemo) for (const line of demoAccounts) say(line);
  say('stop with Ctrl+C');
} catch (error) {
  console.error(server.startFailure(error));
  process.exit(1);
}
