import type { Recorder } from '../record-calls.ts';

/** A task that takes less does not matter, whatever its turn. */
const quietMs = 50;

type TaskTime = { name: string; everyMs: number; ms: number };

/**
 * Runs what moves by the clock on a city, each task to its end and then once more with nothing left to do, which is what its every turn costs.
 * Tells those that take long, with the share of a core that is theirs: tasks run one after the other, so a slow one keeps the others waiting.
 */
export async function tellTasks({ tasks, run }: Recorder, say: (line: string) => void): Promise<void> {
  const times: TaskTime[] = [];
  for (const task of tasks) {
    await run(task);
    const startedAt = performance.now();
    await run(task);
    times.push({ name: task.name, everyMs: task.everyMs, ms: performance.now() - startedAt });
  }
  const shareOf = ({ ms, everyMs }: TaskTime): number => ms / everyMs;
  const sum = times.reduce((all, time) => all + shareOf(time), 0);
  say(`${times.length} tasks take ${(sum * 100).toFixed(1)} % of the time; those over ${quietMs} ms a turn:`);
  for (const time of times.toSorted((a, b) => shareOf(b) - shareOf(a)))
    if (time.ms > quietMs)
      say(
        `  TASK ${time.name}: ${time.ms.toFixed(0)} ms of every ${time.everyMs / 1_000} s, ${(shareOf(time) * 100).toFixed(1)} %`,
      );
}
