import { expect, test } from '../journey.ts';
import { serviceCategories } from '../../src/domains/site/contract/categories.words.ts';
import { openAs } from '../open-as.ts';

test('我的志愿档案: who I am, how an hour came to be with its receipts, ratings, and the way to a certificate', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL ?? '', 'zhiyuan001', '/usercenter/index/myindex');
  await page.getByRole('link', { name: '我的志愿档案' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '我的志愿档案' })).toBeVisible();
  const sums = page.getByRole('region', { name: '时长合计' });
  await expect(sums.getByRole('heading', { name: '已生效时长' })).toBeVisible();
  await expect(sums.getByText('还不计入任何合计')).toBeVisible();

  const tabs = page.getByRole('navigation', { name: '档案内容' });
  for (const name of ['服务记录', '培训', '表彰', '评价'])
    await expect(tabs.getByRole('link', { name: new RegExp(`^${name}\\s*\\d`) })).toBeVisible();
  await test.step('服务记录 with what proves an hour', async () => {
    await page.getByRole('navigation', { name: '按状态' }).getByRole('link', { name: '已生效' }).click();
    const records = page.getByRole('region', { name: '服务记录' }).getByRole('listitem');
    await expect(records.first()).toContainText('已生效');
    await expect(records.first().getByRole('img', { name: /^证据 [A-D] 级：/ })).toBeVisible();
    const kinds = new RegExp(
      `^(${Object.values(serviceCategories)
        .map(({ name }) => name)
        .join('|')})$`,
    );
    await expect(records.first().locator('.cat')).toHaveText(kinds);
    await records.last().getByRole('button', { name: '来龙去脉' }).click();
    await expect(page.getByText(/^记录号 \S+，证据 [A-D] 级：/)).toBeVisible();
    const way = page.getByRole('list', { name: '这条时长的来龙去脉' });
    await expect(way).toContainText('队伍核定');
    await expect(way).toContainText('生效');
    await expect(page.getByText('账本号')).toBeVisible();
  });
  await test.step('基本信息, with the phone masked', async () => {
    await tabs.getByRole('link', { name: '基本信息' }).click();
    const identity = page.getByRole('region', { name: '身份' });
    await expect(identity.getByText('志愿者编号')).toBeVisible();
    const offer = page.getByRole('region', { name: '服务意愿与技能' });
    await expect(offer.getByText('服务类别')).toBeVisible();
    await expect(offer.getByText(/\d{3}\*{4}\d{4}/)).toBeVisible();
  });
  await test.step('评价, and no mean under three', async () => {
    await tabs.getByRole('link', { name: '评价' }).click();
    await expect(page.getByText(/份评价/).first()).toBeVisible();
  });
  await page.getByRole('link', { name: '开具证书' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的证书' })).toBeVisible();
});
