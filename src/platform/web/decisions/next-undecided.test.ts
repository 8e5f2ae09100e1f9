import { afterEach, expect, it } from 'vitest';
import { holdDecision, takeBack } from './held-decisions.ts';
import { nextUndecided } from './next-undecided.ts';

const decide = (id: number) =>
  holdDecision({
    subject: `hour:${id}`,
    words: '认定',
    address: '/review/hours',
    send: async () => undefined,
  });
afterEach(() => {
  for (const id of [1, 2, 3]) takeBack(`hour:${id}`);
});

it('is the next below, else the first above, and none that was decided as well', () => {
  decide(2);
  expect(nextUndecided('hour', [1, 2, 3], 2)).toBe(3);
  decide(3);
  expect(nextUndecided('hour', [1, 2, 3], 3)).toBe(1);
  expect(nextUndecided('post', [1, 2, 3], 1)).toBe(2);
  decide(1);
  expect(nextUndecided('hour', [1, 2, 3], 1)).toBeUndefined();
});
