import type { Sql } from '#database/transaction.ts';
import { inTransaction } from '#database/transaction.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { AnyTask, Transact } from './background.ts';
import { errorText } from './error-text.ts';
import { logFailure, type TroubleLog } from './telling/trouble-log.ts';
import type { Engine } from './calls/invoke-operation.ts';
import { makeAct } from './calls/make-act.ts';

export type BackgroundRunner = {
  /** Runs every task that is due now, one after the other. */
  runDue: () => Promise<void>;
  /** Starts nothing more and waits for the step that is running. */
  stop: () => Promise<void>;
};

const tickMs = 1_000;
/** Steps of one task in a row before the others have their turn. */
const mostSteps = 50;
/** A process that dies in a task is waited for this long before another takes it over; renewed with each step. */
const leaseMs = minuteMs;

/** Looks once a second for tasks that are due; one that fails is logged, noted in its row and tried at its next turn. */
export function startBackground(
  engine: Engine,
  tasks: readonly AnyTask[],
  log: TroubleLog,
): BackgroundRunner {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();

  const runOne = async (task: AnyTask): Promise<void> => {
    const startedAt = engine.clock();
    if (!(await claim(engine, task, startedAt))) return;
    let lastError: string | null = null;
    try {
      await runTask(engine, task, () => isStopping);
    } catch (error) {
      lastError = errorText(error);
      logFailure(log, error, { task: task.name, msg: 'background task failed' });
    }
    await release(engine.database.kysely, task, { startedAt, lastError });
  };
  const runDue = async (): Promise<void> => {
    const resting = await restingTasks(engine);
    for (const task of tasks) if (!isStopping && !resting.has(task.name)) await runOne(task);
  };
  const tick = (): void => {
    running = running
      .then(runDue)
      .catch((error: unknown) => logFailure(log, error, { msg: 'background work failed' }));
  };
  const timer = setInterval(tick, tickMs).unref();
  return {
    runDue,
    stop: () => {
      isStopping = true;
      clearInterval(timer);
      return running;
    },
  };
}

/** Runs one task to its end: step after step while it says that more waits. */
export async function runTask(engine: Engine, task: AnyTask, isStopping = () => false): Promise<void> {
  const transact: Transact = async (work) => {
    const { result, signals } = await inTransaction(engine.database, async (sql) => {
      const made = makeAct(sql, originOf(engine, task));
      return { result: await work(made.act), signals: made.signals };
    });
    engine.signals?.publish(signals);
    return result;
  };
  for (let step = 0; step < mostSteps && !isStopping(); step += 1) {
    const hasMore = await ('run' in task ? transact(task.run) : task.runOutside(transact, isStopping));
    if (hasMore !== true) return;
    await prolong(engine, task);
  }
}

const originOf = (engine: Engine, { name }: AnyTask) => ({
  caller: { kind: 'anonymous' } as const,
  now: engine.clock(),
  newId: engine.newId,
  action: name,
  requestId: `task:${name}`,
});

/** Names of tasks whose turn has not come, or that another process is at. */
async function restingTasks({ database, clock }: Engine): Promise<Set<string>> {
  const rows = await database.kysely
    .selectFrom('backgroundTasks')
    .select('name')
    .where('nextRunAt', '>', clock())
    .execute();
  return new Set(rows.map((row) => row.name));
}

/** Takes a task that is due: one guarded write, so of several processes exactly one gets it. */
async function claim({ database }: Engine, { name }: AnyTask, now: Date): Promise<boolean> {
  const lease = { nextRunAt: new Date(now.getTime() + leaseMs), lastRunAt: now };
  const claimed = await database.kysely
    .insertInto('backgroundTasks')
    .values({ name, ...lease })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(lease).where('backgroundTasks.nextRunAt', '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function prolong({ database, clock }: Engine, { name }: AnyTask): Promise<void> {
  const nextRunAt = new Date(clock().getTime() + leaseMs);
  await database.kysely.updateTable('backgroundTasks').set({ nextRunAt }).where('name', '=', name).execute();
}

/** Sets the next turn, counted from the start of this one. */
async function release(
  sql: Sql,
  { name, everyMs }: AnyTask,
  { startedAt, lastError }: { startedAt: Date; lastError: string | null },
): Promise<void> {
  const nextRunAt = new Date(startedAt.getTime() + everyMs);
  await sql.updateTable('backgroundTasks').set({ nextRunAt, lastError }).where('name', '=', name).execute();
}
