import { expect, test } from '../journey.ts';
import { getMyClosingCall } from '../../src/domains/mydata/web/closing/closing.calls.ts';
import { openAs } from '../open-as.ts';
import { demoPassword } from '../people.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

/** A volunteer of the demo city whom nothing keeps. */
const whoMayLeave = (origin: string): Promise<string> =>
  findVolunteer(origin, 1_301, async ({ loginName, client }) => {
    const { closing, blockers } = await must(client, getMyClosingCall, {});
    return !closing && blockers.length === 0 ? loginName : undefined;
  });

/** A volunteer whom a sign-up keeps. */
const whoIsSignedUp = (origin: string): Promise<string> =>
  findVolunteer(origin, 1, async ({ loginName, client }) => {
    const { closing, blockers } = await must(client, getMyClosingCall, {});
    return !closing && blockers.some(({ sentence }) => sentence.includes('没有结束的报名'))
      ? loginName
      : undefined;
  });

test('an account is closed, its owner reads so on every page, and takes it back', async ({
  browser,
  baseURL,
}) => {
  const loginName = await whoMayLeave(baseURL ?? '');
  const page = await openAs(browser, baseURL ?? '', loginName, '/usercenter/index/mydata');
  await page.getByRole('link', { name: '注销账号' }).click();
  await expect(page).toHaveURL('/usercenter/index/mydata/closing');
  await expect(page.getByText('到期后自动清除个人信息，不能恢复', { exact: false })).toBeVisible();
  await expect(page.getByText('时长账本只增不改', { exact: false })).toBeVisible();

  const send = page.getByRole('button', { name: '申请注销' });
  await send.click();
  await expect(page.getByText('请输入登录密码')).toBeVisible();
  await page.getByLabel('登录密码').fill(demoPassword);
  await page.getByRole('textbox', { name: '请输入“注销账号”确认' }).fill('注销');
  await send.click();
  await expect(page.getByText('请输入“注销账号”四个字')).toBeVisible();
  await page.getByRole('textbox', { name: '请输入“注销账号”确认' }).fill('注销账号');
  await page.getByLabel('登录密码').fill(demoPassword);
  await send.click();
  await expect(page.getByText('账号正在注销。')).toBeVisible();

  await page.goto('/usercenter/index/mymsg');
  await expect(page.getByText('账号正在注销。')).toBeVisible();
  await expect(page.getByText('你申请了注销账号', { exact: false }).first()).toBeVisible();

  // In another browser too: logging in goes on.
  const again = await openAs(browser, baseURL ?? '', loginName, '/usercenter/index/myindex');
  await again.getByRole('button', { name: '撤回注销' }).click();
  await expect(again.getByText('注销已撤回，账号恢复正常')).toBeVisible();
  await expect(again.getByRole('button', { name: '撤回注销' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('账号正在注销。')).toHaveCount(0);
});

test('what is open keeps an account, and leads to where it is settled', async ({ browser, baseURL }) => {
  const page = await openAs(
    browser,
    baseURL ?? '',
    await whoIsSignedUp(baseURL ?? ''),
    '/usercenter/index/mydata/closing',
  );
  const first = page.getByRole('region', { name: '注销前要先办完' });
  await expect(first.getByText('没有结束的报名', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: '申请注销' })).toHaveCount(0);
  await first.getByRole('link', { name: '去我的动态' }).first().click();
  await expect(page).toHaveURL('/usercenter/index/myactivity');
});
