import { addMissingStarLevels } from '#domains/awards/server/index.ts';
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Database } from '#database/connection.ts';
import { createIdGenerator } from '#database/ids.ts';
import type { Sql } from '#database/transaction.ts';
import { inTransaction } from '#database/transaction.ts';
import { addMissingCategories } from '#domains/news/server/index.ts';
import { permissionWords } from '#domains/roles/contract/permissions.words.ts';
import { builtinRoles } from '#domains/roles/contract/roles.words.ts';
import { saveBuiltinRoles, saveMenus } from '#domains/roles/server/index.ts';
import { serviceCategories } from '#domains/site/contract/categories.words.ts';
import {
  addMissingAreas,
  addMissingSiteTexts,
  ensureOrganisation,
  saveServiceCategories,
  saveWorkCalendar,
} from '#domains/site/server/index.ts';
import { makeFirstAdministrator } from './first-administrator.ts';
import type { FirstAdministrator } from './first-administrator.ts';
import { menuRows } from './menu-rows.ts';
import * as siteRows from './site-rows.ts';
import { workCalendarRows } from './work-calendar-rows.ts';

export type FirstRunOptions = {
  /** With demo data the city brings its own accounts and the invented numbers of the footer. */
  isDemo: boolean;
  instance?: number;
  say?: (line: string) => void;
};

/**
 * Makes the rows that every installation needs: roles, menus, areas, categories, calendar, the centre, and without demo data
 * the first administrator, whose password is said once. Runs at every start and changes nothing that is there.
 */
export async function firstRun(
  database: Database,
  { isDemo, instance = 0, say }: FirstRunOptions,
): Promise<void> {
  const administrator = await inTransaction(database, async (sql) => {
    // Two processes that start together would both make the first administrator.
    await raw`lock table roles in share row exclusive mode`.execute(sql);
    await putHouseRows(sql, { isDemo });
    if (isDemo) return undefined;
    return makeFirstAdministrator(sql, { newId: createIdGenerator({ instance }), now: new Date() });
  });
  if (administrator) say?.(announcement(administrator));
}

/** Roles, menus, site and categories alone: what tests start from. */
export async function putHouseRows(sql: Sql, { isDemo }: { isDemo: boolean }): Promise<void> {
  await saveBuiltinRoles(sql);
  await saveMenus(sql, menuRows);
  await addMissingSiteTexts(
    sql,
    isDemo ? { ...siteRows.cityTexts, ...siteRows.demoTexts } : siteRows.cityTexts,
  );
  await addMissingAreas(sql, siteRows.cityAreas);
  await addMissingStarLevels(sql);
  await saveServiceCategories(sql);
  await saveWorkCalendar(sql, workCalendarRows);
  await ensureOrganisation(sql, siteRows.cityCentre);
  await addMissingCategories(sql, siteRows.newsCategories);
}

/** Changes whenever the house rows do: the seed key of test databases. */
export const houseRowsKey = createHash('sha256')
  .update(
    JSON.stringify([siteRows, menuRows, workCalendarRows, builtinRoles, permissionWords, serviceCategories]),
  )
  .digest('hex')
  .slice(0, 16);

const announcement = ({ loginName, password }: FirstAdministrator): string =>
  `first administrator: log in at /login as ${loginName} with the one-time password ${password} (shown only now; it must be changed)`;
