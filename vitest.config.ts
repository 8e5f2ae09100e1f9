import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Rules, use-case, HTTP and web tests. Journeys run under Playwright (`e2e/`). */
export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
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
          // A database each, and nothing kept in modules that a file must not see: loading them once a worker halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/{areas,domains/*/web,platform/web}/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/browser-parts.ts'],
        },
      },
    ],
  },
});
