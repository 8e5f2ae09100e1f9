import { describe, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { getMenuByRole } from '../contract/roles.contract.ts';

const { app } = openHouse({ isOneStory: true });

describe('GET /api/sys/org/GetTeam_RoleFuncByRoleId/{id}', () => {
  it('answers the menu at data.menu and at result.menu', async () => {
    const person = await app().signIn('staff', { role: 'reviewer' });
    const { status, body } = await app().call(getMenuByRole, { id: person.roleId }, person);
    expect(status).toBe(200);
    expect(body).toHaveProperty('data', body.result);
    const { menu } = body.result;
    expect(menu.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/dashboard', '/review', '/manage']),
    );
    expect(menu[0]).toMatchObject({ path: '/dashboard', redirect: '/dashboard/dashboard' });
    expect(menu[0]?.children[0]).toMatchObject({
      path: '/dashboard/dashboard',
      meta: { title: '后台首页', affix: true },
    });
  });

  it('refuses nobody, foreign roles and ids that are none', async () => {
    const person = await app().signIn('volunteer');
    expect((await app().call(getMenuByRole, { id: person.roleId })).status).toBe(401);
    expect((await app().call(getMenuByRole, { id: person.roleId + 1 }, person)).status).toBe(403);
    expect((await app().call(getMenuByRole, { id: 'admin' as never }, person)).status).toBe(404);
    expect((await app().call(getMenuByRole, { id: person.roleId, extra: 1 } as never, person)).status).toBe(
      400,
    );
  });
});
