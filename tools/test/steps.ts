import { readPlaywright, readVitest } from './reports.ts';
import { readdirSync, readFileSync } from 'node:fs';
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
    '--retry=1',
    '--reporter=default',
    '--reporter=./tools/test/vitest-reporter.ts',
    ...args,
  ],
  env: { TEST_DATABASE_URL: postgresUrl, VITEST_REPORT: reportFile(name) },
  report: { file: reportFile(name), read: readVitest },
});

/** How a test comes to a database: one of the openers of `src/testing` or of its room, or PostgreSQL by name. */
const meetsDatabase = /\bopen[A-Z]\w*\(|[Pp]ostgres|POSTGRES|enginesOfRun/;

/** The test files that open no database, found by their text. */
export const withoutDatabase = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `src/${file}`)
    .filter((file) => !meetsDatabase.test(readFileSync(file, 'utf8')));

/**
 * What meets no PostgreSQL, for once is enough for it (decision 0017): pages, pure rules, compiled statements, what reads the sources,
 * tools, the embedded engine's own tests, time alone.
 */
export const onlyWithPostgres = (): string[] => [
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
    'src/app/settings/**',
    // The demo city on the embedded engine, whichever the others run on.
    'src/app/secrets/rotation.test.ts',
    ...withoutDatabase(),
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
