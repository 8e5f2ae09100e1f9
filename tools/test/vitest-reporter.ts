import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { VitestReport } from './reports.ts';

/** Leaves what `readVitest` counts in the file that VITEST_REPORT names: vitest's own JSON does not tell what passed at the second try. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: VitestReport = modules.map((module) => ({
      file: module.relativeModuleId,
      seconds: module.diagnostic().duration / 1_000,
      error: module.state() === 'failed' ? (module.errors()[0]?.message ?? '') : undefined,
      tests: [...module.children.allTests()].map(countable),
    }));
    writeFileSync(process.env.VITEST_REPORT ?? 'vitest-report.json', JSON.stringify(report));
  }
}

function countable(test: TestCase): VitestReport[number]['tests'][number] {
  const { state, errors } = test.result();
  const isFlaky = test.diagnostic()?.flaky ?? false;
  return { name: test.fullName, state, isFlaky, error: state === 'failed' ? errors[0]?.message : undefined };
}
