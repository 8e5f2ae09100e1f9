import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { listClaimTeamsCall, listMyHourClaimsCall } from '../../src/domains/hours/web/hours.calls.ts';
import { addDays, toDay } from '../../src/platform/contract/instants.ts';
import { openAs } from '../open-as.ts';
import { sendDecision, teamLogin } from '../people.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const title = '暴雨后清理社区排水口';
/** A PNG of one dot. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A day of the city so long ago, `2026-11-20`. */
const daysAgo = (days: number): string => addDays(toDay(new Date()), -days);
/** Yesterday. */
const yesterday = (): string => daysAgo(1);

/** Somebody with a team who claimed nothing yet. */
const findClaimant = (origin: string, from: number) =>
  findVolunteer(origin, from, async ({ loginName, client }) => {
    if ((await must(client, listMyHourClaimsCall, {})).total > 0) return undefined;
    const team = (await must(client, listClaimTeamsCall, {})).list.find(({ teamId }) => teamId <= 30);
    return team && { person: loginName, team };
  });

/** Fills in what every claim has. */
async function fillClaim(form: Locator, claim: { teamId: number; title: string; day: string }) {
  await form.getByRole('combobox', { name: '跟哪支队伍做的' }).selectOption(String(claim.teamId));
  await form.getByRole('textbox', { name: '服务名称' }).fill(claim.title);
  await form.getByRole('combobox', { name: '服务类别' }).selectOption('rescue');
  await form.getByRole('textbox', { name: '服务地点' }).fill('望江里小区');
  await form.getByLabel('服务日期').fill(claim.day);
  await form.getByRole('textbox', { name: '开始' }).fill('0410');
  await form.getByRole('textbox', { name: '结束' }).fill('0555');
  await form.getByRole('textbox', { name: '分钟' }).fill('90');
  await form
    .getByRole('textbox', { name: '服务经过' })
    .fill('半夜雨停以后，和门卫一起把六个排水口的树叶掏干净。');
  await form
    .getByLabel('选择证明材料文件')
    .setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: photo });
  await expect(form.getByText('现场.png')).toBeVisible();
  await form.getByRole('textbox', { name: '证明人姓名' }).fill('乔木');
  await form.getByRole('textbox', { name: '证明人手机号后 4 位' }).fill('0417');
}

