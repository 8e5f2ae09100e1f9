/** Numbered pages stop here (decision 0015: an offset beyond 2,000 rows costs more than anyone reads). */
export const deepestOffset = 2_000;
/** Counts are exact up to this many rows; above it a list says "1000+". */
export const countedUpTo = 1_000;

/** Rows on a page that staff may choose from. */
export const pageSizes = [10, 20, 50, 100] as const;

/** A list's total in words: `1000+` above what is counted exactly, unless all of it was counted. */
export const countLabel = (total: number, isExact = false): string =>
  total > countedUpTo && !isExact ? `${countedUpTo}+` : String(total);

/** How many pages a list offers: those of the rows that are counted; of an exact count those that numbers reach. */
export const pageCountOf = (total: number, pageSize: number, isExact = false): number =>
  Math.ceil(Math.min(total, isExact ? deepestOffset : countedUpTo) / pageSize);

export type PageRequest = { pageNum: number; pageSize: number };

/** Rows to skip for a page; refuses depth by stopping at the deepest offset. */
export const offsetOf = ({ pageNum, pageSize }: PageRequest): number =>
  Math.min((pageNum - 1) * pageSize, deepestOffset);
