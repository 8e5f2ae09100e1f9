import { minuteMs, secondMs } from '#platform/contract/durations.ts';
import type { AnyTask } from '#platform/server/background.ts';
import { bind, type Room } from '#platform/server/calls/binding.ts';
import { createPortraitKeys, type Secret } from '#platform/server/encryption.ts';
import { secretsOf } from '#platform/server/secrets/keys.ts';
import type { ReadState } from '#platform/server/readings/service-state.ts';
import * as stars from '../contract/month-stars.contract.ts';
import * as contract from '../contract/statistics.contract.ts';
import * as timeline from '../contract/timeline.contract.ts';
import * as state from '../contract/service-state.contract.ts';
import { exportStatistics } from './reports/export-statistics.ts';
import { getDashboard } from './get-dashboard.ts';
import { getHomeFigures } from './get-home-figures.ts';
import { getMonthStars } from './get-month-stars.ts';
import { getReports } from './reports/get-reports.ts';
import { getServiceState } from './service-state/get-service-state.ts';
import { nothingKnown } from './service-state/nothing-known.ts';
import { getTeamHome } from './team-home/get-team-home.ts';
import { listTeamTodos } from './team-home/list-team-todos.ts';
import { getVolunteerHome } from './get-volunteer-home.ts';
import { listMyTimeline } from './list-my-timeline.ts';
import { listTodos } from './list-todos.ts';
import { refreshHomeFigures } from './refresh-home-figures.ts';
import { statisticsAuditWords } from './statistics.audit-words.ts';
import { addUpSums } from './sums/add-up-sums.ts';

export { todoTables } from './todo-queues.queries.ts';

/** The statistics room: true counts for the home page, both centres' first pages and the dashboard, and a volunteer's timeline. */
export const createStatisticsRoom = ({
  secret,
  readState = nothingKnown,
  tasks,
}: {
  secret: Secret;
  /** All background work of the house. */
  tasks: () => readonly AnyTask[];
  readState?: ReadState | undefined;
}): Room => ({
  name: 'statistics',
  auditWords: statisticsAuditWords,
  bindings: [
    bind(contract.getHomeFigures, getHomeFigures),
    bind(stars.getMonthStars, getMonthStars, { given: createPortraitKeys(secret, 'stars') }),
    bind(contract.getTeamHome, getTeamHome),
    bind(contract.listTeamTodos, listTeamTodos),
    bind(contract.getVolunteerHome, getVolunteerHome),
    bind(timeline.listMyTimeline, listMyTimeline),
    bind(contract.getDashboard, getDashboard),
    bind(contract.getReports, getReports),
    bind(contract.exportStatistics, exportStatistics),
    bind(contract.listTodos, listTodos),
    bind(state.getServiceState, getServiceState, {
      before: async () => ({
        state: await readState(),
        tasks: tasks(),
        namesSecretBefore: secretsOf(secret).before.length > 0,
      }),
    }),
  ],
  tasks: [
    {
      name: 'statistics.refreshHomeFigures',
      label: '更新首页数据',
      everyMs: minuteMs,
      run: refreshHomeFigures,
    },
    { name: 'statistics.addUpSums', label: '汇总统计数字', everyMs: 5 * secondMs, run: addUpSums },
  ],
});
