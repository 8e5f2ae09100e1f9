// `npm test`: every check of the house, one after the other; ends with `N passed, N failed, N skipped` over all suites.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { startPostgres } from './postgres-for-tests.mjs';

const only = process.argv.slice(2);
const totals = { passed: 0, failed: 0, skipped: 0 };
const skippedWhy = [];
const failures = [];

const chromiumPath = () =>
  [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    process.env.CHROMIUM_PATH,
  ].find((path) => path && existsSync(path));
const hasPostgres = () =>
  existsSync('/usr/lib/postgresql') || spawnSync('sh', ['-c', 'command -v initdb']).status === 0;

/** Installs what the suites need where this is root on Debian and it is absent; elsewhere what is there is used. */
function installMissing() {
  const missing = [];
  if (!chromiumPath()) missing.push('chromium');
  if (!existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) missing.push('fonts-noto-cjk');
  if (!hasPostgres()) missing.push('postgresql');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !isRootOnDebian) return;
  console.log(`installing ${missing.join(', ')} …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** A check counts as one. */
async function check(name, command, args) {
  if (only.length > 0 && !only.includes(name)) return;
  console.log(`\n── ${name}`);
  const code = await run(command, args);
  if (code === 0) totals.passed += 1;
  else {
    totals.failed += 1;
    failures.push(name);
  }
}

/** A suite counts its tests, read from its JSON report. */
async function suite(name, { command, args, report, read, env }) {
  if (only.length > 0 && !only.includes(name)) return;
  console.log(`\n── ${name}`);
  rmSync(report, { force: true });
  const code = await run(command, args, env);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(totals)) totals[key] += counts[key];
  if (counts.failed > 0) failures.push(name);
}

function skip(name, why) {
  if (only.length > 0 && !only.some((step) => step.startsWith(name))) return;
  totals.skipped += 1;
  skippedWhy.push(`${name}: ${why}`);
}

/** Titles of the tests that a suite passed over; a test counts as skipped only when no suite ran it. */
const passedOver = [];

function readVitest(json) {
  const tests = json.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, title: `${file.name} ${test.fullName}` })),
  );
  passedOver.push(
    new Set(
      tests
        .filter((test) => test.status === 'pending' || test.status === 'skipped')
        .map((test) => test.title),
    ),
  );
  const brokenFiles = json.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: json.numPassedTests, failed: json.numFailedTests + brokenFiles.length, skipped: 0 };
}

const readPlaywright = (json) => ({
  passed: json.stats.expected + json.stats.flaky,
  failed: json.stats.unexpected,
  skipped: json.stats.skipped,
});

/** Pure rules, components and the embedded engine's own tests meet no PostgreSQL: once is enough for them. */
const withoutPostgres = [
  '**/*.rules.test.ts',
  '**/*.test.tsx',
  'src/platform/{contract,web}/**',
  'src/database/embedded/**',
  'src/app/house-tests/hostile-length.test.ts',
];

const vitest = (name, env, passOver = []) =>
  suite(name, {
    command: 'npx',
    args: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=node_modules/.cache/${name}.json`,
      ...passOver.flatMap((pattern) => ['--exclude', pattern]),
    ],
    report: `node_modules/.cache/${name}.json`,
    read: readVitest,
    env,
  });

installMissing();
await check('format', 'npx', ['biome', 'format', '.']);
await check('lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']);
await check('types-server', 'npx', ['tsc', '-p', 'tsconfig.server.json']);
await check('types-web', 'npx', ['tsc', '-p', 'tsconfig.web.json']);
await check('structure', 'npm', ['run', '--silent', 'check:structure']);
await check('build', 'node', ['tools/build.mjs']);

await vitest('tests-embedded', { TEST_DATABASE_URL: '' });
const postgres = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  : await startPostgres();
if (postgres) {
  await vitest('tests-postgres', { TEST_DATABASE_URL: postgres.url }, withoutPostgres);
  await postgres.stop();
} else {
  skip(
    'tests-postgres',
    'no PostgreSQL on this machine (install postgresql, or set TEST_DATABASE_URL): races were not proved',
  );
}

const chromium = chromiumPath();
if (chromium) {
  await suite('journeys', {
    command: 'npx',
    args: ['playwright', 'test'],
    report: 'node_modules/.cache/journeys.json',
    read: readPlaywright,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: 'node_modules/.cache/journeys.json' },
  });
} else {
  skip('journeys', 'no Chromium on this machine (install chromium): nothing was tried in a browser');
}

const [first = new Set(), ...others] = passedOver;
for (const title of first)
  if (others.every((titles) => titles.has(title))) skip('tests', `no suite could run "${title}"`);

if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
for (const why of skippedWhy) console.log(`SKIPPED ${why}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
