// `npm test`: every check of the house; ends with `N passed, N failed, N skipped` over all suites.
// `npm test -- lint types-web` runs single steps, `npm test -- --changed[=<commit>]` what daily work touches.
import { startPostgres, type TestPostgres } from '../postgres-for-tests.mjs';
import { stepsForChanged } from './changed.ts';
import { chromiumPath, installMissing } from './missing-software.ts';
import { runBeside, runStep } from './run-step.ts';
import { checks, journeys, leftToPostgres, onlyWithPostgres, vitestStep } from './steps.ts';
import { type StepResult, summarise } from './summary.ts';

const noPostgres =
  'tests-postgres: no PostgreSQL on this machine (install postgresql, or set TEST_DATABASE_URL): races were not proved';
const noChromium = 'journeys: no Chromium on this machine (install chromium): nothing was tried in a browser';

export async function main(args: readonly string[]): Promise<void> {
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
  const { results, leftOut } =
    changed === undefined ? await runAll(args) : await runChanged(changed.split('=')[1]);
  const { lines, hasFailed } = summarise(results, leftOut);
  console.log(lines.join('\n'));
  process.exitCode = hasFailed ? 1 : 0;
}

type Run = { results: StepResult[]; leftOut: string[] };

async function runAll(only: readonly string[]): Promise<Run> {
  const isAsked = (name: string): boolean => only.length === 0 || only.includes(name);
  const leftOut: string[] = [];
  installMissing(console.log);
  const results = await runBeside(checks.filter(({ name }) => isAsked(name)));
  results.push(...(await runSuites(isAsked, leftOut)));
  if (isAsked('journeys')) {
    const chromium = chromiumPath();
    if (chromium) results.push(await runStep(journeys(chromium)));
    else leftOut.push(noChromium);
  }
  return { results, leftOut };
}

/**
 * Both suites of vitest, one after the other: beside each other they took as long, and what is held to processor time failed
 * (decision 0017). What only one engine needs to meet is left out of the other where both are there.
 */
async function runSuites(isAsked: (name: string) => boolean, leftOut: string[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const postgres = isAsked('tests-postgres') ? await findPostgres() : undefined;
  if (isAsked('tests-embedded'))
    results.push(await runStep(vitestStep('tests-embedded', { args: postgres ? leftToPostgres : [] })));
  if (postgres)
    results.push(
      await runStep(vitestStep('tests-postgres', { postgresUrl: postgres.url, args: onlyWithPostgres() })),
    );
  else if (isAsked('tests-postgres')) leftOut.push(noPostgres);
  await postgres?.stop();
  return results;
}

/** The server that was named, or else one of this run. */
function findPostgres(): Promise<Pick<TestPostgres, 'url' | 'stop'> | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? Promise.resolve({ url, stop: async () => undefined }) : startPostgres();
}

async function runChanged(since: string | undefined): Promise<Run> {
  const steps = stepsForChanged(since);
  const results = await runBeside(steps.filter(({ report }) => !report));
  for (const step of steps.filter(({ report }) => report)) results.push(await runStep(step));
  console.log('\nleft to the whole run: PostgreSQL, the build, the journeys');
  return { results, leftOut: [] };
}
