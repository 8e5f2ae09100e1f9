import type { Database } from '#database/connection.ts';
import { percentile, processorMs } from '../measure.ts';

/** What an act took, and the processor time of this process and of the server's for this database, ms; on a busy machine the latter says more. */
export type Taken = { ms: number; cpuMs: number };

export async function timed(database: Database, act: () => Promise<void>): Promise<Taken> {
  const before = await cpuMs(database);
  const startedAt = performance.now();
  await act();
  const ms = performance.now() - startedAt;
  return { ms, cpuMs: (await cpuMs(database)) - before };
}

/** How long each of many acts took, one after the other, ms, and what all of them took of the processor. */
export async function timedEach(database: Database, count: number, act: (at: number) => Promise<unknown>) {
  const times: number[] = [];
  const { cpuMs } = await timed(database, async () => {
    for (let at = 0; at < count; at += 1) {
      const startedAt = performance.now();
      await act(at);
      times.push(performance.now() - startedAt);
    }
  });
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpuMs: cpuMs / count };
}

/** Of a server elsewhere only what this process used. */
async function cpuMs({ pool }: Database): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return (user + system) / 1_000 + rows.reduce((sum, { pid }) => sum + (processorMs(pid) ?? 0), 0);
}
