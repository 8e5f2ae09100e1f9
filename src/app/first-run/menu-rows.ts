import type { MenuSeed } from '#domains/roles/server/index.ts';
import { centreMenuRows } from './centre-menu-rows.ts';
import { dashboardMenuRows } from './dashboard-menu-rows.ts';
import { sampleMenuRows } from './sample-menu-rows.ts';
import { staffMenuRows } from './staff-menu-rows.ts';
import { systemMenuRows } from './system-menu-rows.ts';

/** The menu of each shell. */
export const menuRows: readonly MenuSeed[] = [
  ...dashboardMenuRows,
  ...staffMenuRows,
  ...sampleMenuRows,
  ...systemMenuRows,
  ...centreMenuRows,
];
