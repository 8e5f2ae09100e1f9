import { describe, expect, it } from 'vitest';
import type { Sql } from '#database/transaction.ts';
import { readTogether } from './read-together.ts';

const plain = { isTransaction: false } as Sql;
const other = { isTransaction: false } as Sql;
const transaction = { isTransaction: true } as Sql;

/** Doubles numbers and writes down which were asked for together; a bad one fails the statement that it is in. */
function openReading({ bad, error }: { bad?: number; error?: Error } = {}) {
  const asked: string[] = [];
  const read = readTogether(async (_sql, items: readonly number[]) => {
    asked.push(items.join(' '));
    await new Promise((resolve) => setImmediate(resolve));
    if (bad !== undefined && items.includes(bad)) throw error ?? new Error(`bad ${bad}`);
    return items.map((item) => item * 2);
  });
  return { asked, read };
}
const told = (all: readonly PromiseSettledResult<number>[]) =>
  all.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message));

describe('what is read together', () => {
  it('is one statement for all who ask in the same turn, and each has an answer of their own', async () => {
    const { asked, read } = openReading();
    expect(await Promise.all([3, 1, 3, 2].map((item) => read(plain, item)))).toEqual([6, 2, 6, 4]);
    expect(asked).toEqual(['3 1 3 2']);
  });

  it('is never read on the handle of somebody else, and in a transaction alone and at once', async () => {
    const { asked, read } = openReading();
    const all = [read(plain, 1), read(other, 2), read(transaction, 3), read(transaction, 4)];
    expect(asked).toEqual(['3', '4']);
    expect(await Promise.all(all)).toEqual([2, 4, 6, 8]);
    expect(asked).toEqual(['3', '4', '1', '2']);
  });

  it('fails for the one alone whom the statement fails on', async () => {
    const { asked, read } = openReading({ bad: 2 });
    const all = await Promise.allSettled([1, 2, 3].map((item) => read(plain, item)));
    expect(told(all)).toEqual([2, 'bad 2', 6]);
    expect(asked).toEqual(['1 2 3', '1', '2', '3']);
  });

  it('tells all that the database cannot answer, and asks it nothing more', async () => {
    const error = Object.assign(new Error('canceling statement'), { code: '57014' });
    const { asked, read } = openReading({ bad: 2, error });
    const all = await Promise.allSettled([1, 2, 3].map((item) => read(plain, item)));
    expect(told(all)).toEqual(Array(3).fill('canceling statement'));
    expect(asked).toEqual(['1 2 3']);
    expect(await read(plain, 4)).toBe(8);
  });
});
