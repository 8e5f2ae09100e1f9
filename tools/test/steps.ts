import { readPlaywright, readVitest } from './reports.ts';
import type { Step } from './run-step.ts';

const reportFile = (name: string): string => `node_modules/.cache/${name}.json`;

/** One checker: several go through what they share several times, and others run beside this one anyway (decision 0017). */
const typesOf = (project: string): Step['command'] => ['npx', 'tsc', '-p', project, '--checkers', '1'];

/** Checks that read the sources only and do not need each other: the longest first. */
export const checks: readonly Step[] = [
  { name: 'types-web', command: typesOf('tsconfig.web.json') },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'], env: { GOMAXPROCS: '1' } },
  { name: 'types-server', command: typesOf('tsconfig.server.json') },
  { name: 'build', command: ['node', 'tools/build.mjs'] },
  { name: 'structure', command: ['npm', 'run', '--silent', 'check:structure'] },
  { name: 'format', command: ['npx', 'biome', 'format', '.'] },
];

/** A run of vitest: on the embedded engine, or on the PostgreSQL server at `postgresUrl`. */
export const vitestStep = (
  name: string,
  { postgresUrl = '', args = [] }: { postgresUrl?: string; args?: readonly string[] },
): Step => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
    ...args,
  ],
  env: { TEST_DATABASE_URL: postgresUrl },
  report: { file: reportFile(name), read: readVitest },
});

/**
 * What meets no PostgreSQL, for once is enough for it (decision 0017): pages, pure rules, compiled statements, what reads the sources,
 * tools, the embedded engine's own tests, time alone.
 */
export const onlyWithPostgres = [
  '--project=server',
  ...[
    '**/*.rules.test.ts',
    '**/*.sql.test.ts',
    '**/*.test.tsx',
    'tools/**',
    'src/platform/contract/**',
    'src/database/embedded/**',
    // Who may do what: the statements that ask for it run on both engines in the tests of their rooms.
    'src/app/house-tests/{hostile-staff,permission-matrix}.test.ts',
    'src/app/house-tests/{audit-words,called-operations,chinese-punctuation,classes,floor-words,folder-sizes,glossary}.test.ts',
    'src/app/house-tests/{hostile-length,libraries,one-*,readme,references,security,session-calls,sql-places}.test.ts',
    'src/app/house-tests/{pages/*,states-once,words-once,written-once}.test.ts',
    'src/app/settings/**',
    'src/app/answers/time-limit.test.ts',
    'src/domains/accounts/server/login/proof-of-work.test.ts',
    'src/platform/server/{event-loop-watch,spreadsheet}.test.ts',
  ].flatMap((pattern) => ['--exclude', pattern]),
];

/** What meets the embedded engine only where there is no PostgreSQL: it sends the same on both, for a long time (decision 0017). */
export const leftToPostgres = ['--exclude', 'src/app/house-tests/hostile-input.test.ts'];

/** The journeys through the built product. */
export const journeys = (chromium: string): Step => ({
  name: 'journeys',
  command: ['npx', 'playwright', 'test'],
  env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys') },
  report: { file: reportFile('journeys'), read: readPlaywright },
});
