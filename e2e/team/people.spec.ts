import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';
import { listMySignUpsCall } from '../../src/domains/signups/web/signups.calls.ts';
import { readSheet } from '../../src/platform/server/spreadsheet.ts';
import { getMyProfileCall } from '../../src/domains/volunteers/web/profile/profile.calls.ts';
import { openAs } from '../open-as.ts';
import { teamLogin } from '../people.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

/** Somebody with a place in an activity that is to come. */
const findComing = (origin: string) =>
  findVolunteer(origin, 1, async ({ loginName: volunteer, client: me }) => {
    const { list } = await must(me, listMySignUpsCall, { tab: 'upcoming' });
    const mine = list.find(({ state }) => state === 'confirmed');
    return mine && { volunteer, me, mine };
  });

test('a team writes to one person from the row, notes something, takes the list out, and the person reads it all', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { volunteer, me, mine } = await findComing(origin);
  const { teamId } = mine;
  const page = await openAs(
    browser,
    origin,
    teamLogin(teamId),
    `/teamcenter/index/teamactivity/bm/${mine.activityId}`,
  );
  const stamp = String(Date.now()).slice(-6);
  const { name } = await must(me, getMyProfileCall, {});
  await page.getByRole('searchbox', { name: '姓名或手机后四位' }).fill(name);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: `联系${name}` })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `${name}的沟通记录` });
  await dialog.getByRole('textbox', { name: '发消息给本人' }).fill(`请带雨衣 ${stamp}`);
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText(`已发给${name}`)).toBeVisible();
  await dialog.getByRole('textbox', { name: '队伍备注' }).fill(`熟悉路线 ${stamp}`);
  await dialog.getByRole('button', { name: '记下' }).click();
  const lines = dialog.getByRole('list', { name: '沟通记录' });
  await expect(lines).toContainText(`熟悉路线 ${stamp}`);
  await expect(lines).toContainText(`请带雨衣 ${stamp}`);
  await dialog.getByRole('button', { name: '关闭' }).click();

  await page.getByRole('button', { name: '投保名单' }).click();
  const asking = page.getByRole('dialog', { name: '导出投保名单' });
  await asking.getByRole('textbox', { name: '导出原因' }).fill('办理意外险');
  const download = page.waitForEvent('download');
  await asking.getByRole('button', { name: '导出表格' }).click();
  const file = await readFile(await (await download).path());
  const book = await readSheet(file, { columnCount: 9, mostRows: 500 });
  expect(book.heading).toContain('证件号码（本人填写）');
  expect(JSON.stringify(book.rows)).toContain(name);

  // On paper: everybody who has a place, each with room to sign. The browser's own dialog is not opened here.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: '打印名单' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: '报名名单' }).filter({ hasText: '本人签名' });
  await expect(sheet.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('button', { name: '打印名单' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: '群发消息' }).click();
  const bulk = page.getByRole('region', { name: '群发消息' });
  await bulk.getByRole('button', { name: '看看会发给谁' }).click();
  await expect(bulk).toContainText(/将发给 \d+ 人/);

  const home = await openAs(browser, origin, volunteer, '/usercenter/index/mydata');
  const read = home.getByRole('region', { name: '队伍记录' });
  await expect(read).toContainText(`熟悉路线 ${stamp}`);
  await expect(read).toContainText(`请带雨衣 ${stamp}`);
});
