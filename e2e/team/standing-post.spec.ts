import { expect, test } from '../journey.ts';
import { listMyTeamsCall } from '../../src/domains/teams/web/mine/my-teams.calls.ts';
import { openAs } from '../open-as.ts';
import { teamLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const member = 'zhiyuan003';

test('a standing post is opened, applied for, taken on, given back once and left', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { list } = await must(await signInClient(origin, member), listMyTeamsCall, {});
  const login = teamLogin(list.find(({ status }) => status === 'active')?.teamId ?? 0);
  const title = `还书架整理岗 ${Date.now() % 100_000}`;
  // In three days: one duty in the coming two weeks can be given back in time.
  const day = new Date(Date.now() + 3 * 86_400_000 + 8 * 3_600_000).getUTCDay();

  const team = await openAs(browser, origin, login, '/teamcenter/index/teamjob');
  await team.getByRole('link', { name: '常设岗位' }).click();
  await team.getByRole('button', { name: '开设岗位' }).click();
  const form = team.getByRole('form', { name: '开设岗位' });
  await form.getByRole('textbox', { name: '岗位名称' }).fill(title);
  await form.getByRole('button', { name: '开设岗位' }).click();
  await expect(form.getByText('每个班次要有星期、开始、结束和人数')).toBeVisible();
  await form.getByRole('textbox', { name: '做什么' }).fill('把还回来的书按书号放回书架，缺页的另放。');
  await form.getByLabel('类别').selectOption('阅读');
  await form.getByRole('textbox', { name: '地点' }).fill('实践站图书角');
  await form.getByRole('textbox', { name: '要小心什么' }).fill('无');
  const slot = form.getByRole('group', { name: '第 1 个班次' });
  await slot.getByLabel('星期').selectOption(weekdays[day] ?? '');
  await slot.getByLabel('开始').fill('0910');
  await slot.getByLabel('结束').fill('10:20');
  await slot.getByRole('textbox', { name: '几个人' }).click();
  await form.getByRole('button', { name: '开设岗位' }).click();
  await expect(team.getByText('岗位开好了，队员现在就能报名')).toBeVisible();

  const mine = await openAs(browser, origin, member, '/usercenter/index/myjob');
  await mine.getByRole('link', { name: '常设岗位' }).click();
  const apply = mine.getByRole('form', { name: `报名${title}` });
  await apply.getByRole('button', { name: /09:10–10:20 · 还要 1 人/ }).click();
  await apply.getByRole('button', { name: '报名这个班次' }).click();
  await expect(mine.getByText('报上了，队伍答复后会告诉你')).toBeVisible();

  await team.reload();
  const people = team.getByRole('region', { name: `${title}的人` });
  await people.getByRole('button', { name: '录用' }).click();
  await expect(team.getByText('录用了，值守会自动排好')).toBeVisible();
  await expect(people.getByText(/试用.*下一次/)).toBeVisible();

  await mine.goto('/usercenter/index/myjob?tab=working');
  const duties = mine.getByRole('link', { name: new RegExp(title) });
  await expect(duties).toHaveCount(2);
  await duties.first().click();
  await mine.getByRole('button', { name: '去不了，退回队伍' }).click();
  await mine.getByRole('button', { name: '时间冲突' }).click();
  await mine.getByRole('textbox').last().fill('那天要陪孩子看病');
  await mine.getByRole('button', { name: '确认退回' }).click();
  await expect(mine.getByText('已退回，队伍会另找人')).toBeVisible();

  await mine.goto('/usercenter/index/myjob/posts?tab=mine');
  const own = mine.getByRole('listitem').filter({ hasText: title });
  await expect(own.getByText(/请假 1 次/)).toBeVisible();
  await own.getByRole('button', { name: '离开岗位' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '离开岗位' }).click();
  await expect(mine.getByText(/以后的值守不用来了/)).toBeVisible();
  await expect(own.getByText('已离岗')).toBeVisible();
  await mine.goto('/usercenter/index/myjob?tab=working');
  await expect(duties).toHaveCount(0);

  await team.reload();
  const card = team.getByRole('listitem').filter({ hasText: title }).first();
  await card.getByRole('button', { name: '结束岗位' }).click();
  await team.getByRole('button', { name: '现在结束岗位' }).click();
  await expect(team.getByText('已结束岗位')).toBeVisible();
});
