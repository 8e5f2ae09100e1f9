// Runs a TypeScript tool on plain Node (which has no type stripping on 20): node tools/run.mjs tools/x/x.ts [arguments]
import path from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

const [file, ...rest] = process.argv.slice(2);
if (!file) {
  console.error('usage: node tools/run.mjs <file.ts> [arguments]');
  process.exit(2);
}
process.argv = [process.argv[0], path.resolve(file), ...rest];

/** As Vite's own `runnerImport`, but open until the tool has ended: what it imports on the way is found, too. */
async function openRunner() {
  const inline = {
    consumer: 'server',
    dev: { moduleRunnerTransform: true },
    resolve: { external: true, mainFields: [], conditions: ['node'] },
  };
  const config = await resolveConfig(
    { configFile: false, envDir: false, logLevel: 'error', environments: { inline } },
    'serve',
  );
  const environment = createRunnableDevEnvironment('inline', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return environment;
}

const environment = await openRunner();
try {
  const { main } = await environment.runner.import(path.resolve(file));
  await main?.(rest);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
} finally {
  await environment.close();
}
