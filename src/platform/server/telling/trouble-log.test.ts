import { afterEach, expect, it, vi } from 'vitest';
import type { Unavailable } from '../calls/failures.ts';
import { logTrouble } from './trouble-log.ts';

afterEach(() => void vi.useRealTimers());

it('however many are refused, the operator reads one line a second for each reason, and how many there were', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: object[] = [];
  const warn = (fields: object, message?: string): void => void lines.push({ ...fields, message });
  // Lines are counted by process: other tests tell of the real reasons.
  const refuse = (reason: 'one' | 'another', times: number): void => {
    for (let time = 0; time < times; time += 1)
      logTrouble({ warn }, { reason, cause: new Error('connection refused') } as unknown as Unavailable);
  };
  refuse('one', 500);
  refuse('another', 3);
  vi.advanceTimersByTime(999);
  refuse('one', 1);
  vi.advanceTimersByTime(1);
  refuse('one', 2);
  const line = { message: 'not available', cause: expect.stringContaining('connection refused') };
  expect(lines).toEqual([
    { ...line, reason: 'one' },
    { ...line, reason: 'another' },
    { ...line, reason: 'one', refusedSince: 500 },
  ]);
});
