import { describe, expect, it } from 'vitest';
import { planChanged } from './changed.ts';
import { oneCheck, type PlaywrightReport, readPlaywright, readVitest, type VitestReport } from './reports.ts';
import { onlyWithPostgres, withoutDatabase } from './steps.ts';
import { summarise } from './summary.ts';

/** A report of journeys in one file, one status each: passed, failed, passed at the second try, left out. */
function reportOf(statuses: readonly ('expected' | 'unexpected' | 'flaky' | 'skipped')[]): PlaywrightReport {
  const countOf = (status: string): number => statuses.filter((one) => one === status).length;
  const specs = statuses.map((status, index) => ({
    title: `journey ${index}`,
    file: 'day/day.spec.ts',
    tests: [
      {
        status,
        results: Array.from({ length: status === 'expected' ? 1 : 2 }, (_, attempt) => ({
          duration: 1_500,
          ...(status === 'unexpected' && { error: { message: `why at try ${attempt + 1}` } }),
        })),
      },
    ],
  }));
  return {
    suites: [{ title: 'day.spec.ts', suites: [{ title: 'inside', specs }] }],
    stats: {
      expected: countOf('expected'),
      unexpected: countOf('unexpected'),
      flaky: countOf('flaky'),
      skipped: countOf('skipped'),
    },
  };
}
const journeysOf = (...statuses: Parameters<typeof reportOf>[0]) => [
  { name: 'journeys', seconds: 61.26, count: readPlaywright(reportOf(statuses)) },
];

describe('journeys that pass at the second try', () => {
  it('have passed while there are two at most, and are named before the last line', () => {
    const { lines, hasFailed } = summarise(journeysOf('expected', 'flaky', 'flaky', 'skipped'));
    expect(hasFailed).toBe(false);
    expect(lines.at(-1)).toBe('3 passed, 0 failed, 1 skipped');
    expect(lines).toContain('FLAKY day/day.spec.ts › journey 1: passed at the second try');
    expect(lines).toContain('FLAKY day/day.spec.ts › journey 2: passed at the second try');
  });

  it('fail the run when there are more', () => {
    const { lines, hasFailed } = summarise(journeysOf('expected', 'flaky', 'flaky', 'flaky'));
    expect(hasFailed).toBe(true);
    expect(lines.at(-1)).toBe('1 passed, 3 failed, 0 skipped');
    expect(lines).toContain('failed: journeys');
    expect(lines.filter((line) => line.startsWith('FLAKY'))).toHaveLength(3);
  });

  it('are none where all passed at once, or failed at both', () => {
    const { lines } = summarise(journeysOf('expected', 'unexpected'));
    expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
    expect(lines.join('\n')).not.toContain('FLAKY');
  });

  it('that failed twice tell why they failed at first: the second try finds what the first left behind', () => {
    const { lines } = summarise(journeysOf('unexpected'));
    expect(lines.join('\n')).toContain('why at try 1');
    expect(lines.join('\n')).not.toContain('why at try 2');
  });
});

type State = 'passed' | 'failed' | 'skipped' | 'flaky';
const file = (
  name: string,
  seconds: number,
  tests: Record<string, State>,
  error?: string,
): VitestReport[number] => ({
  file: name,
  seconds,
  error,
  tests: Object.entries(tests).map(([title, state]) => ({
    name: title,
    state: state === 'flaky' ? 'passed' : state,
    isFlaky: state === 'flaky',
    error: state === 'failed' ? 'expected \u001B[32m1\u001B[39m\n to be 2' : undefined,
  })),
});
const vitestOf = (...report: VitestReport[number][]) => readVitest(report);

