/** What one suite says of itself. */
export type SuiteCount = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, and the beginning of why. */
  failures: readonly string[];
  /** Titles of what failed first and passed at the second try. */
  flaky: readonly string[];
  files: readonly FileTime[];
  /** Titles of the tests that it left out, where another suite may run them. */
  passedOver?: ReadonlySet<string>;
};

export type FileTime = { file: string; seconds: number };

/** A suite that ended without a report. */
export const noReport: SuiteCount = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [],
  flaky: [],
  files: [],
};

/** A check that says only yes or no counts as one. */
export const oneCheck = (isGood: boolean): SuiteCount => ({
  ...noReport,
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
});

/** So many tests of a suite may pass at the second try; with more the run fails. */
export const FLAKY_LIMIT = 2;

/** What a run of vitest leaves (`vitest-reporter.ts`). */
export type VitestReport = readonly {
  file: string;
  seconds: number;
  /** Why it could not be loaded, where it could not. */
  error?: string | undefined;
  tests: readonly VitestTest[];
}[];
type VitestTest = {
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  isFlaky: boolean;
  error?: string | undefined;
};

/** Counts a run of vitest. A file that failed without a failed test (it could not be loaded) counts as one. */
export function readVitest(report: VitestReport): SuiteCount {
  const tests = report.flatMap(({ file, tests: its }) =>
    its.map((test) => ({ ...test, title: `${file} ${test.name}` })),
  );
  const passed = tests.filter(({ state }) => state === 'passed');
  const failures = tests
    .filter(({ state }) => state === 'failed')
    .map(({ title, error }) => because(title, error));
  const broken = report
    .filter(({ error, tests: its }) => error !== undefined && its.every(({ state }) => state !== 'failed'))
    .map(({ file, error }) => because(file, error));
  return withinLimit({
    passed: passed.length,
    failed: failures.length + broken.length,
    skipped: 0,
    failures: [...failures, ...broken],
    flaky: passed.filter(({ isFlaky }) => isFlaky).map(({ title }) => title),
    files: report.map(({ file, seconds }) => ({ file, seconds })),
    passedOver: new Set(
      tests.filter(({ state }) => state === 'skipped' || state === 'pending').map(({ title }) => title),
    ),
  });
}

/** What passed at the second try has passed, up to the limit; beyond it all of them failed. */
function withinLimit(count: SuiteCount): SuiteCount {
  const { length } = count.flaky;
  if (length <= FLAKY_LIMIT) return count;
  return { ...count, passed: count.passed - length, failed: count.failed + length };
}

const terminalColours = new RegExp(String.raw`\u001B\[[\d;]*m`, 'g');
/** So many characters of a reason are said. */
export const reasonLength = 400;

/** A title and the beginning of why it failed, in one line. */
export function because(title: string, reason = ''): string {
  const plain = reason.replaceAll(terminalColours, '').replaceAll(/\s+/g, ' ').trim();
  return `${title}: ${plain.slice(0, reasonLength) || 'its output above says why'}`;
}

type PlaywrightSuite = {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly {
      status: string;
      results: readonly { duration: number; error?: { message?: string } }[];
    }[];
  }[];
};

/** The parts of Playwright's JSON report that are counted. */
export type PlaywrightReport = {
  suites: readonly PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Counts a run of the journeys. */
export function readPlaywright({ suites, stats }: PlaywrightReport): SuiteCount {
  const specs = suites.flatMap(allSpecs);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1_000);
  const titled = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, title: `${file} › ${title}` })),
  );
  return withinLimit({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: titled
      .filter(({ status }) => status === 'unexpected')
      .map(({ title, results }) => because(title, results.find(({ error }) => error)?.error?.message)),
    flaky: titled.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    files: [...seconds].map(([file, time]) => ({ file, seconds: time })),
  });
}

const allSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(allSpecs),
];
