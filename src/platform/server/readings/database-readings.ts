import type { Sql } from '#database/transaction.ts';
import { secondMs } from '#platform/contract/durations.ts';
import { readSecretState, type SecretState } from '../secrets/secret-state.queries.ts';
import { readMessages, readTasks } from './readings.queries.ts';
import type { ServiceState } from './service-state.ts';

/** A change of the secret that lies behind or is under way (decision 0034). */
type SecretReading = Pick<SecretState, 'isMoving' | 'moved' | 'unreadable' | 'waiting'>;
type Readings = { tasks: ServiceState['tasks']; messages: Record<string, number>; secret: SecretReading };

export type DatabaseReadings = {
  /** What could be read last. */
  readonly last: Readings;
  refresh: () => Promise<void>;
  /** Refreshes from now on, every ten seconds. Gives the way to end it. */
  start: () => () => void;
};

const everyMs = 10 * secondMs;

/**
 * Reads beside all requests what only the database knows, so that asking for the figures never waits for it. While it does not answer, the
 * last figures stay.
 */
export function createDatabaseReadings(sql: Sql, clock: () => Date): DatabaseReadings {
  let last: Readings = {
    tasks: [],
    messages: {},
    secret: { isMoving: false, moved: 0, unreadable: 0, waiting: [] },
  };
  let running: Promise<void> | undefined;
  const startedAt = clock().getTime();
  const read = async (): Promise<void> => {
    const now = clock();
    const tasks = await readTasks(sql);
    // What was due while nobody ran is no delay of those who run now.
    const late = (at: Date): number =>
      Math.max(0, Math.round((now.getTime() - Math.max(at.getTime(), startedAt)) / secondMs));
    last = {
      tasks: tasks.map(({ name, nextRunAt, hasFailed }) => ({
        task: name,
        lateSeconds: late(nextRunAt),
        hasFailed,
      })),
      messages: await readMessages(sql, now),
      secret: await readSecretState(sql),
    };
  };
  const refresh = (): Promise<void> =>
    (running ??= read()
      .catch(() => undefined)
      .finally(() => (running = undefined)));
  return {
    get last() {
      return last;
    },
    refresh,
    start: () => {
      void refresh();
      const timer = setInterval(() => void refresh(), everyMs).unref();
      return () => clearInterval(timer);
    },
  };
}
