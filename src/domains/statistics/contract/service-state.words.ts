/** Lines before the database (decision 0020). */
export const laneLabels: Readonly<Record<string, string>> = {
  read: '查看',
  gathered: '查看（一起读取）',
  write: '提交',
  together: '报名（一起写入）',
  report: '报表与导出',
};

export const cacheLabels: Readonly<Record<string, string>> = { pages: '公开页面', answers: '公共列表' };

/** Messages to the outside, by how they stand. */
export const letterStateLabels: Readonly<Record<string, string>> = {
  waiting: '等待发出',
  retrying: '发送失败、等待重试',
  failed: '近 24 小时发送失败',
};

const yearDays = 365;

/** How long something is kept: whole years as years. */
export const keptLabel = (days: number): string =>
  days % yearDays === 0 ? `${days / yearDays} 年` : `${days} 天`;
