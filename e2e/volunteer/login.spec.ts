import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newestCode } from '../../src/domains/accounts/testing/totp.builders.ts';
import { changePasswordCall } from '../../src/domains/accounts/web/accounts.calls.ts';
import { createStaffAccountCall } from '../../src/domains/roles/web/roles.calls.ts';
import { violationsOf } from '../barriers.ts';
import { demoPassword, fillLogin } from '../people.ts';
import { ask, loginCall, must, signInClient } from '../process/api-client.ts';

const note = (page: Page, text: RegExp | string) => page.getByRole('main').getByText(text).first();

/** Wrong passwords up to the third, after which every login costs the browser work. */
async function failThreeTimes(page: Page, loginName: string): Promise<void> {
  for (const left of [4, 3, 2]) {
    await fillLogin(page, loginName, 'Wrong#2026');
    await expect(note(page, `还可以再试 ${left} 次`)).toBeVisible();
  }
}

test('from the third wrong password on the browser works for a safety check, and a person only waits', async ({
  page,
  baseURL,
}) => {
  const solvers: string[] = [];
  page.on('request', (one) => /(find|solve)-proof|proof\.worker/.test(one.url()) && solvers.push(one.url()));
  let letIn = (): void => undefined;
  const watched = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  // The worker comes once the sentence was seen, however fast the machine is.
  await page.route(/proof\.worker/, async (route) => {
    await watched;
    await route.continue();
  });
  await page.goto('/user-index/login?redirect=%2Fuser-index%2FteamList');
  await failThreeTimes(page, 'zhiyuan1401');
  expect(solvers).toEqual([]);
  const guess = { userLoginName: 'zhiyuan1401', userPwd: 'Wrong#2026' };
  const visitor = { address: baseURL ?? '', token: '' };
  expect(await ask(visitor, loginCall, guess)).toMatchObject({ reason: 'proofNeeded' });

  await fillLogin(page, 'zhiyuan1401');
  await expect(page.getByRole('status').filter({ hasText: '正在做安全检查，请稍候' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  letIn();
  await expect(page).toHaveURL('/user-index/teamList');
  expect(solvers).not.toEqual([]);
});

test('the fifth wrong password locks, and then the right one does not open either', async ({ page }) => {
  await page.goto('/user-index/login');
  await failThreeTimes(page, 'zhiyuan1402');
  await fillLogin(page, 'zhiyuan1402', 'Wrong#2026');
  await expect(note(page, '还可以再试 1 次')).toBeVisible();
  await fillLogin(page, 'zhiyuan1402', 'Wrong#2026');
  await expect(page.getByRole('alert').filter({ hasText: '请 15 分钟后再试' })).toBeVisible();

  await fillLogin(page, 'zhiyuan1402');
  await expect(page.getByRole('alert').filter({ hasText: /请 1[45] 分钟后再试/ })).toBeVisible();
  await page.reload();
  await fillLogin(page, 'zhiyuan1402');
  await expect(page.getByRole('alert').filter({ hasText: '分钟后再试' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token');
});

test('a handed-out password is changed before anything else, at the login of the public, too, and after a reload', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const statistician = { userLoginName: 'tongji001', userPwd: demoPassword };
  const { loginInfo } = await must({ address: origin, token: '' }, loginCall, statistician);
  const { handed } = await must(await signInClient(origin, 'admin001'), createStaffAccountCall, {
    loginName: `tongji_${Date.now() % 1_000_000}`,
    name: '苏晚晴',
    roleId: loginInfo.tmRole_id,
    organisationId: null,
    reason: '新人到岗',
  });

  if (!handed) throw new Error('no password was handed out');
  await page.goto('/user-index/malllogin');
  await fillLogin(page, handed.loginName, handed.password);
  await expect(note(page, '请先换成自己的密码')).toBeVisible();
  await page.goto('/dashboard/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: '设置新密码' })).toBeVisible();
  await page.reload();
  const change = page.getByRole('button', { name: '修改密码并进入后台' });
  await page.getByRole('textbox', { name: '原密码', exact: true }).fill(handed.password);
  for (const label of ['新密码', '再输一次新密码'])
    await page.getByRole('textbox', { name: label, exact: true }).fill(handed.password);
  await change.click();
  await expect(page.getByText('新密码不能与原密码相同')).toBeVisible();
  for (const label of ['新密码', '再输一次新密码'])
    await page.getByRole('textbox', { name: label, exact: true }).fill('Wanqing#2031');
  await change.click();
  await expect(page.getByRole('heading', { level: 1, name: '设置新密码' })).toHaveCount(0);
  await expect(page.locator('#side-bar')).toBeVisible();
});

/** A member of staff who has changed the password that was handed out. */
async function newAnalyst(origin: string) {
  const statistician = { userLoginName: 'tongji001', userPwd: demoPassword };
  const { loginInfo } = await must({ address: origin, token: '' }, loginCall, statistician);
  const { handed } = await must(await signInClient(origin, 'admin001'), createStaffAccountCall, {
    loginName: `miyao_${Date.now() % 1_000_000}`,
    name: '顾知远',
    roleId: loginInfo.tmRole_id,
    organisationId: null,
    reason: '新人到岗',
  });
  if (!handed) throw new Error('no password was handed out');
  const { loginName, password: oldPwd } = handed;
  const first = { userLoginName: loginName, userPwd: oldPwd };
  const { accessToken: token } = await must({ address: origin, token: '' }, loginCall, first);
  const newPwd = 'Miyao#Dun2031';
  await must({ address: origin, token }, changePasswordCall, { oldPwd, newPwd, confirmPwd: newPwd });
  return { loginName, password: newPwd };
}

test('a second step by passkey, application or recovery code is set up with the password and asked for at both logins', async ({
  page,
  baseURL,
}) => {
  // Browsers offer passkeys to names, not to addresses.
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const { loginName, password } = await newAnalyst(origin);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const logIn = async (door: string): Promise<void> => {
    await page.context().clearCookies();
    await page.goto(origin + door);
    await fillLogin(page, loginName, password);
  };
  await logIn('/login?redirect=%2Fdashboard%2Fprofile');

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '设置动态验证码' }).click();
  await dialog.getByLabel('当前密码').fill(password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: '应用里的 6 位数字' }).fill(newestCode(secret, new Date()));
  await page.getByRole('button', { name: '启用', exact: true }).click();
  const codes = dialog.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await violationsOf(page)).toEqual([]);
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole('button', { name: '我已抄好，关闭' }).click();

  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await dialog.getByLabel('名称').fill('办公室电脑');
  await dialog.getByLabel('当前密码').fill(password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('list', { name: '我的通行密钥' })).toContainText('办公室电脑');

  await logIn('/login');
  const code = page.getByRole('textbox', { name: '或输入动态验证码' });
  await expect(code).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '用通行密钥验证' }).click();
  await expect(page.locator('#side-bar')).toBeVisible();

  const send = page.getByRole('main').getByRole('button', { name: /^登录(管理后台)?$/ });
  await logIn('/login');
  // The code of now was taken when it was set up; the next one counts already.
  await code.fill(newestCode(secret, new Date(Date.now() + 30_000)));
  await send.click();
  await expect(page.locator('#side-bar')).toBeVisible();

  await logIn('/user-index/login');
  await expect(page.getByRole('button', { name: '用通行密钥验证' })).toBeVisible();
  await code.fill(recoveryCode);
  await send.click();
  await expect(page.locator('#side-bar')).toBeVisible();
});
