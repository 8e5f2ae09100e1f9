import { expect, test } from '@playwright/test';
import { listClaimTeamsCall } from '../../src/domains/hours/web/hours.calls.ts';
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

/** Yesterday in the city, `2026-11-20`. */
const yesterday = (): string => new Date(Date.now() - 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

test('a service that nobody recorded: claimed, vouched for by the team, decided by the centre, in 公示', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { person, team } = await findVolunteer(origin, 33, async ({ loginName, client: own }) => {
    const found = (await must(own, listClaimTeamsCall, {})).list.find(({ teamId }) => teamId <= 30);
    return found && { person: loginName, team: found };
  });

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
  await form.getByRole('combobox', { name: '跟哪支队伍做的' }).selectOption(String(team.teamId));
  await form.getByRole('combobox', { name: '服务类别' }).selectOption('rescue');
  await form.getByRole('textbox', { name: '服务地点' }).fill('望江里小区');
  await form.getByLabel('服务日期').fill(yesterday());
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

  const centre = await openAs(browser, origin, 'shenhe001', `/review/hours?claims=${team.teamId}`);
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
  await own.goto(`/publicity?keyword=${encodeURIComponent(title)}`);
  await expect(own.getByRole('heading', { name: title })).toBeVisible();
});
