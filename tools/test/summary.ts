import path from 'node:path';
import { FLAKY_LIMIT, type SuiteCount } from './reports.ts';

/** One step of `npm test` that was run. */
export type StepResult = { name: string; seconds: number; count: SuiteCount };

const slowest = 5;

/**
 * What is printed when everything has run: time by step with its slowest files, what failed, what was flaky, what was
 * left out and why, and last `N passed, N failed, N skipped`.
 */
export function summarise(
  steps: readonly StepResult[],
  leftOut: readonly string[] = [],
): { lines: string[]; hasFailed: boolean } {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    steps.reduce((total, { count }) => total + count[key], 0);
  const failed = steps.filter(({ count }) => count.failed > 0).map(({ name }) => name);
  const flaky = steps.flatMap(({ count }) => count.flaky);
  const skips = [...leftOut, ...untested(steps).map((title) => `tests: no suite could run "${title}"`)];
  return {
    lines: [
      '',
      ...steps.flatMap(timeOf),
      ...(failed.length > 0 ? ['', `failed: ${failed.join(', ')}`] : []),
      ...steps.flatMap(({ count }) => count.failures.map((failure) => `FAILED ${failure}`)),
      ...flaky.map((title) => `FLAKY ${title}: passed at the second try`),
      ...steps
        .filter(({ count }) => count.flaky.length > FLAKY_LIMIT)
        .map(({ name }) => `${name}: more than ${FLAKY_LIMIT} flaky: they count as failed`),
      ...skips.map((why) => `SKIPPED ${why}`),
      '',
      `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped') + skips.length} skipped`,
    ],
    hasFailed: failed.length > 0,
  };
}

function timeOf({ name, seconds, count }: StepResult): string[] {
  const files = count.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowest);
  return [
    `${inSeconds(seconds)} ${name}`,
    ...files.map((file) => `          ${inSeconds(file.seconds)} ${path.relative('', file.file)}`),
  ];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

/** Tests that every suite of its kind left out. */
function untested(steps: readonly StepResult[]): string[] {
  const [first, ...others] = steps.flatMap(({ count }) => count.passedOver ?? []);
  return [...(first ?? [])].filter((title) => others.every((titles) => titles.has(title)));
}
