/** What one suite says of itself. */
export type SuiteCount = {
  passed: number;
  failed: number;
  skipped: number;
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
  flaky: [],
  files: [],
};

/** A check that says only yes or no counts as one. */
export const oneCheck = (isGood: boolean): SuiteCount => ({
  ...noReport,
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
});

/** So many journeys of a run may pass at the second try; with more the run fails. */
export const FLAKY_LIMIT = 2;

/** The parts of vitest's JSON report that are counted. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
};

/** Counts a run of vitest. A file that failed without a failed test (it could not be loaded) counts as one. */
export function readVitest(report: VitestReport): SuiteCount {
  const left = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .map(({ fullName }) => `${name} ${fullName}`),
  );
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: 0,
    flaky: [],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1_000,
    })),
    passedOver: new Set(left),
  };
}

type PlaywrightSuite = {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly { status: string; results: readonly { duration: number }[] }[];
  }[];
};

/** The parts of Playwright's JSON report that are counted. */
export type PlaywrightReport = {
  suites: readonly PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Counts a run of the journeys. Those that passed at the second try have passed, up to the limit; beyond it all of them failed. */
export function readPlaywright({ suites, stats }: PlaywrightReport): SuiteCount {
  const specs = suites.flatMap(allSpecs);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1_000);
  const isTooFlaky = stats.flaky > FLAKY_LIMIT;
  return {
    passed: stats.expected + (isTooFlaky ? 0 : stats.flaky),
    failed: stats.unexpected + (isTooFlaky ? stats.flaky : 0),
    skipped: stats.skipped,
    flaky: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    files: [...seconds].map(([file, time]) => ({ file, seconds: time })),
  };
}

const allSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(allSpecs),
];
