import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from './src/testing/setup/patience.ts';
import { LongestFirst } from './tools/test/longest-first.ts';

const web = ['src/{areas,domains/*/web,platform/web}/**/*.test.{ts,tsx}'];
/** Tests that put others in place of modules: they must not meet those that a file before them loaded. */
const replacing = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `src/${file}`)
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));

/** What `import.meta.glob` finds is part of a transformed module, and the cache does not look there again: other files, another cache. */
const globbed = ['src/database/migrations', 'tools/demo-city/city'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted(),
);
const cache = createHash('sha256').update(globbed.join('\n')).digest('hex').slice(0, 12);

/** Files that are asked for in any order (`--sequence.shuffle.files`) are not sorted: vitest shuffles only where nobody sorts. */
const isShuffled = process.argv.some((arg) => arg.startsWith('--sequence.shuffle'));

/** Rules, use-case, HTTP and web tests. Journeys run under Playwright (`e2e/`). */
export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    globalSetup: ['src/testing/setup/global-setup.ts'],
    experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/vitest-${cache}` },
    pool: 'forks',
    maxWorkers: 2,
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    testTimeout: patience.testMs,
    hookTimeout: patience.testMs,
    expect: { poll: { timeout: patience.waitMs } },
    css: { include: [] },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/{app,database,testing}/**/*.test.{ts,tsx}',
            'src/platform/{contract,server,pages}/**/*.test.{ts,tsx}',
            'src/domains/*/{contract,server,testing}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          setupFiles: ['src/testing/setup/every-test.ts'],
          // A database each, and nothing kept in modules that a file must not see: loading them once a worker halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: './src/testing/setup/kept-document.ts',
          include: web,
          exclude: ['**/node_modules/**', ...replacing],
          setupFiles: ['src/testing/setup/every-test.ts', 'src/testing/setup/browser-parts.ts'],
          // A document each; React and what draws is loaded once a worker, which takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web-alone',
          environment: 'jsdom',
          include: replacing,
          setupFiles: ['src/testing/setup/every-test.ts', 'src/testing/setup/browser-parts.ts'],
        },
      },
    ],
  },
});
