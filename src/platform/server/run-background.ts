import { inTransaction } from '#database/transaction.ts';
import type { BackgroundTask } from './background.ts';
import { errorText } from './error-text.ts';
import type { Engine } from './invoke-operation.ts';
import { makeAct } from './make-act.ts';

type Log = { error: (fields: object, msg: string) => void };
export type BackgroundRunner = { stop: () => Promise<void>; runDue: () => Promise<void> };

const tickMs = 1_000;
const mostRounds = 50;

/**
 * Claims a task's row when it is due: one guarded update, so of several processes exactly one gets it. The next run is
 * set before the work, and a process that dies in it leaves the task to the next turn.
 */
async function claim(engine: Engine, task: BackgroundTask, now: Date): Promise<boolean> {
  const next = new Date(now.getTime() + task.everyMs);
  const result = await engine.database.kysely
    .insertInto('backgroundTasks')
    .values({ name: task.name, nextRunAt: next, lastRunAt: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ nextRunAt: next, lastRunAt: now })
        .where('backgroundTasks.nextRunAt', '<=', now),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Runs one task to its end: steps of one transaction each, while it says that more waits. */
export async function runTask(engine: Engine, task: BackgroundTask): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const hasMore = await inTransaction(engine.database, async (sql) => {
      const { act } = makeAct(sql, {
        caller: { kind: 'anonymous' },
        now: engine.clock(),
        newId: engine.newId,
        action: task.name,
        requestId: `task:${task.name}`,
      });
      return task.run(act);
    });
    if (hasMore !== true) return;
  }
}

/** Looks once a second for tasks that are due; a task that fails is logged, noted in its row and tried at its next turn. */
export function startBackground(
  engine: Engine,
  tasks: readonly BackgroundTask[],
  log: Log,
): BackgroundRunner {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();

  const runDue = async (): Promise<void> => {
    for (const task of tasks) {
      if (isStopping) return;
      try {
        if (await claim(engine, task, engine.clock())) await runTask(engine, task);
      } catch (error) {
        log.error({ task: task.name, error: errorText(error) }, 'background task failed');
        await engine.database.kysely
          .updateTable('backgroundTasks')
          .set({ lastError: errorText(error) })
          .where('name', '=', task.name)
          .execute()
          .catch(() => undefined);
      }
    }
  };
  const timer = setInterval(() => {
    running = running.then(runDue, runDue);
  }, tickMs);
  timer.unref();
  return {
    runDue,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
