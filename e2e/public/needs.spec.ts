import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { codeSentTo, freshMobile } from '../sent-codes.ts';

/** Asks for a code to the number typed, waits until another may be sent where one was, and types it. */
async function typeCode(page: Page, mobile: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发到').first()).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await codeSentTo(page, mobile));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a resident without an account asks for help, and follows it by number and phone', async ({
    page,
  }) => {
    const mobile = freshMobile(5);
    await page.goto('/user-index/needList');
    await page.getByRole('link', { name: '我要点单' }).first().click();
    await expect(page.getByText('正在发生的危险，请直接打电话')).toBeVisible();

    await page.getByRole('button', { name: '家电维修' }).click();
    const what = page.getByRole('textbox', { name: '具体情况' });
    await expect(what).toBeFocused();
    await what.fill('楼下着火了，烟很大。');
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByText('如果不是正在发生的危险，请先勾选')).toBeVisible();
    await what.fill('客厅的六角星形吊灯不亮了，灯已经买好放在门口，想请人来换一下。');
    await page.getByLabel('在哪里').selectOption({ index: 1 });
    await page.getByLabel('详细地址').fill('书院巷 14 号 2 单元 301');
    await page.getByRole('button', { name: '要登高' }).click();
    await expect(page.getByLabel('最近的所或站')).not.toHaveValue('');
    await page.getByRole('button', { name: '下一步' }).click();

    await page.getByLabel('怎么称呼你').fill('欧阳秋水');
    await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await typeCode(page, mobile);
    await page.getByRole('button', { name: '提交单子' }).click();
    await expect(page.getByRole('heading', { name: '单子收到了' })).toBeFocused();
    const needNo = (await page.getByText(/^X\d{11,14}$/).textContent()) ?? '';
    await page.getByRole('button', { name: '看这张单' }).click();
    await expect(page.getByText('书院巷 14 号 2 单元 301')).toBeVisible();

    // Nobody else sees it: it is not dispatched, and its words are the requester's.
    await page.goto('/user-index/needList?keyword=六角星形');
    await expect(page.getByText('没有这样的单子')).toBeVisible();

    await page.goto(`/user-index/needFollow?no=${needNo}`);
    await page.getByRole('textbox', { name: '点单时留的手机号' }).fill(mobile);
    const ask = page.getByRole('button', { name: '获取验证码' });
    await ask.click();
    await expect(page.getByRole('button', { name: '秒后重发' })).toBeVisible();
    // Sixty seconds lie between two codes.
    await expect(ask).toBeVisible({ timeout: 120_000 });
    await typeCode(page, mobile);
    await page.getByRole('button', { name: '查单' }).click();
    await expect(page.getByText('待审核').first()).toBeVisible();
    await expect(page.getByText('欧阳秋水')).toBeVisible();

    await page.getByRole('button', { name: '取消这张单' }).click();
    await page.getByRole('button', { name: '已经解决' }).click();
    await page.getByRole('button', { name: '确认取消' }).click();
    await expect(page.getByText('已取消：已经解决')).toBeVisible();
  });
});

test('what was typed stays on the device, without the door', async ({ page, context }) => {
  await page.goto('/user-index/needRaise');
  await page.getByRole('button', { name: '陪伴聊天' }).click();
  await page.getByRole('textbox', { name: '具体情况' }).fill('想请人每周来下一个下午的象棋。');
  await page.getByLabel('详细地址').fill('书院巷 14 号 301');
  await expect(page.getByText('草稿已存在这台设备上')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user-index/needRaise');
  await other.getByRole('button', { name: '陪伴聊天' }).click();
  await expect(other.getByRole('textbox', { name: '具体情况' })).toHaveValue(
    '想请人每周来下一个下午的象棋。',
  );
  await expect(other.getByLabel('详细地址')).toHaveValue('');
});
