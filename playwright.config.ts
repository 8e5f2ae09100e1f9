import { defineConfig, devices } from '@playwright/test';
import { patience } from './src/testing/setup/patience.ts';
import { chromiumPath } from './tools/test/missing-software.ts';

const port = Number(process.env.E2E_PORT ?? 3987);
/** The second product stands on the same city, and shares nothing with the first. */
const secondPort = port + 1;
const originAt = (at: number) => `http://127.0.0.1:${at}`;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
/** What has people and data of its own, or changes nothing that others look at. */
const apart = [
  '**/public/{needs,offline,ordering,public-pages,register,search,viewer-parts}.spec.ts',
  '**/back-office/shell.spec.ts',
  '**/day/whole-life.spec.ts',
  '**/{centres,guard,process}/*.spec.ts',
];

/** Those of people and teams have a product to themselves, so that there are two chains instead of one twice as long. */
const second = ['**/{team,volunteer}/*.spec.ts'];

/** Journeys on the built product with the demo city in an embedded database of their own. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  // A journey waits half of its time: for the page, for a minute between two codes, for a product of its own.
  workers: 5,
  // A busy machine may fail a journey once; the report then names it as flaky, with its trace.
  retries: 1,
  // What should come in the end is waited for, as long as in the other tests; a journey has a hundred such waits, of which a busy machine makes many long.
  timeout: 600_000,
  expect: { timeout: patience.waitMs },
  reporter: [['list'], ['json']],
  use: {
    baseURL: originAt(port),
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
  // Journeys of one product share people and follow each other; the others go beside them.
  projects: [
    { name: 'journeys', testIgnore: [...apart, ...second], workers: 1, use: desktop },
    {
      name: 'journeys-second',
      testMatch: second,
      workers: 1,
      use: { ...desktop, baseURL: originAt(secondPort) },
    },
    { name: 'apart', testMatch: apart, workers: 3, use: desktop },
  ],
  webServer: {
    command: `node e2e/start-products.mjs ${port} ${secondPort}`,
    wait: { stdout: /the products are ready/ },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
