/** Rows that an export gives at once; more are made in the background. */
export const mostRowsAtOnce = 5_000;
/** Rows of one ordered export: their numbers are kept as one value until the file is made. */
export const mostRowsOrdered = 200_000;
/** Orders of one person that are not finished at the same time. */
export const mostUnfinishedExports = 3;
/** A file is kept so long. */
export const exportKeptDays = 7;

/** Refusals of every export of rows. */
export const exportRefusals = {
  tooManyRows: `一次最多导出 ${mostRowsOrdered / 10_000} 万条，请缩小筛选条件后分几次导出`,
  tooManyOrders: `你已有 ${mostUnfinishedExports} 个导出正在生成，请等其中一个完成，或在“我的导出”里取消后再试`,
} as const;

/** What happens to an export of so many rows, said before it is asked for; `isExact` where `total` is the whole count. */
export function exportForecast(total: number | undefined, isExact: boolean): string {
  const later = `在后台生成，完成后发站内消息，到“我的导出”下载，文件保留 ${exportKeptDays} 天。`;
  if (total === undefined || !isExact) return `${mostRowsAtOnce} 条以内直接下载；超过时${later}`;
  return total > mostRowsAtOnce ? `超过 ${mostRowsAtOnce} 条，将${later}` : '';
}
