import { readFile } from 'node:fs/promises';
import writeWorkbook from 'write-excel-file/node';
import { expect, test } from '../journey.ts';
import { takePageAs } from '../open-as.ts';
import { importMembersCall } from '../../src/domains/teams/web/members/members.calls.ts';
import { readSheet } from '../../src/platform/server/spreadsheet.ts';
import { must, signInClient } from '../process/api-client.ts';
import { patience } from '../../src/testing/setup/patience.ts';

const team = 'duiwu021';
const name = (index: number) => `许愿${String.fromCharCode(0x4e00 + index)}`;

test('a list of more than 5,000 members is made in the background, told by a message, fetched and deleted', async ({
  browser,
  baseURL,
}) => {
  const client = await signInClient(baseURL ?? '', team);
  for (let from = 0; from < 5_010; from += 500) {
    const people = Array.from({ length: 500 }, (_, place) => [
      name(from + place),
      `178${String(60_000_000 + from + place)}`,
    ]);
    const sheet = await writeWorkbook([
      ['姓名*', '手机号*', '性别', '出生日期', '小组', '队员编号', '队内角色', '备注'],
      ...people,
    ]).toBuffer();
    await must(client, importMembersCall, { sheet: sheet.toString('base64') });
  }
  const page = await takePageAs(browser, baseURL ?? '', team);
  await page.goto('/teamcenter/index/teamuser?status=offline');
  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog', { name: '导出成员' });
  await expect(dialog).toContainText(
    '5000 条以内直接下载；超过时在后台生成，完成后发站内消息，到“我的导出”下载，文件保留 7 天。',
  );
  await dialog.getByRole('button', { name: '导出表格' }).click();
  await expect(page.getByText(/“队伍成员-.*\.xlsx”正在后台生成/)).toBeVisible();

  await page.getByRole('link', { name: '我的导出' }).click();
  const row = page.getByRole('row').filter({ hasText: '队伍成员' });
  await expect(row).toContainText('可下载', { timeout: patience.backgroundMs });
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载：队伍成员' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^队伍成员-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const book = await readSheet(await readFile(await file.path()), { columnCount: 15, mostRows: 6_000 });
  expect(book.heading[0]).toBe('姓名');
  expect(book.rows.length).toBeGreaterThanOrEqual(5_500);

  await page.goto('/teamcenter/index/teammsg');
  await expect(page.getByText('导出完成：队伍成员').first()).toBeVisible();

  await page.goto('/teamcenter/index/teamuser/exports');
  await row.getByRole('button', { name: '删除：队伍成员' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除文件' }).click();
  await expect(row).toContainText('你删除了文件');
  await expect(row.getByRole('button')).toHaveCount(0);
});
