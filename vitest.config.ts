import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Rules, use-case, HTTP and web tests. Journeys run under Playwright (`e2e/`). */
export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    css: { include: [] },
  },
});
