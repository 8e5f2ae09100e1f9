import { bind, type Room } from '#platform/server/calls/binding.ts';
import { getMonthStars as getMonthStarsOperation } from '../contract/month-stars.contract.ts';
import * as contract from '../contract/statistics.contract.ts';
import { listMyTimeline as listMyTimelineOperation } from '../contract/timeline.contract.ts';
import { listTodos } from './dashboard-todos.ts';
import { getDashboard } from './dashboard.ts';
import { getHomeFigures, refreshHomeFigures } from './home-figures.ts';
import { listMyTimeline } from './list-my-timeline.ts';
import { getMonthStars } from './month-stars.ts';
import { getTeamHome } from './team-home.ts';
import { getVolunteerHome } from './volunteer-home.ts';

export { todoTables } from './dashboard-todos.ts';

/** The statistics room: true counts for the home page, both centres' first pages and the dashboard, and a volunteer's timeline. */
export const createStatisticsRoom = ({ secret }: { secret: string }): Room => ({
  name: 'statistics',
  bindings: [
    bind(contract.getHomeFigures, getHomeFigures),
    bind(getMonthStarsOperation, getMonthStars(secret)),
    bind(contract.getTeamHome, getTeamHome),
    bind(contract.getVolunteerHome, getVolunteerHome),
    bind(listMyTimelineOperation, listMyTimeline),
    bind(contract.getDashboard, getDashboard),
    bind(contract.listTodos, listTodos),
  ],
  tasks: [{ name: 'statistics.refreshHomeFigures', everyMs: 60_000, run: refreshHomeFigures }],
});
