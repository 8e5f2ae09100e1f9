import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';

/** My totals in minutes: effective in all, this year, this month; pending apart; effective records by grade; star and what the next one needs. */
export const getMyHourTotals = operation({
  name: 'getMyHourTotals',
  method: 'GET',
  path: '/api/hours/GetMyHourTotals',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    effectiveMinutes: z.int(),
    yearMinutes: z.int(),
    monthMinutes: z.int(),
    pendingMinutes: z.int(),
    recordCount: z.int(),
    pendingCount: z.int(),
    grades: z.strictObject({ A: z.int(), B: z.int(), C: z.int(), D: z.int() }),
    stars: z.int(),
    nextStarMinutes: z.int().nullable(),
    previousStarMinutes: z.int(),
    months: z.array(z.strictObject({ month: z.string(), minutes: z.int() })),
  }),
  refusals: {},
  summary: '我的时长合计与星级进度',
});
