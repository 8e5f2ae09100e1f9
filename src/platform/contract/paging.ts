import { z } from 'zod';
import { sortWordsOf } from './sorting.ts';

/** Request half of every list: page from 1, at most 100 rows, never deeper than 2,000 rows. */
export const pageRequestShape = {
  pageNum: z.int('页码应为整数').min(1, '页码从 1 开始').max(2_000, '页码太大，请缩小筛选范围').default(1),
  pageSize: z.int('每页条数应为整数').min(1, '每页至少 1 条').max(100, '每页至多 100 条').default(20),
};

/** Request half of a list of staff: a page, and on demand the exact count of a long list. */
export const staffPageShape = {
  ...pageRequestShape,
  countsAll: z.boolean().optional(),
};

/** The order of a list: one of these columns, or with a minus in front the greatest first; without it the list's usual order. */
export const sortField = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.enum(sortWordsOf(keys)).optional();

/** Result half of every list. `total` is exact to 1,000 and 1,001 means "more than 1,000". */
export const pageResultShape = <Item extends z.ZodType>(item: Item) => ({
  list: z.array(item),
  total: z.int(),
  pageNum: z.int(),
  pageSize: z.int(),
});
