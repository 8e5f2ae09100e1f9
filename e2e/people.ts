import { expect, type Page } from '@playwright/test';

/** Password of every demo account (README). */
export const demoPassword = 'Jianglan#2026';

/** Login of a team of the demo city: they follow the numbers of the teams. */
export const teamLogin = (teamId: number): string => `duiwu${String(teamId).padStart(3, '0')}`;

/** Fills in the login form that is on the page, whichever of the two it is, and sends it. */
export async function fillLogin(page: Page, loginName: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(loginName);
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  const send = page.getByRole('main').getByRole('button', { name: /^登录(管理后台)?$/ });
  await expect(send).toBeEnabled();
  await send.click();
}

/** Sends what was just decided in the back office without waiting for its ten seconds. */
export const sendDecision = (page: Page): Promise<void> =>
  page.getByRole('status', { name: '刚作出的决定' }).getByRole('button', { name: '马上提交' }).click();
