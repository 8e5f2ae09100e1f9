import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { because, noReport, oneCheck, reasonLength, type SuiteCount } from './reports.ts';
import type { StepResult } from './summary.ts';

/** One step: a program, and where it counts its tests itself, the JSON report that it leaves. */
export type Step = {
  name: string;
  command: readonly [program: string, ...args: string[]];
  env?: Record<string, string>;
  report?: { file: string; read: (json: never) => SuiteCount };
};

/** Runs a step, its output passed on as it comes. */
export const runStep = (step: Step): Promise<StepResult> => runTold(step, true);

/** Runs steps that do not need each other beside each other, two at a time; the output of each is shown when it is over. */
export async function runBeside(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runTold(step, false));
  };
  await Promise.all([work(), work()]);
  return results;
}

async function runTold(step: Step, isTold: boolean): Promise<StepResult> {
  const { name, report } = step;
  const startedAt = performance.now();
  if (isTold) console.log(`\n── ${name}`);
  if (report) rmSync(report.file, { force: true });
  const { code, output } = await run(step, isTold);
  if (!isTold) console.log(`\n── ${name}\n${output.trimEnd()}`);
  const count = report ? readReport(report) : oneCheck(code === 0);
  const isUntold = code !== 0 && count.failures.length === 0;
  const failures = isUntold ? [because(name, output.slice(-reasonLength))] : count.failures;
  const failed = isUntold ? Math.max(1, count.failed) : count.failed;
  return {
    name,
    seconds: (performance.now() - startedAt) / 1_000,
    count: { ...count, failed, failures },
  };
}

const readReport = ({ file, read }: NonNullable<Step['report']>): SuiteCount =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as never) : noReport;

function run({ command, env }: Step, isTold: boolean): Promise<{ code: number; output: string }> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      stdio: ['inherit', isTold ? 'inherit' : 'pipe', isTold ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
  });
}
