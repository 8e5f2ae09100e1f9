import { DashboardAlerts } from '#domains/statistics/web/dashboard/dashboard-alerts.tsx';
import { DashboardFigures } from '#domains/statistics/web/dashboard/dashboard-figures.tsx';
import { DashboardHeat } from '#domains/statistics/web/dashboard/dashboard-heat.tsx';
import { DashboardHours } from '#domains/statistics/web/dashboard/dashboard-hours.tsx';
import {
  DashboardAreas,
  DashboardCategories,
  DashboardFunnel,
} from '#domains/statistics/web/dashboard/dashboard-shares.tsx';
import { DashboardTodos } from '#domains/statistics/web/dashboard/dashboard-todos.tsx';
import type { DashboardView, Todos } from '#domains/statistics/web/dashboard/dashboard-view.ts';
import { getDashboardCall } from '#domains/statistics/web/statistics.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toDay, weekdayOf } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { deriveTheme } from '#platform/web/theme/derive-theme.ts';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useNow } from '#platform/web/use-now.ts';
import styles from './dashboard-page.module.css';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { useShellSettings } from './shell/shell-settings.ts';
import { useTodos } from './shell/use-todos.ts';

/** `/dashboard/dashboard` 后台首页: the week in figures, what waits, and how the city serves. */
export function Component() {
  usePageTitle('后台首页');
  const todos = useTodos();
  const { data, isPending, error, refetch } = useOperationQuery(
    getDashboardCall,
    {},
    { staleMs: minuteMs, reportedBy: 'form' },
  );
  return (
    <>
      <div className="pt">
        <div>
          <h1>{dateInWords(useNow())}</h1>
          {data && todos && <p>{dayInWords(todos, data)}</p>}
        </div>
      </div>
      {isPending && <Skeleton kind="block" />}
      {error && <LoadFailed className="pn" what="首页" failure={error} onRetry={() => void refetch()} />}
      {data && <Panels data={data} todos={todos} />}
    </>
  );
}

function Panels({ data, todos }: { data: DashboardView; todos: Todos | undefined }) {
  const { themeColour } = useShellSettings();
  return (
    <>
      <DashboardFigures figures={data.figures} />
      <div className={styles.wide}>
        <DashboardHours hours={data.hours} themeColour={deriveTheme(themeColour).mark} />
        {todos ? <DashboardTodos todos={todos} /> : <Skeleton kind="rows" count={6} />}
      </div>
      <div className={styles.three}>
        <DashboardAreas areas={data.areas} />
        <DashboardCategories categories={data.categories} />
        <DashboardFunnel funnel={data.funnel} />
      </div>
      <div className={styles.two}>
        <DashboardHeat heat={data.heat} />
        <DashboardAlerts alerts={data.alerts} />
      </div>
    </>
  );
}

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** 1 to 39 as they are spoken: 十一, 二十, 二十一. */
function spoken(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[ones]}`;
}

/** 十一月二十一日，星期六 */
function dateInWords(now: Date): string {
  const day = toDay(now);
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${spoken(month)}月${spoken(date)}日，星期${digits[weekdayOf(day)] || '日'}`;
}

/** What the day is about, in a sentence. */
function dayInWords(todos: Todos, { alerts }: DashboardView): string {
  const waiting = todos.reduce((sum, { count }) => sum + count, 0);
  const late = todos.reduce((sum, { overdueCount }) => sum + overdueCount, 0);
  const work = waiting === 0 ? '没有等你处理的事' : `有 ${waiting} 件等你处理，${late} 件已经超时`;
  return alerts.length === 0 ? `${work}。` : `${work}；两天内有 ${alerts.length} 场还缺人。`;
}
