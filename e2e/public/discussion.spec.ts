import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { openAs } from '../open-as.ts';
import { publishActivity } from '../day/running-activity.ts';
import { violationsOf } from '../barriers.ts';
import { sendDecision } from '../people.ts';

const hourMs = 3_600_000;
const teamName = 'duiwu007';
const startsAt = Math.floor((Date.now() + 8 * hourMs) / (24 * hourMs) + 4) * 24 * hourMs + 2 * hourMs;

test('a question is asked, answered by the team, read without scripts; bad words wait for staff', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const activityId = await publishActivity(origin, teamName, { startsAt, capacity: 5 });
  const path = `/user-index/activityDetail/${activityId}`;

  const visitor = await takePage(browser, origin);
  await visitor.goto(path);
  await expect(visitor.locator('#discussion').getByRole('link', { name: '登录' })).toBeVisible();

  const asker = await openAs(browser, origin, 'zhiyuan081', path);
  const board = asker.locator('#discussion');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('textbox', { name: '提问内容' }).fill('需要自己带手套吗？');
  await board.getByRole('button', { name: '发布提问' }).click();
  await expect(board.getByRole('listitem').first()).toContainText('需要自己带手套吗？');
  await expect(board.getByRole('listitem').first()).toContainText('待回答');

  const team = await openAs(
    browser,
    origin,
    teamName,
    '/teamcenter/index/teamactivity/questions?unanswered=1',
  );
  await team
    .getByRole('listitem')
    .filter({ hasText: '需要自己带手套吗？' })
    .getByRole('link', { name: '去回答' })
    .click();
  const teamBoard = team.locator('#discussion');
  await teamBoard.getByRole('button', { name: '回答' }).click();
  await teamBoard.getByRole('textbox', { name: /^回复/ }).fill('手套队里准备，水杯请自带。');
  await teamBoard.getByRole('button', { name: '发送' }).click();
  await expect(teamBoard.getByRole('listitem').first()).toContainText('已回答');

  const plain = await (await browser.newContext({ baseURL: origin, javaScriptEnabled: false })).newPage();
  await plain.goto(path);
  await expect(plain.locator('#discussion')).toContainText('手套队里准备，水杯请自带。');
  await visitor.reload();
  await expect(visitor.locator('#discussion')).toContainText('已回答');
  expect(await violationsOf(visitor)).toEqual([]);

  await board.getByRole('textbox', { name: '提问内容' }).fill('有人代 刷 时长吗？');
  await board.getByRole('button', { name: '发布提问' }).click();
  await expect(board).toContainText('待审核：含有需要核实的词语');
  await visitor.reload();
  await expect(visitor.locator('#discussion')).not.toContainText('代 刷 时长');

  const staff = await openAs(browser, origin, 'shenhe001', '/review/discussion');
  const waiting = staff.getByRole('button', { name: '有人代 刷 时长吗？' });
  await waiting.click();
  const opened = staff.getByRole('complementary', { name: '发言和审核' });
  await expect(opened.getByText('有人代 刷 时长吗？')).toBeVisible();
  await opened.getByRole('textbox', { name: '隐藏的原因' }).fill('招揽代刷时长');
  await opened.getByRole('button', { name: '隐藏', exact: true }).click();
  await sendDecision(staff);
  await expect(waiting).toHaveCount(0);
  await asker.reload();
  await expect(board).toContainText('已隐藏：招揽代刷时长');
});
