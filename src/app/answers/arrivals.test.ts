import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Arrivals } from './arrivals.ts';

/** A line in which so many stand that call, one of whom leaves; and who went on. */
function arrive(calls: number, gone?: number) {
  const arrivals = new Arrivals();
  const wentOn: string[] = [];
  const listener: RequestListener = ({ url = '' }) => void wentOn.push(url);
  const handOn = arrivals.handingOnTo(listener);
  const ask = (url: string, method: string, destroyed = false) =>
    handOn({ url, method, destroyed } as IncomingMessage, {} as ServerResponse);
  for (let call = 1; call <= calls; call += 1) ask(String(call), 'POST', call === gone);
  return { arrivals, wentOn, ask };
}
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

describe('calls that come in the same moment', () => {
  it('go on ten at a time, in the order in which they came', async () => {
    const { arrivals, wentOn } = arrive(25);
    expect(wentOn).toEqual(numbers(1, 10));
    expect(arrivals.isWaiting).toBe(true);
    await nextTurn();
    expect(wentOn).toEqual(numbers(1, 20));
    await nextTurn();
    expect(wentOn).toEqual(numbers(1, 25));
    expect(arrivals.isWaiting).toBe(false);
  });

  it('let those pass who only read, and nobody else', async () => {
    const { wentOn, ask } = arrive(12);
    ask('page', 'GET');
    ask('late', 'POST');
    expect(wentOn).toEqual([...numbers(1, 10), 'page']);
    await nextTurn();
    expect(wentOn.slice(-3)).toEqual(['11', '12', 'late']);
  });

  it('are left out where nobody waits for the answer any more', async () => {
    const { wentOn } = arrive(12, 11);
    await nextTurn();
    expect(wentOn).toEqual([...numbers(1, 10), '12']);
  });

  it('go on at once where ten thousand wait, so that a line is bounded', () => {
    const { wentOn, ask } = arrive(10_010);
    expect(wentOn).toHaveLength(10);
    ask('one more', 'POST');
    expect(wentOn.slice(10)).toEqual(['one more']);
  });

  it('do not wait where few come at a time', async () => {
    const { arrivals, wentOn, ask } = arrive(10);
    await nextTurn();
    ask('next', 'POST');
    expect(wentOn.at(-1)).toBe('next');
    expect(arrivals.isWaiting).toBe(false);
  });
});
