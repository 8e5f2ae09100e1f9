import { describe, expect, it } from 'vitest';
import { buildStaff } from '#domains/accounts/testing/accounts.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { testAct } from '#testing/test-act.ts';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { builtinRoles } from '#domains/roles/contract/roles.words.ts';
import { getMenuByRole } from '#domains/roles/server/menus/get-menu-by-role.ts';

const { sql } = openTables({ ...houseRows, isOneStory: true });

const menuOf = (caller: SignedInCaller, id = caller.roleId) =>
  getMenuByRole(testAct({ sql: sql(), caller }), { id });
const pathsOf = (menu: Awaited<ReturnType<typeof menuOf>>['menu']): string[] =>
  menu.flatMap((entry) => [entry.path, ...entry.children.map((child) => child.path)]);

describe('getMenuByRole', () => {
  it('gives the volunteer and the team the menu of their centre', async () => {
    const volunteer = await buildVolunteer(sql());
    expect(pathsOf((await menuOf(volunteer.caller)).menu)).toContain('/usercenter/index/myactivity');
    const team = await buildTeam(sql());
    const ofTeam = pathsOf((await menuOf(team.caller)).menu);
    expect(ofTeam).toContain('/teamcenter/index/teamactivity');
    expect(ofTeam.filter((path) => !path.startsWith('/teamcenter/'))).toEqual([]);
  });

  it('gives staff what their role may do', async () => {
    const reviewer = await buildStaff(sql(), { role: 'reviewer' });
    const ofReviewer = pathsOf((await menuOf(reviewer.caller)).menu);
    expect(ofReviewer).toEqual(
      expect.arrayContaining(['/dashboard/dashboard', '/review/activities', '/manage/activities']),
    );
    expect(ofReviewer).not.toContain('/system/audit');
    const auditor = await buildStaff(sql(), { role: 'auditAdmin' });
    const ofAuditor = pathsOf((await menuOf(auditor.caller)).menu);
    expect(ofAuditor.filter((path) => path.startsWith('/system'))).toEqual(['/system', '/system/audit']);
    expect(ofAuditor.filter((path) => /^\/(review|manage|information)/.test(path))).toEqual([]);
  });

  it('leads a group to a page that its reader has', async () => {
    const admin = await buildStaff(sql(), { role: 'systemAdmin' });
    const { menu } = await menuOf(admin.caller);
    const astray = menu.filter(
      ({ redirect, children }) => redirect !== null && !children.some(({ path }) => path === redirect),
    );
    expect(astray).toEqual([]);
  });

  it('is empty for no staff role', async () => {
    const staffRoles = keysOf(builtinRoles).filter((code) => builtinRoles[code].userType === 3);
    for (const role of staffRoles) {
      const { caller } = await buildStaff(sql(), { role });
      expect((await menuOf(caller)).menu.length).toBeGreaterThan(0);
    }
  });

  it('refuses the id of another role: the address decides nothing', async () => {
    const volunteer = await buildVolunteer(sql());
    const admin = await buildStaff(sql(), { role: 'systemAdmin' });
    await expect(menuOf(volunteer.caller, admin.roleId)).rejects.toMatchObject({ status: 403 });
    await expect(menuOf(admin.caller, volunteer.roleId)).rejects.toMatchObject({ status: 403 });
  });
});
