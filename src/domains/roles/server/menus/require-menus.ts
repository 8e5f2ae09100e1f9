import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { MenuClient } from '../../contract/roles.words.ts';
import { rolesWithoutMenu, type StoredMenuRow } from './menu-overrides.rules.ts';
import { rolesWithCounts } from '../role-admin.queries.ts';

const userTypeOf: Record<MenuClient, number> = { team: 1, volunteer: 2, staff: 3 };

/** Refuses a change that leaves a role without any menu. @throws Refusal emptyMenu */
export async function requireMenus(
  act: Pick<Act<StaffCaller, 'emptyMenu'>, 'sql' | 'refuse'>,
  client: MenuClient,
  rows: readonly StoredMenuRow[],
): Promise<void> {
  const roles = (await rolesWithCounts(act.sql, undefined).execute()).filter(
    ({ userType }) => userType === userTypeOf[client],
  );
  const [name] = rolesWithoutMenu(rows, roles);
  if (name) throw act.refuse('emptyMenu', { msg: `改后“${name}”的菜单会是空的，请至少保留一项` });
}
