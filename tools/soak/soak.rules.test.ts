import { expect, test } from 'vitest';
import { judgeSoak, type SoakSample } from './soak.rules.ts';

const rest: SoakSample = {
  at: 0,
  memoryMiB: 300,
  loopMs: 11,
  resources: 20,
  lent: 0,
  waiting: 0,
  lateSeconds: 0,
};
/** Ten minutes of it, a sample every five seconds. */
const ofTenMinutes = (shape: (at: number) => Partial<SoakSample>): SoakSample[] =>
  Array.from({ length: 120 }, (_, place) => ({ ...rest, at: place * 5, ...shape(place * 5) }));

test.each<
  [string, { shape?: (at: number) => Partial<SoakSample>; after?: SoakSample; faults?: string[] }, string[]]
>([
  ['steady', {}, []],
  [
    'warming up in the first two minutes',
    { shape: (at: number) => ({ memoryMiB: at < 120 ? 100 + at : 300 }) },
    [],
  ],
  [
    'memory that leaks',
    { shape: (at: number) => ({ memoryMiB: 300 + at / 10 }) },
    ['memory grew to 1.13 of the third minute'],
  ],
  [
    'a loop that stands still longer and longer',
    { shape: (at: number) => ({ loopMs: at / 2 }) },
    ['the event loop stands still 3.8 times as long as in the third minute'],
  ],
  [
    'sockets left open',
    { after: { ...rest, resources: 60 } },
    ['40 sockets, timers or streams are left open at rest'],
  ],
  [
    'a connection never given back',
    { after: { ...rest, lent: 1 } },
    ['1 connections of the pool are lent at rest, 0 callers wait'],
  ],
  ['a task behind', { shape: (at: number) => ({ lateSeconds: at / 4 }) }, ['a background task falls behind']],
  ['an answer 500', { faults: ['500 of GET /user-index/index'] }, ['500 of GET /user-index/index']],
])('%s', (_, { shape = () => ({}), ...rested }, found) => {
  const soaked = { samples: ofTenMinutes(shape), before: rest, after: rest, faults: [], ...rested };
  expect(judgeSoak(soaked)).toEqual(found);
});
