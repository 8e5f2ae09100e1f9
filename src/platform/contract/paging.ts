import { z } from 'zod';

/** Numbered pages stop here (decision 0015: an offset beyond 2,000 rows costs more than anyone reads). */
export const deepestOffset = 2_000;
/** Counts are exact up to this many rows; above it a list says "1000+". */
export const countedUpTo = 1_000;

/** A list's total in words: `1000+` above what is counted exactly. */
export const countLabel = (total: number): string =>
  total > countedUpTo ? `${countedUpTo}+` : String(total);

/** How many pages a list offers: those of the rows that are counted. */
export const pageCountOf = (total: number, pageSize: number): number =>
  Math.ceil(Math.min(total, countedUpTo) / pageSize);

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

export type PageRequest = { pageNum: number; pageSize: number };

/** Rows to skip for a page; refuses depth by stopping at the deepest offset. */
export const offsetOf = ({ pageNum, pageSize }: PageRequest): number =>
  Math.min((pageNum - 1) * pageSize, deepestOffset);
