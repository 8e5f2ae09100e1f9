// Runs a TypeScript tool on plain Node (which has no type stripping on 20): node tools/run.mjs tools/x/x.ts [arguments]
import path from 'node:path';
import { runnerImport } from 'vite';

const [file, ...rest] = process.argv.slice(2);
if (!file) {
  console.error('usage: node tools/run.mjs <file.ts> [arguments]');
  process.exit(2);
}
process.argv = [process.argv[0], path.resolve(file), ...rest];
try {
  const { module } = await runnerImport(path.resolve(file), { configFile: false, logLevel: 'error' });
  await module.main?.(rest);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
}
