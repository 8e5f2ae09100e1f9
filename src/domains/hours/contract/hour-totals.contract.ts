import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';

/** My totals in minutes: effective in all, this year, this month; pending apart; effective records by grade; the star awarded and what each asks for. */
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
    /** The star that was awarded, 0 to 5; effective minutes that each star asks for, the first first. */
    stars: z.int(),
    starMinutes: z.array(z.int()),
    months: z.array(z.strictObject({ month: z.string(), minutes: z.int() })),
  }),
  refusals: {},
  summary: '我的时长合计与星级进度',
});
