import { afterEach, expect, it, vi } from 'vitest';
import { Unavailable } from './calls/failures.ts';
import { logTrouble } from './trouble-log.ts';

afterEach(() => void vi.useRealTimers());

it('however many are refused, the operator reads one line a second for each reason, and how many there were', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: object[] = [];
  const warn = (fields: object, message?: string): void => void lines.push({ ...fields, message });
  const refuse = (reason: 'away' | 'busy', times: number): void => {
    for (let time = 0; time < times; time += 1)
      logTrouble({ warn }, new Unavailable(reason, new Error('connection refused')));
  };
  refuse('away', 500);
  refuse('busy', 3);
  vi.advanceTimersByTime(999);
  refuse('away', 1);
  vi.advanceTimersByTime(1);
  refuse('away', 2);
  const line = { message: 'not available', cause: expect.stringContaining('connection refused') };
  expect(lines).toEqual([
    { ...line, reason: 'away' },
    { ...line, reason: 'busy' },
    { ...line, reason: 'away', refusedSince: 500 },
  ]);
});
