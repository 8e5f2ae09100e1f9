import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';

/** Days that the board looks back. */
export const boardDays = 90;
/** A row of fewer needs is told together with others. */
export const fewest = 5;
/** Fewer needs than this have no times. */
export const timesFrom = 10;
/** Fewer needs than this have no shares of results. */
export const sharesFrom = 20;

/** Whole percents that make a hundred; what one to four people said is joined, so that nobody is told apart. */
const sharesSchema = z.strictObject({
  solved: z.int(),
  /** Null where it is told together with `unsolved`. */
  part: z.int().nullable(),
  unsolved: z.int().nullable(),
  /** Both together, where one of them alone would be few. */
  notWhole: z.int().nullable(),
  unrated: z.int(),
});
export type BoardShares = z.output<typeof sharesSchema>;

const rowShape = {
  count: z.int(),
  /** Half of the needs were taken by a team sooner. */
  medianMinutes: z.int().nullable(),
  /** Nine in ten were. */
  slowMinutes: z.int().nullable(),
  /** Percent that were verified and dispatched in time. */
  inTime: z.int().nullable(),
  shares: sharesSchema.nullable(),
};
const boardRowSchema = z.strictObject({
  /** A category or district; null for several with few needs each. */
  key: z.string().nullable(),
  name: z.string(),
  ...rowShape,
});
export type BoardRow = z.output<typeof boardRowSchema>;

/** How needs were answered: counted over what ended in ninety days, kept until a need changes, counted anew every five minutes at most. */
export const getNeedBoard = operation({
  name: 'getNeedBoard',
  method: 'GET',
  path: '/api/needs/GetNeedBoard',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 60 * minuteMs, steadyMs: 5 * minuteMs },
  request: z.strictObject({}),
  result: z.strictObject({
    from: dayField,
    countedAt: instantField,
    all: z.strictObject(rowShape),
    /** Needs that the team went to a second time; null when they are few. */
    reworkedCount: z.int().nullable(),
    categories: z.array(boardRowSchema),
    areas: z.array(boardRowSchema),
    /** By 站, district after district, with counts and times alone: shares of parts would give away shares of the rest. */
    stations: z.array(boardRowSchema),
  }),
  refusals: {},
  summary:
    'Median answer time, share in time and results by the requesters’ word, by class, district and 站; few are hidden.',
});
