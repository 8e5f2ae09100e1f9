import { expect, test } from '../journey.ts';
import { getMyTeamCall } from '../../src/domains/teams/web/teams.calls.ts';
import { openAs } from '../open-as.ts';
import { fillLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';

const inFiveDays = (): string => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const login = 'duiwu016';

test('the centre asks a team for work of its own: it is taken on, and taken back with a sentence', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  const { origin } = new URL(page.url());
  const { shortName } = await must(await signInClient(origin, login), getMyTeamCall, {});
  await fillLogin(page, 'diaodu001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.goto('/manage/jobs');
  await page.getByRole('button', { name: '下发指令任务' }).click();
  const form = page.getByRole('region', { name: '下发指令任务' });
  await form.getByRole('button', { name: '下发任务' }).click();
  await expect(form.getByText('请选择队伍')).toBeVisible();
  const title = '马拉松补给点：递水和收杯';
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form
    .getByRole('textbox', { name: '要做什么' })
    .fill('在七公里补给点递水、收杯、擦桌子，听点长安排。');
  await form.getByLabel('类别').selectOption('赛会');
  await form.getByRole('textbox', { name: '大约要几个人' }).fill('4');
  await form.getByLabel('在哪个区').selectOption({ index: 1 });
  await form.getByLabel('最近的所或站').selectOption({ index: 1 });
  await form.getByRole('textbox', { name: '地点' }).fill('滨江步道二号入口');
  await form.getByLabel('开始').fill(inFiveDays());
  await form.getByLabel('结束').fill(inFiveDays());
  await form.getByLabel('时间', { exact: true }).last().fill('1130');
  await form.getByRole('textbox', { name: '要小心什么' }).fill('不跨护栏，不追跑者');
  await form.getByRole('textbox', { name: '按队名找' }).fill(shortName);
  await form.getByRole('checkbox', { name: new RegExp(`^${shortName} `) }).check();
  await form.getByRole('button', { name: '下发给 1 支队伍' }).click();
  await expect(page.getByText(/已下发给 1 支队伍，.*前答复/)).toBeVisible();

  const team = await openAs(browser, origin, login, '/teamcenter/index/teamjob');
  await team.getByRole('link', { name: title }).click();
  await expect(team.getByText('滨江步道二号入口')).toBeVisible();
  await team.getByRole('region', { name: '接单' }).getByRole('button', { name: '接单' }).click();
  await expect(team.getByText('已接下任务')).toBeVisible();
  await expect(team.getByText('执行中').first()).toBeVisible();

  await page.goto(`/manage/jobs?keyword=${encodeURIComponent(title)}`);
  const row = page.locator('tbody tr').filter({ visible: true, hasText: title });
  await expect(row.getByText('执行中')).toBeVisible();
  await row.getByRole('button', { name: '详情' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: '撤回这件任务' }).click();
  await dialog.getByRole('textbox', { name: '为什么撤回' }).fill('比赛改期，下次再请你们');
  await dialog.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(page.getByText('已撤回，队伍收到消息了')).toBeVisible();
  await team.reload();
  await expect(team.getByText('这件任务不用做了').first()).toContainText('比赛改期');
});

test('what a team reported of it is accepted by the centre', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'diaodu001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.goto('/manage/jobs?tab=submitted&kind=directive');
  const row = page.locator('tbody tr').filter({ visible: true }).first();
  const number = /R\d+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await row.getByRole('button', { name: '详情' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: '结项报告' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '退回补充' })).toBeDisabled();
  await dialog.getByRole('button', { name: '验收通过' }).click();
  await expect(page.getByText('已验收', { exact: true })).toBeVisible();
  await page.goto(`/manage/jobs?keyword=${number}`);
  await expect(page.locator('tbody tr').filter({ visible: true }).first()).toContainText('已完成');
});
