import { execFileSync } from 'node:child_process';
import { checks, vitestStep } from './steps.ts';
import type { Step } from './run-step.ts';

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/** Where this work left `main`; on `main` itself the last commit. */
const whereMainWasLeft = (): string =>
  git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main') || 'HEAD';

/** Files that differ from `since`, committed or not, without those that are gone. */
function filesChangedSince(since: string): string[] {
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(listed.flatMap((list) => list.split('\n')))].filter(Boolean);
}

/**
 * The steps for daily work: format and lint of the changed files, types and structure, and the tests on the embedded
 * engine that a change since `since` can reach. PostgreSQL, the build and the journeys are left to the whole run.
 */
export const stepsForChanged = (since = whereMainWasLeft()): Step[] =>
  planChanged(since, filesChangedSince(since));

/** The same as a rule. */
export function planChanged(since: string, files: readonly string[]): Step[] {
  const sources = files.filter((file) => /\.(ts|tsx|mts|mjs|cjs)$/.test(file));
  const narrowed = checks.flatMap((step): Step[] => {
    if (step.name === 'build') return [];
    if (step.name === 'format')
      return files.length === 0
        ? []
        : [{ ...step, command: ['npx', 'biome', 'format', '--no-errors-on-unmatched', ...files] }];
    if (step.name === 'lint')
      return sources.length === 0 ? [] : [{ ...step, command: [...step.command, ...sources] }];
    return [step];
  });
  return [...narrowed, vitestStep('tests-embedded', { args: [`--changed=${since}`, '--passWithNoTests'] })];
}