describe('the summary', () => {
  it('adds all steps, and says how long each took and which files were slowest', () => {
    const slow = Array.from({ length: 6 }, (_, index) =>
      file(`${index}.test.ts`, index + 1, { a: 'passed' }),
    );
    const { lines } = summarise([
      { name: 'lint', seconds: 12.34, count: oneCheck(true) },
      { name: 'tests-embedded', seconds: 100, count: vitestOf(...slow) },
    ]);
    expect(lines).toContain('   12.3 s lint');
    expect(lines).toContain('  100.0 s tests-embedded');
    const named = lines.filter((line) => line.endsWith('.test.ts')).map((line) => line.trim());
    expect(named).toEqual([
      '6.0 s 5.test.ts',
      '5.0 s 4.test.ts',
      '4.0 s 3.test.ts',
      '3.0 s 2.test.ts',
      '2.0 s 1.test.ts',
    ]);
    expect(lines.at(-1)).toBe('7 passed, 0 failed, 0 skipped');
  });

  it('counts a file that could not be loaded as a failure', () => {
    const count = vitestOf(
      file('broken.test.ts', 1, {}, 'no such module'),
      file('good.test.ts', 1, { a: 'passed' }),
    );
    const { lines } = summarise([{ name: 'tests-embedded', seconds: 1, count }]);
    expect(lines).toContain('FAILED broken.test.ts: no such module');
    expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
  });

  it('says of each failure why, in one line without colours', () => {
    const count = vitestOf(
      file('a.test.ts', 1, { 'adds up': 'failed', 'goes on': 'passed' }, 'a test failed'),
    );
    const { lines } = summarise([{ name: 'tests-embedded', seconds: 1, count }]);
    expect(lines).toContain('FAILED a.test.ts adds up: expected 1 to be 2');
    expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
  });

  it('names what passed at the second try, and counts more than two of them as failed', () => {
    const summed = (...states: State[]) =>
      summarise([
        {
          name: 'tests-postgres',
          seconds: 1,
          count: vitestOf(
            file('a.test.ts', 1, Object.fromEntries(states.map((state, index) => [`${index}`, state]))),
          ),
        },
      ]);
    const two = summed('flaky', 'flaky', 'passed');
    expect([two.hasFailed, two.lines.at(-1)]).toEqual([false, '3 passed, 0 failed, 0 skipped']);
    expect(two.lines).toContain('FLAKY a.test.ts 0: passed at the second try');
    const three = summed('flaky', 'flaky', 'flaky', 'passed');
    expect([three.hasFailed, three.lines.at(-1)]).toEqual([true, '1 passed, 3 failed, 0 skipped']);
  });

  it('counts a test as left out only where no suite ran it', () => {
    const embedded = vitestOf(file('race.test.ts', 1, { 'one wins': 'skipped', 'never runs': 'skipped' }));
    const postgres = vitestOf(file('race.test.ts', 1, { 'one wins': 'passed', 'never runs': 'skipped' }));
    const { lines } = summarise([
      { name: 'tests-embedded', seconds: 1, count: embedded },
      { name: 'tests-postgres', seconds: 1, count: postgres },
      ...journeysOf('expected'),
    ]);
    expect(lines).toContain('SKIPPED tests: no suite could run "race.test.ts never runs"');
    expect(lines.at(-1)).toBe('2 passed, 0 failed, 1 skipped');
  });

  it('says what was left out and why', () => {
    const { lines } = summarise(journeysOf('expected'), ['tests-postgres: no PostgreSQL']);
    expect(lines).toContain('SKIPPED tests-postgres: no PostgreSQL');
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped');
  });
});

describe('the plan for what has changed', () => {
  const stepsOf = (files: readonly string[]) =>
    planChanged('abc', files).map(({ name, command }) => [name, command.slice(2).join(' ')]);

  it('formats and lints the changed files, checks all types and runs the tests that the change reaches', () => {
    expect(stepsOf(['src/a.ts', 'README.md'])).toEqual([
      ['types-web', '-p tsconfig.web.json --checkers 1'],
      ['lint', '--type-aware --deny-warnings src/a.ts'],
      ['types-server', '-p tsconfig.server.json --checkers 1'],
      ['structure', '--silent check:structure'],
      ['format', 'format --no-errors-on-unmatched src/a.ts README.md'],
      expect.arrayContaining(['tests-embedded']),
    ]);
    expect(planChanged('abc', []).at(-1)?.command).toContain('--changed=abc');
  });

  it('formats and lints nothing where nothing has changed', () => {
    expect(stepsOf([]).map(([name]) => name)).toEqual([
      'types-web',
      'types-server',
      'structure',
      'tests-embedded',
    ]);
  });
});

describe('what PostgreSQL is spared', () => {
  it('is what opens no database, and nothing that races or sends SQL', () => {
    const spared = withoutDatabase();
    expect(spared).toContain('src/platform/server/encryption.test.ts');
    expect(spared).not.toContain('src/domains/accounts/server/sms/sms-codes.test.ts');
    expect(spared).not.toContain('src/database/migrations.test.ts');
    expect(spared.filter((file) => file.endsWith('.race.test.ts'))).toEqual([]);
    expect(onlyWithPostgres()).toEqual(expect.arrayContaining(spared));
  });
});
