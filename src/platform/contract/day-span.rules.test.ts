import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { daySpanIn, daysInOrder, endBeforeStart } from './day-span.rules.ts';

const first = '2026-11-01';
const last = '2026-11-30';

describe('days of an address', () => {
  it.each([
    [first, last, { from: first, to: last }],
    [first, first, { from: first, to: first }],
    [first, null, { from: first, to: undefined }],
    ['', last, { from: undefined, to: last }],
    ['2026-02-30', last, { from: undefined, to: last }],
    [last, first, { from: undefined, to: undefined, refused: { from: last, to: first } }],
  ])('%s to %s', (from, to, span) => {
    expect(daySpanIn(from, to)).toEqual(span);
  });
});

it('is refused by a request, at its end', () => {
  const request = z
    .strictObject({ fromOn: z.string().optional(), toOn: z.string().optional() })
    .refine(...daysInOrder('fromOn', 'toOn'));
  for (const good of [{}, { fromOn: first }, { toOn: first }, { fromOn: first, toOn: first }])
    expect(request.safeParse(good).success).toBe(true);
  expect(request.safeParse({ fromOn: last, toOn: first }).error?.issues).toMatchObject([
    { path: ['toOn'], message: endBeforeStart },
  ]);
});
