import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './tools/test/missing-software.ts';

const port = Number(process.env.E2E_PORT ?? 3987);

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
/** What has people and data of its own, or changes nothing that others look at. */
const apart = [
  '**/public/{needs,offline,ordering,public-pages,register,search,viewer-parts}.spec.ts',
  '**/back-office/shell.spec.ts',
  '**/day/whole-life.spec.ts',
  '**/{centres,guard,process}/*.spec.ts',
];

/** Journeys on the built product with the demo city in an embedded database of their own. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  // A journey waits half of its time: for the page, for a minute between two codes, for a product of its own.
  workers: 4,
  // A busy machine may fail a journey once; the report then names it as flaky, with its trace.
  retries: 1,
  // The first visit to each part of the product loads it, on machines that do other things too.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'on-first-retry',
    // What a journey answers in the network's place must not pass a worker; the one about the offline page asks for it.
    serviceWorkers: 'block',
    // A page that glides to where it is asked may be elsewhere when the pointer arrives.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  // Journeys share people and follow each other; the others go beside them.
  projects: [
    { name: 'journeys', testIgnore: apart, workers: 1, use: desktop },
    { name: 'apart', testMatch: apart, workers: 3, use: desktop },
  ],
  webServer: {
    command: 'node e2e/start-product.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port) },
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
