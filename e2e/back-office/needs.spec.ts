import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { fillLogin, sendDecision } from '../people.ts';
import { raiseNeed } from '../raise-need.ts';

async function openNeed(page: Page, needNo: string) {
  await page.goto(`/table/my-needs?keyword=${needNo}`);
  const aside = page.getByRole('complementary', { name: '需求和审核' });
  await expect(aside.getByText(needNo).first()).toBeVisible();
  return aside;
}

test('a need is returned, mended and verified', async ({ page, browser }) => {
  await page.goto('/login');
  const { origin } = new URL(page.url());
  const { needNo, requester } = await raiseNeed(origin, 41, '想请人讲讲家里怎么防火');
  await fillLogin(page, 'shenhe001');
  await expect(page).toHaveURL('/dashboard/dashboard');

  const aside = await openNeed(page, needNo);
  await expect(aside.getByRole('button', { name: '退回补充' })).toBeDisabled();
  await aside.getByLabel('查看理由').fill('打电话核实');
  await aside.getByRole('button', { name: '查看并记录' }).click();
  await expect(aside.getByText('书院巷 14 号活动室')).toBeVisible();
  await aside.getByLabel('退回补充或不予受理的原因').selectOption('unclear');
  await aside.getByRole('textbox', { name: '给点单人的话' }).fill('请写清楚有多少人来听');
  await aside.getByRole('button', { name: '退回补充' }).click();
  await sendDecision(page);
  await expect(page.getByText('已退回补充，点单人会收到短信')).toBeVisible();

  const theirs = await takePage(browser, origin);
  await theirs.goto('/user-index/login');
  await fillLogin(theirs, requester);
  await theirs.waitForURL('/usercenter/index/myindex');
  await theirs.goto('/usercenter/index/myneed?tab=waiting');
  await theirs.getByText('想请人讲讲家里怎么防火').click();
  await expect(theirs.getByText('请写清楚有多少人来听').first()).toBeVisible();
  await expect(theirs.getByText('至今看过 1 次')).toBeVisible();
  await theirs
    .getByRole('textbox', { name: '具体情况' })
    .fill('楼里电动车多，想请懂的人来讲一次家里怎么防火，大约三十人。');
  await theirs.getByRole('button', { name: '再次提交' }).click();
  await expect(theirs.getByText('待审核').first()).toBeVisible();

  const again = await openNeed(page, needNo);
  await expect(again.getByText('大约三十人').first()).toBeVisible();
  await expect(again.getByRole('button', { name: '通过' })).toBeDisabled();
  await again.getByLabel('怎么核实的').selectOption('phone');
  await again.getByRole('textbox', { name: '公开的说明' }).fill('想请人讲一次家庭防火，约三十人。');
  await again.getByRole('button', { name: '通过' }).click();
  await sendDecision(page);
  await expect(page.getByText('已核实，等待派单，点单人会收到短信')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('待派单').first()).toBeVisible();
  await expect(theirs.getByText('电话核实')).toBeVisible();
});
