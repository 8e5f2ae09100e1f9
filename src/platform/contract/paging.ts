import { z } from 'zod';

/** Request half of every list: page from 1, at most 100 rows, never deeper than 2,000 rows. */
export const pageRequestShape = {
  pageNum: z.int('页码应为整数').min(1, '页码从 1 开始').max(2_000, '页码太大，请缩小筛选范围').default(1),
  pageSize: z.int('每页条数应为整数').min(1, '每页至少 1 条').max(100, '每页至多 100 条').default(20),
};

/** Result half of every list. `total` is exact to 1,000 and 1,001 means "more than 1,000". */
export const pageResultShape = <Item extends z.ZodType>(item: Item) => ({
  list: z.array(item),
  total: z.int(),
  pageNum: z.int(),
  pageSize: z.int(),
});
