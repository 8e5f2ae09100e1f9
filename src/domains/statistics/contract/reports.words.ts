/** Most days that reports count at once: two years. */
export const longestReportDays = 731;

/** Periods that are offered by one press. */
export const reportPeriods = { '7': '近 7 天', '30': '近 30 天', '90': '近 90 天', '365': '近一年' } as const;
