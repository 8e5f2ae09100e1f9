import { createIdGenerator } from '#database/ids.ts';
import type { SqlPool } from '#database/sql-pool.ts';
import { hashToken } from '#domains/accounts/server/sessions/session-tokens.ts';
import type { SignUpTarget } from './calls.ts';
import type { Measure } from './measure.ts';
import { percentile } from './measure.ts';
import { tokenOf, volunteerId } from './people.ts';
import type { RecordedCall, Statement } from './record-calls.ts';

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

/** Ids the product made while a call was recorded: far above every id of the generator. */
const isMadeId = (value: unknown): value is number => typeof value === 'number' && value > 1e12;

const newId = createIdGenerator({ instance: 15 });

/** The recorded sign-up as another person's: every value that named the first one names the other. */
export function signUpAgain(recorded: RecordedCall, from: SignUpTarget, to: SignUpTarget): RecordedCall {
  const renamed = new Map<unknown, unknown>([
    [hashToken(tokenOf(from.person)), hashToken(tokenOf(to.person))],
    [volunteerId(from.person), volunteerId(to.person)],
    [from.shiftId, to.shiftId],
    [from.clientRequestId, to.clientRequestId],
  ]);
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (isMadeId(value) && !renamed.has(value)) renamed.set(value, newId());
    return renamed.get(value) ?? value;
  };
  const renameStatement = ({ text, values }: Statement): Statement => ({ text, values: values.map(rename) });
  return recorded.map((statements) => statements.map(renameStatement));
}
