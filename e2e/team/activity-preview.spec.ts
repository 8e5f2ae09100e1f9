import { randomUUID } from 'node:crypto';
import { expect, test } from '../journey.ts';
import {
  getTeamActivityCall,
  listActivitiesCall,
  suggestPlacesCall,
} from '../../src/domains/activities/web/activities.calls.ts';
import { draftActivity } from '../draft-activity.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';

const leader = 'duiwu003';
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const words = '为江边散步的居民清理江滩，两人一组，九点集合分组，捡到的东西按类别装袋称重，十一点半收队。';

for (const viewport of sizes)
  test(`a team finds a place, writes in the editor, looks at the page as visitors will and submits at once, at ${viewport.width}`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const isPhone = viewport.width < 768;
    const client = await signInClient(origin, leader);
    const { list } = await must(client, listActivitiesCall, { pageSize: 20 });
    const keyword = list.find(({ lng }) => lng !== null)?.placeName.slice(0, 4) ?? '';
    const [place] = (await must(client, suggestPlacesCall, { keyword })).places;
    if (!place) throw new Error('the city knows no place');
    const title = `江滩清理和分拣 ${randomUUID().slice(0, 4)}`;
    const question = {
      text: '会不会搬重物',
      kind: 'one' as const,
      choices: ['会', '不会'],
      isRequired: true,
    };
    const activityId = await draftActivity(client, { category: 'eco', title, questions: [question] });
    const desk = await openAs(browser, origin, leader, `/teamcenter/index/teamactivity/edit/${activityId}`);
    await desk.setViewportSize(viewport);
    const toStep = async (name: RegExp): Promise<void> => {
      if (isPhone) await desk.getByRole('button', { name }).click();
    };

    await toStep(/第 3 步 地点/);
    const field = desk.getByRole('combobox', { name: '集合地点' });
    await field.fill(keyword);
    await expect(desk.getByRole('option', { name: place.name }).first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue(place.name);
    await expect(desk.getByRole('textbox', { name: '详细地址' })).toHaveValue(place.address);

    await toStep(/第 4 步 封面与介绍/);
    const editor = desk.getByRole('textbox', { name: '活动介绍' });
    await editor.click();
    await desk.getByRole('button', { name: /^加粗/ }).click();
    await desk.keyboard.type('江滩清理');
    await desk.getByRole('button', { name: /^加粗/ }).click();
    await desk.keyboard.type(`：${words}`);

    await desk.getByRole('button', { name: '预览' }).click();
    const preview = desk.getByRole('dialog', { name: '访客看到的样子' });
    const page = desk.frameLocator('iframe[title^="访客看到的活动页面"]');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#intro strong')).toHaveText('江滩清理');
    await expect(page.locator('#place')).toContainText(place.name);
    await expect(page.getByRole('link', { name: '登录后报名' })).toBeVisible();
    // Dressed like the page of visitors, with the styles of what is loaded on the way too.
    await expect(page.locator('aside svg circle').first()).toHaveCSS('fill', 'none');
    await expect(page.getByRole('region', { name: '报名时要回答' })).toContainText('会不会搬重物');
    for (const [name, width] of [
      ['手机', 390],
      ['电脑', 1280],
    ] as const) {
      await preview.getByText(name, { exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.locator('html').evaluate((root) => root.ownerDocument.defaultView?.innerWidth)).toBe(
        width,
      );
    }
    await preview.getByRole('button', { name: '回去继续写' }).click();
    await expect(preview).toBeHidden();

    await toStep(/第 5 步 风险与保障/);
    await expect(desk.getByText(/请告知可能发生的风险/).first()).toBeAttached();
    await desk
      .getByRole('textbox', { name: '风险提示' })
      .fill('滩面湿滑且有碎玻璃，请穿防滑鞋，不要徒手捡拾。');
    await desk.getByRole('button', { name: '提交审核' }).click();
    await expect(desk).toHaveURL(new RegExp(`/teamactivity/detail/${activityId}$`));
    const { form: stored } = await must(client, getTeamActivityCall, { id: activityId });
    expect(stored.content).toBe(`<p><strong>江滩清理</strong>：${words}</p>`);
    expect([stored.lng, stored.lat, stored.area]).toEqual([place.lng, place.lat, place.area]);
  });