test('a service that nobody recorded: claimed, vouched for by the team, decided by the centre, in 公示', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { person, team } = await findClaimant(origin, 33);

  const own = await openAs(browser, origin, person, '/usercenter/index/myrecord?tab=hours');
  await own.getByRole('link', { name: '做过的服务没有记录？申请补记' }).click();
  await own.getByRole('link', { name: '申请补记服务' }).first().click();
  const form = own.locator('form');
  await test.step('what is missing is told at its field, and nothing typed is lost', async () => {
    await form.getByRole('textbox', { name: '服务名称' }).fill(title);
    await form.getByRole('button', { name: '提交申请' }).click();
    await expect(form.getByText('请选择队伍')).toBeVisible();
    await expect(form.getByRole('textbox', { name: '服务名称' })).toHaveValue(title);
  });
  await fillClaim(form, { teamId: team.teamId, title, day: yesterday() });
  await form.getByRole('button', { name: '提交申请' }).click();
  const claim = own.getByRole('listitem').filter({ hasText: title });
  await expect(claim.getByText('等队伍答复')).toBeVisible();

  const desk = await openAs(
    browser,
    origin,
    teamLogin(team.teamId),
    '/teamcenter/index/teamclaim?tab=claims',
  );
  await desk.getByRole('button', { name: new RegExp(title) }).click();
  const asked = desk.getByRole('article');
  await expect(asked.getByText('没有记录', { exact: true })).toBeVisible();
  await asked.getByRole('radio', { name: /没有这么久/ }).check();
  await asked.getByRole('textbox', { name: '你们认可的分钟数' }).fill('75');
  await asked.getByRole('textbox', { name: '理由' }).fill('门卫证实，他五点二十走的');
  await asked.getByRole('button', { name: '提交意见' }).click();
  await expect(asked.getByText('你们认可 75 分钟')).toBeVisible();

  const centre = await openAs(browser, origin, 'shenhe001', '/review/corrections');
  await test.step('更正和补记 lists it with its clock, and leads to where it is decided', async () => {
    await centre.getByRole('button', { name: '补记申请', exact: true }).click();
    await centre.getByLabel('志愿者、队伍、服务或编号').fill(title);
    await centre.keyboard.press('Enter');
    const request = centre.locator('tbody tr').filter({ visible: true, hasText: title });
    await expect(request).toHaveCount(1);
    await expect(request.getByText(/还剩 \d+ 个工作日/)).toBeVisible();
    await expect(request.getByText('队伍认可 75 分钟')).toBeVisible();
    await request.getByRole('link').first().click();
    await expect(centre).toHaveURL(/\/review\/hours\?hour=\d+/);
    await expect(centre.getByText('队伍认可 75 分钟').first()).toBeVisible();
  });
  await centre.goto(`/review/hours?claims=${team.teamId}`);
  const row = centre.locator('tbody tr').filter({ visible: true, hasText: title }).first();
  await expect(row.getByText('队伍认可 75 分钟')).toBeVisible();
  await row.getByRole('button').first().click();
  await test.step('the centre asks for what is missing, and decides nothing meanwhile', async () => {
    await centre.getByRole('button', { name: '请补材料' }).click();
    await centre
      .getByRole('dialog')
      .getByRole('textbox', { name: '还缺什么' })
      .fill('请补一张能看出日期的照片');
    await centre.getByRole('dialog').getByRole('button', { name: '发给本人' }).click();
    await expect(centre.getByText('已请本人补材料，补交或到期以后再审核')).toBeVisible();
    await expect(centre.getByRole('button', { name: '认定并公示' })).toBeDisabled();
    await own.reload();
    await expect(claim.getByText('等本人补材料', { exact: true })).toBeVisible();
    await claim.getByRole('button', { name: /^补材料/ }).click();
    const dialog = own.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '说明' }).fill('当晚的雨情通知截图，上面有日期');
    await dialog.getByRole('button', { name: '补交', exact: true }).click();
    await expect(claim.getByText(/本人补交：当晚的雨情/)).toBeVisible();
    await centre.reload();
    await expect(centre.getByText(/本人补交：当晚的雨情/)).toBeVisible();
  });
  await centre.getByRole('button', { name: '认定并公示' }).click();
  await sendDecision(centre);
  await expect(centre.getByText('已认定，进入公示')).toBeVisible();

  await own.reload();
  await expect(claim.getByText('公示中', { exact: true })).toBeVisible();
  await expect(claim.getByText('75', { exact: true })).toBeVisible();
  await expect(claim.getByText('申请 90 分钟')).toBeVisible();
  await own.goto(`/publicity?keyword=${encodeURIComponent(title)}`);
  await expect(own.getByRole('heading', { name: title })).toBeVisible();
});

test('a service of three months ago goes to the centre alone, where two people accept it one after the other', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const long = '入汛前清理泵站杂物';
  const { person, team } = await findClaimant(origin, 40);
  const { teamId } = team;
  const own = await openAs(browser, origin, person, '/usercenter/index/myclaim/add');
  const form = own.locator('form');
  await fillClaim(form, { teamId, title: long, day: daysAgo(95) });
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText('请写明为什么现在才申请，至少 10 个字')).toBeVisible();
  await form
    .getByRole('textbox', { name: '为什么现在才申请' })
    .fill('之后住院两个月，出院整理照片才发现没有记录。');
  await form.getByRole('button', { name: '提交申请' }).click();
  const claim = own.getByRole('listitem').filter({ hasText: long });
  await expect(claim.getByText('等中心审核')).toBeVisible();
  await expect(claim.getByText(/两位审核员先后认定/)).toBeVisible();

  const openFor = async (reviewer: string) => {
    const page = await openAs(browser, origin, reviewer, `/review/hours?claims=${teamId}`);
    await page
      .locator('tbody tr')
      .filter({ visible: true, hasText: long })
      .first()
      .getByRole('button')
      .first()
      .click();
    await expect(
      page
        .getByText(/迟报原因：之后住院/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    return page;
  };
  const first = await openFor('shenhe001');
  await first.getByRole('button', { name: '初核认定' }).click();
  await expect(first.getByText('超过 30 天的补记申请，请写明认定的理由')).toBeVisible();
  await first.getByRole('textbox', { name: '审核意见' }).fill('照片日期与雨情通知一致');
  await first.getByRole('button', { name: '初核认定' }).click();
  await sendDecision(first);
  await expect(first.getByText('已初核，等另一位审核员核定')).toBeVisible();

  const second = await openFor('shenhe002');
  await expect(
    second
      .getByText(/已初核.*照片日期与雨情通知一致/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await second.getByRole('textbox', { name: '审核意见' }).fill('向证明人电话核实过');
  await second.getByRole('button', { name: '认定并公示' }).click();
  await sendDecision(second);
  await expect(second.getByText('已认定，进入公示')).toBeVisible();
  await own.reload();
  await expect(claim.getByText('公示中', { exact: true })).toBeVisible();
});
