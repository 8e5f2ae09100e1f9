import type { SqlPool } from '#database/sql-pool.ts';
import type { Measure } from './measure.ts';
import { percentile } from './measure.ts';
import type { RecordedCall } from './record-calls.ts';

const callers = 64;

/** Sends recorded calls again through the driver alone: same statements, same transactions, same connections. */
async function replay(pool: SqlPool, call: RecordedCall): Promise<void> {
  for (const statements of call) {
    const client = await pool.connect();
    try {
      for (const { text, values } of statements) await client.query(text, values);
    } finally {
      client.release();
    }
  }
}

export type Replay = { seconds: number; next: () => RecordedCall | undefined };

/** 64 callers replay what `next` gives until the time is over or nothing is left. */
export async function measureDriver(pool: SqlPool, { seconds, next }: Replay): Promise<Measure> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const until = startedAt + seconds * 1_000;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const call = next();
      if (!call) return;
      const from = performance.now();
      await replay(pool, call);
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  const elapsed = (performance.now() - startedAt) / 1_000;
  const cpu = process.cpuUsage(cpuBefore);
  latencies.sort((one, other) => one - other);
  return {
    perSecond: latencies.length / elapsed,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    failures: 0,
    answered: latencies.length,
    cpuMs: (cpu.user + cpu.system) / 1_000 / latencies.length,
  };
}
