import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { fillLogin } from '../people.ts';
import { codeSentTo, freshMobile } from '../sent-codes.ts';

const password = 'Qinghe-2031';
/** Asks for a code to the number in a field and types it as it arrives. */
async function proveNumber(
  page: Page,
  fields: { mobile: string; code: string },
  mobile: string,
): Promise<void> {
  const asked = page.getByRole('button', { name: '获取验证码' }).first();
  await page.getByRole('textbox', { name: fields.mobile }).fill(mobile);
  await expect(asked).toBeEnabled();
  await asked.click();
  await expect(page.getByText('验证码已发到').first()).toBeVisible();
  await page.getByRole('textbox', { name: fields.code }).fill(await codeSentTo(page, mobile));
}

/** Clicks a box by its label: the input itself lies under the drawing. */
const tick = (page: Page, text: string) => page.getByRole('main').locator('label', { hasText: text }).first();

/** Ticks the consents at their boxes: the middle of a line is the link to its text. */
async function agreeToAll(page: Page): Promise<void> {
  for (const box of await page.locator('input[name="consents"]').all())
    await box.check({ force: true, position: { x: 9, y: 9 } });
}

test('a person registers, is signed in, forgets the password and sets a new one', async ({ page }) => {
  // Sixty seconds lie between two codes.
  const mobile = freshMobile(1);
  await page.goto('/user-index/activityList');
  await page.getByRole('link', { name: '注册', exact: true }).first().click();
  await expect(page).toHaveURL(/\/user-index\/register\?redirect=/);
  await expect(page.getByText('多久确认')).toBeVisible();

  const send = page.getByRole('button', { name: '提交注册' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText('请填写姓名')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused();

  await proveNumber(page, { mobile: '手机号', code: '短信验证码' }, mobile);
  await page.getByLabel('设置密码').fill(password);
  await page.getByLabel('确认密码').fill(password);
  await page.getByRole('textbox', { name: '真实姓名' }).fill('沈知夏');
  await page.getByLabel('出生日期').fill('1998-06-21');
  await tick(page, '女').click();
  await page.getByLabel('居住区域').selectOption({ index: 1 });
  await page.locator('input[name="serviceAreas"]').first().check();
  await page.locator('input[name="serviceCategories"][value="eco"]').check();
  await agreeToAll(page);
  await send.click();
  await expect(page.getByRole('heading', { name: '注册成功，欢迎你' })).toBeFocused();

  await page.getByRole('link', { name: '回到刚才的页面' }).click();
  await expect(page).toHaveURL('/user-index/activityList');
  await expect(page.getByRole('link', { name: '沈知夏' }).first()).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).first().click();
  await page.waitForURL('/user-index/index');

  await page.goto('/user-index/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL(/\/user-index\/findPwd/);
  // The number was used a moment ago, so the product says how long to wait.
  await page.getByRole('textbox', { name: '注册手机号' }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码刚刚发送过，请 \d+ 秒后再试/)).toBeVisible();
  const again = page.getByRole('button', { name: '获取验证码' });
  await expect(again).toBeEnabled({ timeout: 120_000 });
  await again.click();
  await expect(page.getByText('验证码已发到')).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(page, mobile));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('textbox', { name: '新密码', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill('Lanhu-2042');
  await page.getByRole('textbox', { name: '确认新密码' }).fill('Lanhu-2042');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByRole('heading', { name: '新密码已经生效' })).toBeFocused();
  await page.getByRole('link', { name: '去登录' }).click();
  await fillLogin(page, mobile, 'Lanhu-2042');
  await expect(page.getByRole('link', { name: '沈知夏' }).first()).toBeVisible();
});

test('a team registers, hands its papers in, and waits in its centre', async ({ page }) => {
  const name = `渡口晨读推广队${Date.now() % 10_000}`;
  await page.goto('/user-index/register');
  await page.getByRole('link', { name: '我们是服务队伍' }).click();
  await expect(page).toHaveURL(/type=team/);
  await page.getByRole('textbox', { name: '队伍名称' }).fill(name);
  await page.getByLabel('队伍类别').selectOption('文化文艺');
  await page.getByLabel('成立日期').fill('2019-04-23');
  await page.getByLabel('登记形式').selectOption('未登记团体');
  await page.locator('input[name="category"][value="reading"]').check();
  await page
    .getByRole('textbox', { name: '队伍简介' })
    .fill('从渡口边一顶帐篷里的晨读开始，现在每个周末在三个社区给孩子读书。');
  await page.getByLabel('加入方式').selectOption('approval');
  await page.getByLabel('所在区域').selectOption({ index: 1 });
  const organisation = page.getByLabel('所属实践所、站');
  await expect(organisation.locator('option')).not.toHaveCount(1);
  await organisation.selectOption({ index: 1 });
  await page.getByRole('textbox', { name: '详细地址' }).fill('渡口社区服务中心二楼');
  await page.getByRole('textbox', { name: '负责人姓名' }).fill('宋清和');
  await proveNumber(page, { mobile: '负责人手机号', code: '短信验证码' }, freshMobile(2));
  await page.getByRole('textbox', { name: '联系人' }).fill('宋清和');
  await page.getByRole('textbox', { name: '联系电话' }).fill('0688-8612345');
  await page.getByRole('textbox', { name: '登录用户名' }).fill(`dukou${Date.now() % 100_000}`);
  await page.getByLabel('设置密码').fill(password);
  await page.getByLabel('确认密码').fill(password);
  await agreeToAll(page);
  await page.getByRole('button', { name: '下一步：证明材料' }).click();

  await expect(page.getByText('负责人签字的成立说明')).toBeVisible();
  const picture = await page.screenshot();
  await page
    .getByLabel('证明材料', { exact: true })
    .setInputFiles({ name: '成立说明.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('button', { name: '移除 成立说明' })).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '已提交，等待审核' })).toBeFocused();

  await page.getByRole('link', { name: '进入团队中心' }).click();
  await expect(page.getByText('已提交审核，一般 1 个工作日内有结果')).toBeVisible();
});

test('what is typed and chosen before the page’s program has come is known to it', async ({ page }) => {
  const name = '渡口夜读小队';
  let bring: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/user-index/register?type=team', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '队伍名称' }).fill(name);
  await page.getByLabel('登记形式').selectOption('社会服务机构');
  await page.getByLabel('所在区域').selectOption({ index: 1 });
  await expect(page.getByLabel('统一社会信用代码')).toHaveCount(0);
  // Pressed now it could ask for nothing.
  const askForCode = page.getByRole('button', { name: '获取验证码' }).first();
  await expect(askForCode).toBeDisabled();
  bring();

  await expect(askForCode).toBeEnabled();
  await expect(page.getByLabel('所属实践所、站').locator('option')).not.toHaveCount(1);
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '队伍名称' })).toHaveValue(name);
  await expect(page.getByLabel('登记形式')).toHaveValue('社会服务机构');
  await expect(page.locator('[data-island] h3, [data-island] b').filter({ hasText: name })).toBeVisible();
});
