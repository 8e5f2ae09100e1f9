import { expect, test } from '../journey.ts';
import { listMembersCall } from '../../src/domains/teams/web/members/members.calls.ts';
import { openAs } from '../open-as.ts';
import { type ApiClient, must } from '../process/api-client.ts';
import { findTeam } from '../process/find-team.ts';

/** The first page of the members, as the page shows it. */
const membersOf = async (client: ApiClient) =>
  (await must(client, listMembersCall, { status: 'active', pageSize: 20 })).list;

/** A team and two grown-up members of it without an office. */
const findTwo = (origin: string) =>
  findTeam(origin, 2, async ({ loginName: team, client }) => {
    const two = (await membersOf(client))
      .filter(
        ({ memberRole, isMinor, canDo }) => memberRole === 'member' && !isMinor && canDo.includes('edit'),
      )
      .slice(0, 2);
    return two.length === 2 ? { team, client, two } : undefined;
  });

test('the roles of two members are changed together, after the page has asked', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { team, client, two } = await findTwo(origin);
  const rolesOf = async () => {
    const now = await membersOf(client);
    return two.map(({ teamUserId }) => now.find((one) => one.teamUserId === teamUserId)?.memberRole);
  };

  const page = await openAs(browser, origin, team, '/teamcenter/index/teamuser');
  // The drawn tick lies over its box.
  for (const { name } of two)
    await page
      .locator('label')
      .filter({ has: page.getByRole('checkbox', { name: `选择${name}`, exact: true }) })
      .click();
  const bar = page.getByRole('region', { name: '批量处理' });
  await expect(bar).toContainText('已选 2 人');
  await bar.getByRole('combobox', { name: '改角色' }).selectOption({ label: '联络员' });

  const ask = page.getByRole('dialog', { name: /的角色改为“联络员”$/ });
  for (const { name } of two) await expect(ask).toContainText(name);
  expect(await rolesOf()).toEqual(['member', 'member']);
  await ask.getByRole('button', { name: '再想想' }).click();
  await expect(ask).toHaveCount(0);
  expect(await rolesOf()).toEqual(['member', 'member']);

  await bar.getByRole('combobox', { name: '改角色' }).selectOption({ label: '联络员' });
  await ask.getByRole('button', { name: '修改' }).click();
  await expect(ask).toHaveCount(0);
  for (const { name } of two)
    await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('联络员');
  expect(await rolesOf()).toEqual(['liaison', 'liaison']);
  await expect(bar).toHaveCount(0);
});
