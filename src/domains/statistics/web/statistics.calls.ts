import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/statistics.contract.ts';

export const listTeamTodosCall = remote<typeof contract.listTeamTodos>(
  'GET',
  '/api/statistics/ListTeamTodos',
);
export const getTeamHomeCall = remote<typeof contract.getTeamHome>('GET', '/api/statistics/GetTeamHome');
export const getVolunteerHomeCall = remote<typeof contract.getVolunteerHome>(
  'GET',
  '/api/statistics/GetVolunteerHome',
);
export const listTodosCall = remote<typeof contract.listTodos>('GET', '/api/statistics/ListTodos');
export const getDashboardCall = remote<typeof contract.getDashboard>('GET', '/api/statistics/GetDashboard');
export const getReportsCall = remote<typeof contract.getReports>('POST', '/api/statistics/GetReports');
export const exportStatisticsCall = remote<typeof contract.exportStatistics>(
  'POST',
  '/api/statistics/ExportStatistics',
);
