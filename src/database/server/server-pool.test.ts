import { afterEach, expect, it, vi } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { Hosts } from './hosts.ts';
import { openServerPool } from './server-pool.ts';

const minuteMs = 60_000;

describeOnPostgres('a connection that nobody needs', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays for ten minutes, in which whoever comes finds it warm, and goes then', async () => {
    const pool = openServerPool(new Hosts([process.env.TEST_DATABASE_URL ?? '']), { poolSize: 1 });
    const backend = async (): Promise<number | undefined> =>
      (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    // The clock of the pool alone: the driver goes on by the real one.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await backend();
    expect(pool.load()).toEqual({ size: 1, used: 0, idle: 1, waiting: 0 });
    vi.advanceTimersByTime(9 * minuteMs);
    expect(await backend()).toBe(first);
    vi.advanceTimersByTime(11 * minuteMs);
    expect(pool.load().idle).toBe(0);
    expect(await backend()).not.toBe(first);
    vi.useRealTimers();
    await pool.end();
  });
});
