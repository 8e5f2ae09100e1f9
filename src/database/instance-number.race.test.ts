import { afterEach, expect, it, vi } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openTables } from '#testing/open-tables.ts';
import { createIdGenerator } from './ids.ts';
import { claimInstanceNumber, INSTANCE_COUNT, type InstanceNumber } from './instance-number.ts';
import { DatabaseAway } from './server/database-trouble.ts';

describeOnPostgres('numbers of copies', () => {
  const { database, sql } = openTables();
  const claimed: InstanceNumber[] = [];
  const claim = async (wish: Parameters<typeof claimInstanceNumber>[1] = {}) => {
    const number = await claimInstanceNumber(database(), { waitMs: 0, ...wish });
    claimed.push(number);
    return number;
  };
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const number of claimed.splice(0)) await number.release();
  });

  it('are all different when every copy starts at once and asks for the same one', async () => {
    const numbers = await Promise.all(
      Array.from({ length: INSTANCE_COUNT }, () => claim({ preferred: 3, waitMs: 60_000 })),
    );
    expect(new Set(numbers.map((one) => one.current())).size).toBe(INSTANCE_COUNT);
    await expect(claim()).rejects.toThrow('all 16 numbers of copies are taken on this database');
    const ids = numbers.flatMap((one) => {
      const newId = createIdGenerator({ instance: one.current, now: () => Date.UTC(2026, 10, 21) });
      return Array.from({ length: 20 }, newId);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are the one that is wished for, when it is free, and free again once given back', async () => {
    const first = await claim({ preferred: 5 });
    expect(first.current()).toBe(5);
    expect((await claim({ preferred: 5 })).current()).not.toBe(5);
    await first.release();
    expect(() => first.current()).toThrow(DatabaseAway);
    expect((await claim({ preferred: 5 })).current()).toBe(5);
  });

  it('come back at once to who takes a dead one’s place, and to others when the claim ran out', async () => {
    await claim({ preferred: 7, holder: 'the one that died' });
    expect((await claim({ preferred: 2, holder: 'the one that died' })).current()).toBe(7);
    await sql()
      .updateTable('instanceNumbers')
      .set({ heldUntil: new Date(0) })
      .execute();
    expect((await claim({ preferred: 7 })).current()).toBe(7);
  });

  it('are used no longer than the claim holds: no id is made until it is renewed', async () => {
    const number = await claim({ preferred: 1 });
    const newId = createIdGenerator({ instance: number.current });
    newId();
    const later = performance.now() + 31_000;
    const now = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(newId).toThrow(DatabaseAway);
    now.mockRestore();
    await vi.waitFor(() => expect(number.current()).toBe(1));
  });

  it('change when another copy took the number meanwhile', async () => {
    const number = await claim({ preferred: 1 });
    await sql().updateTable('instanceNumbers').set({ holder: 'somebody else' }).execute();
    const start = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(start + 31_000);
    expect(number.current).toThrow(DatabaseAway);
    await vi.waitFor(() => expect(number.current()).toBe(0));
  });
});
