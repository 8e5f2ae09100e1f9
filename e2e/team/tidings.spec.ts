import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { takePageAs } from '../open-as.ts';
import { violationsOf } from '../barriers.ts';
import { sendDecision } from '../people.ts';

const title = '把江边的第一场雪扫成一条路';
const reason = '请写清楚一共来了多少人';

/** A photograph as a phone would take it, made here. */
const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background: { r: 120, g: 160, b: 190 } } })
    .jpeg()
    .toBuffer();

const editorOf = (page: Page) => page.getByRole('textbox', { name: '正文' });

test('a team writes with a picture, the centre returns it, the team mends it, and a visitor reads it', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const team = await takePageAs(browser, origin, 'duiwu003');
  const staff = await takePageAs(browser, origin, 'shenhe001');
  const picture = { name: 'snow.jpg', mimeType: 'image/jpeg', buffer: await photograph() };

  await test.step('what is missing is said at once', async () => {
    await team.goto('/teamcenter/index/teamtidings/add');
    await team.getByRole('textbox', { name: '标题', exact: true }).fill(title);
    await team.getByRole('region', { name: '保存和提交' }).getByRole('button', { name: '提交' }).click();
    await expect(team.getByRole('region', { name: '保存和提交' })).toContainText('处需要修改');
    await expect(team.getByText('图文栏目需要上传封面', { exact: true })).toBeVisible();
  });

  await test.step('text, picture and cover are put in and submitted', async () => {
    await editorOf(team).click();
    await team.keyboard.type('天还没亮，十几把铁锹已经在江边了。');
    await team.getByRole('button', { name: '图片' }).click();
    const dialog = team.getByRole('dialog', { name: '插入图片' });
    await dialog.getByLabel('图片', { exact: false }).first().setInputFiles(picture);
    await dialog.getByLabel('替代文字').fill('志愿者在江边步道扫雪');
    await dialog.getByRole('button', { name: '上传并插入' }).click();
    await expect(editorOf(team).locator('img')).toHaveAttribute('alt', '志愿者在江边步道扫雪');
    await team.getByLabel('上传封面').setInputFiles(picture);
    await expect(team.getByAltText('现在的封面')).toBeVisible();
    await team.getByLabel('已取得图中人物').check();
    expect(await violationsOf(team, { within: 'main', isStrict: true })).toEqual([]);
    await team.getByRole('region', { name: '保存和提交' }).getByRole('button', { name: '提交' }).click();
    await expect(team).toHaveURL(/\/teamtidings\/detail\/\d+$/);
    await expect(team.getByText('待初审').first()).toBeVisible();
  });

  await test.step('the centre returns it with a reason', async () => {
    await staff.goto(`/review/news?keyword=${encodeURIComponent(title)}`);
    const review = staff.getByRole('complementary', { name: '内容和审核' });
    await expect(review.getByRole('heading', { name: title })).toBeVisible();
    await review.getByRole('button', { name: '退回修改' }).click();
    await expect(review.getByText('请填写退回原因')).toBeVisible();
    await review.getByRole('textbox', { name: '审核意见' }).fill(reason);
    await review.getByRole('button', { name: '退回修改' }).click();
    await sendDecision(staff);
    await expect(staff.getByText('已退回修改')).toBeVisible();
  });

  await test.step('the team reads the reason, mends it and submits again', async () => {
    await team.reload();
    await expect(team.getByText(reason).first()).toBeVisible();
    await team.getByRole('link', { name: '修改', exact: true }).click();
    await expect(editorOf(team)).toContainText('天还没亮');
    await editorOf(team).click();
    await team.keyboard.press('ControlOrMeta+Home');
    await team.keyboard.type('四十二个人，两个小时。');
    await team.getByRole('region', { name: '保存和提交' }).getByRole('button', { name: '提交' }).click();
    await expect(team).toHaveURL(/\/teamtidings\/detail\/\d+$/);
  });

  await test.step('the centre passes it', async () => {
    await staff.goto(`/review/news?keyword=${encodeURIComponent(title)}`);
    const review = staff.getByRole('complementary', { name: '内容和审核' });
    await expect(review).toContainText('四十二个人');
    await review.getByRole('button', { name: '初审通过' }).click();
    await sendDecision(staff);
    await expect(staff.getByText('已通过并发布')).toBeVisible();
  });

  await test.step('a visitor finds it in its category and reads it', async () => {
    const visitor = await takePage(browser, origin);
    await visitor.goto('/user-index/list?dynamicTypeId=1003&keyword=%E7%AC%AC%E4%B8%80%E5%9C%BA%E9%9B%AA');
    await visitor.getByRole('link', { name: new RegExp(title) }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    const image = visitor.getByAltText('志愿者在江边步道扫雪');
    await expect(image).toBeVisible();
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await visitor.getByRole('button', { name: '特大' }).click();
    await expect(visitor.locator('[data-reading="larger"]')).toBeVisible();
    expect(await violationsOf(visitor, { isStrict: true })).toEqual([]);
  });
});
