import { describe, expect, it } from 'vitest';
import { fitsPassword } from '#domains/accounts/server/passwords/password-hash.ts';
import { permissionWords, separatedGroups } from '#domains/roles/contract/permissions.words.ts';
import { builtinRoles } from '#domains/roles/contract/roles.words.ts';
import { menuIconNames } from '#platform/web/frame/menu-icon.tsx';
import { openTables } from '#testing/open-tables.ts';
import { firstRun } from './first-run.ts';
import { menuRows } from './menu-rows.ts';
import { workCalendarRows } from './work-calendar-rows.ts';

const { database, sql } = openTables();

const countOf = async (
  table: 'roles' | 'menus' | 'areas' | 'organisations' | 'accounts' | 'workCalendar',
) => {
  const rows = await sql().selectFrom(table).selectAll().execute();
  return rows.length;
};

describe('firstRun', () => {
  it('makes the first administrator once and says the password once', async () => {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    await firstRun(database(), { isDemo: false, say });
    await firstRun(database(), { isDemo: false, say });
    expect(said).toHaveLength(1);
    const [, loginName = '', password = ''] =
      /as (\S+) with the one-time password (\S+)/.exec(said[0] ?? '') ?? [];
    const account = await sql()
      .selectFrom('accounts')
      .selectAll()
      .where('loginName', '=', loginName)
      .executeTakeFirstOrThrow();
    expect(await fitsPassword(account.passwordHash, password)).toBe(true);
    expect(account).toMatchObject({ userType: 3, mustChangePassword: true });
  });

  it('makes no account in demo mode, where the city brings its own', async () => {
    await firstRun(database(), { isDemo: true });
    expect(await countOf('accounts')).toBe(0);
  });

  it('changes nothing when it runs again', async () => {
    await firstRun(database(), { isDemo: true });
    await sql().updateTable('siteSettings').set({ value: '"our own"' }).execute();
    const tables = ['roles', 'menus', 'areas', 'organisations', 'workCalendar'] as const;
    const before = await Promise.all(tables.map(countOf));
    await firstRun(database(), { isDemo: true });
    expect(await Promise.all(tables.map(countOf))).toEqual(before);
    const texts = await sql().selectFrom('siteSettings').select('value').execute();
    expect(new Set(texts.map((row) => row.value))).toEqual(new Set(['our own']));
  });

  it('makes one administrator when two processes start together', async () => {
    const said: string[] = [];
    const options = { isDemo: false, say: (line: string) => said.push(line) };
    await Promise.all([firstRun(database(), options), firstRun(database(), { ...options, instance: 1 })]);
    expect(said).toHaveLength(1);
    expect(await countOf('accounts')).toBe(1);
  });
});

describe('the rows', () => {
  it('ask for permissions that exist', () => {
    const asked = menuRows.flatMap((row) => (row.permission ? [row.permission] : []));
    expect(asked.filter((permission) => !Object.hasOwn(permissionWords, permission))).toEqual([]);
  });

  it('give every built-in staff role a menu, and each centre one', () => {
    for (const client of ['staff', 'team', 'volunteer'] as const) {
      expect(menuRows.some((row) => row.client === client && !row.permission && !row.parentName)).toBe(true);
    }
  });

  it('keep system, security and audit apart (三员分立)', () => {
    for (const role of Object.values(builtinRoles)) {
      const groups = new Set(role.permissions.map((code) => permissionWords[code].group));
      expect(separatedGroups.filter((group) => groups.has(group)).length).toBeLessThanOrEqual(1);
    }
  });

  it('name each calendar day once', () => {
    const days = workCalendarRows.map((row) => row.day);
    expect(new Set(days).size).toBe(days.length);
  });
});

it('every icon of a menu is one that the menu can draw', () => {
  const unknown = menuRows.filter(({ icon }) => icon && !menuIconNames.includes(icon));
  expect(unknown.map(({ name, icon }) => [name, icon])).toEqual([]);
});
