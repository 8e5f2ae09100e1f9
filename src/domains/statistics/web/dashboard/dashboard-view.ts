import type { ResultOf } from '#platform/contract/operation.ts';
import type { getDashboard, getReports, listTodos } from '../../contract/statistics.contract.ts';

export type DashboardView = ResultOf<typeof getDashboard>;
/** What the dashboard and the reports both show. */
export type ReportView = ResultOf<typeof getReports>;
export type Todos = ResultOf<typeof listTodos>['todos'];

/** A share of a whole, `22%`; an empty whole has none. */
export const shareLabel = (value: number, whole: number): string =>
  whole > 0 ? `${Math.round((value / whole) * 1_000) / 10}%` : '—';
