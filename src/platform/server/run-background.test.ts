import { beforeEach, describe, expect, it } from 'vitest';
import { testId } from '#testing/test-act.ts';
import { openTables } from '#testing/open-tables.ts';
import type { AnyTask, BackgroundTask } from './background.ts';
import type { Engine } from './calls/invoke-operation.ts';
import { createManualClock } from './ports/clock.ts';
import { startBackground } from './run-background.ts';

const { database, sql } = openTables();
let clock: ReturnType<typeof createManualClock>;
let engine: Engine;
let logged: object[];
const log = { warn: () => undefined, error: (fields: object) => void logged.push(fields) };

beforeEach(() => {
  clock = createManualClock(new Date('2026-11-21T12:00:00+08:00'));
  engine = { database: database(), clock, newId: testId };
  logged = [];
});

/** A task that writes a line each time it runs. */
const noting = (more: Partial<BackgroundTask> = {}): BackgroundTask => ({
  name: 'test.note',
  label: '记一笔',
  everyMs: 60_000,
  run: async (act) => {
    await act.audit({ targetType: 'note', targetId: null });
  },
  ...more,
});
const notes = async () =>
  (await sql().selectFrom('auditLog').select(['action', 'actorName']).execute()).length;
const rowOf = (name: string) =>
  sql().selectFrom('backgroundTasks').selectAll().where('name', '=', name).executeTakeFirst();

async function withRunners<Result>(
  tasks: readonly AnyTask[],
  count: number,
  work: (runners: ReturnType<typeof startBackground>[]) => Promise<Result>,
): Promise<Result> {
  const runners = Array.from({ length: count }, () => startBackground(engine, tasks, log));
  try {
    return await work(runners);
  } finally {
    await Promise.all(runners.map((runner) => runner.stop()));
  }
}

describe('a task', () => {
  it('runs once when two processes find it due together, as the system', async () => {
    await withRunners([noting()], 2, ([one, two]) => Promise.all([one?.runDue(), two?.runDue()]));
    const lines = await sql().selectFrom('auditLog').selectAll().execute();
    expect(lines).toMatchObject([{ action: 'test.note', actorId: null, actorName: '系统' }]);
  });

  it('has its next turn when its time has come, not before', async () => {
    await withRunners([noting()], 1, async ([runner]) => {
      await runner?.runDue();
      clock.moveBy(59_000);
      await runner?.runDue();
      expect(await notes()).toBe(1);
      clock.moveBy(1_000);
      await runner?.runDue();
      expect(await notes()).toBe(2);
    });
  });

  it('is repeated at once while it says that more waits, each step in its own transaction', async () => {
    let left = 3;
    const task = noting({
      run: async (act) => {
        await act.audit({ targetType: 'note', targetId: left });
        left -= 1;
        return left > 0;
      },
    });
    await withRunners([task], 1, async ([runner]) => runner?.runDue());
    expect(await notes()).toBe(3);
  });

  it('that fails is rolled back, logged and noted; the others run, and it has its next turn', async () => {
    let isBroken = true;
    const broken = noting({
      name: 'test.broken',
      run: async (act) => {
        await act.audit({ targetType: 'note', targetId: null });
        if (isBroken) throw new Error('no luck with 13812345678');
      },
    });
    await withRunners([broken, noting()], 1, async ([runner]) => {
      await runner?.runDue();
      expect(await notes()).toBe(1);
      expect(logged).toMatchObject([{ task: 'test.broken' }]);
      expect(await rowOf('test.broken')).toMatchObject({ lastError: 'no luck with #' });
      isBroken = false;
      clock.moveBy(60_000);
      await runner?.runDue();
      expect(await rowOf('test.broken')).toMatchObject({ lastError: null });
    });
  });

  it('of a process that died in it is taken over after its lease', async () => {
    const now = clock();
    await sql()
      .insertInto('backgroundTasks')
      .values({ name: 'test.note', nextRunAt: new Date(now.getTime() + 60_000), lastRunAt: now })
      .execute();
    await withRunners([noting()], 1, async ([runner]) => {
      await runner?.runDue();
      expect(await notes()).toBe(0);
      clock.moveBy(60_000);
      await runner?.runDue();
      expect(await notes()).toBe(1);
    });
  });

  it('that talks to the outside does so between its transactions', async () => {
    let openTransactions = 0;
    const outside: AnyTask = {
      name: 'test.outside',
      label: '外出',
      everyMs: 60_000,
      runOutside: async (transact) => {
        const name = await transact(async (act) => {
          openTransactions += 1;
          await act.audit({ targetType: 'note', targetId: null });
          openTransactions -= 1;
          return 'done';
        });
        expect([name, openTransactions]).toEqual(['done', 0]);
        // Another query on the one connection would hang here if a transaction were open.
        expect(await notes()).toBe(1);
      },
    };
    await withRunners([outside], 1, async ([runner]) => runner?.runDue());
    expect(logged).toEqual([]);
  });
});

it('a stop waits for the step that runs and starts no further one', async () => {
  let steps = 0;
  const endless = noting({
    run: async () => {
      steps += 1;
      void runner.stop();
      return true;
    },
  });
  const runner = startBackground(engine, [endless, noting()], log);
  await runner.runDue();
  await runner.stop();
  expect([steps, await notes()]).toEqual([1, 0]);
});
