import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { draftActivity, passIfPending } from '../draft-activity.ts';
import { openAs } from '../open-as.ts';
import { signInClient } from '../process/api-client.ts';

const leader = 'duiwu003';
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function photo(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 1300, height: 1000, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** On a phone the form is written step by step. */
const toContent = async (page: Page, isPhone: boolean): Promise<void> => {
  if (isPhone) await page.getByRole('button', { name: /第 4 步 封面与介绍/ }).click();
};

for (const viewport of sizes)
  test(`a team gives an activity a cover and pictures with words, and everybody sees them, at ${viewport.width}`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const client = await signInClient(origin, leader);
    const activityId = await draftActivity(client, {
      category: 'eco',
      title: `江滩清理和分拣 ${randomUUID().slice(0, 4)}`,
      content: '为江边散步的居民清理江滩，两人一组，九点集合分组，捡到的东西按类别装袋称重，十一点半收队。',
      placeName: '滨江步道 3 号驿站',
      address: '鹿渚区滨江南路 88 号',
      riskNotice: '滩面湿滑且有碎玻璃，请穿防滑鞋，不要徒手捡拾尖锐物。',
    });
    const desk = await openAs(browser, origin, leader, `/teamcenter/index/teamactivity/edit/${activityId}`);
    await desk.setViewportSize(viewport);
    const isPhone = viewport.width < 768;
    await toContent(desk, isPhone);

    await desk.getByLabel('选择封面照片').setInputFiles(await photo('cover.jpg', '#2f6f8f'));
    const crop = desk.getByRole('dialog', { name: '裁剪封面' });
    await crop.getByRole('button', { name: '使用这张图片' }).click();
    await expect(crop).toBeHidden();
    await expect(desk.getByRole('radio', { name: '上传的照片' })).toBeChecked();
    await desk
      .getByLabel('选择图片')
      .setInputFiles([await photo('a.jpg', '#7a9a54'), await photo('b.jpg', '#b23b2e')]);
    await desk.getByRole('textbox', { name: '第 1 张的说明' }).fill('队员沿江岸清滩');
    const second = desk.getByRole('textbox', { name: '第 2 张的说明' });
    await expect(second).toBeVisible();
    await desk.getByRole('button', { name: '提交审核' }).click();
    await expect(desk.getByText('请写第 2 张图片的说明，一句话说清画面').first()).toBeVisible();
    await second.fill('装袋的垃圾在称重');
    await desk.getByRole('button', { name: '第 2 张往前移' }).click();
    await expect(desk.getByText('内容齐了，可以提交')).toBeVisible();
    await desk.getByRole('button', { name: '存草稿' }).click();
    await expect(desk.getByText(/已保存/).first()).toBeVisible();
    await desk.reload();
    await toContent(desk, isPhone);
    await expect(desk.getByRole('textbox', { name: '第 1 张的说明' })).toHaveValue('装袋的垃圾在称重');
    await desk.getByRole('button', { name: '提交审核' }).click();
    await expect(desk).toHaveURL(new RegExp(`/teamactivity/detail/${activityId}$`));

    await passIfPending(client, activityId);
    const visitor = await browser.newContext({ baseURL: origin, viewport, javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto(`/user-index/activityDetail/${activityId}`);
    const pictures = page.locator('#pictures');
    await expect(pictures.getByRole('listitem')).toContainText(['装袋的垃圾在称重', '队员沿江岸清滩']);
    const full = await pictures.getByRole('link', { name: '看大图：装袋的垃圾在称重' }).getAttribute('href');
    expect((await page.request.get(full ?? '')).headers()['content-type']).toBe('image/webp');
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(new URL(shared ?? '').pathname).toMatch(/^\/share\/photo\/[0-9a-f]{32}\.jpg$/);
    expect((await page.request.get(new URL(shared ?? '').pathname)).headers()['content-type']).toBe(
      'image/jpeg',
    );
    expect((await pictures.boundingBox())?.width).toBeLessThanOrEqual(viewport.width);
    await visitor.close();
  });
