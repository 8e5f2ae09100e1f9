import { expect, test } from '../journey.ts';
import {
  listClaimTeamsCall,
  listHoursForReviewCall,
  listMyHoursCall,
} from '../../src/domains/hours/web/hours.calls.ts';
import { listMyViewersCall } from '../../src/domains/volunteers/web/profile/profile.calls.ts';
import { openAs } from '../open-as.ts';
import { sendDecision, teamLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

/** A PNG of one dot. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const text = '走的时候又收了十分钟的凳子，签退已经按过了。';

/** Somebody with a record that may be corrected, of a team in which they are; ten minutes more still end on its day. */
const findRecord = (origin: string) =>
  findVolunteer(origin, 36, async ({ loginName: person, client }) => {
    const { list } = await must(client, listMyHoursCall, { state: 'effective', pageNum: 1, pageSize: 50 });
    const teams = (await must(client, listClaimTeamsCall, {})).list;
    for (const record of list) {
      const teamId = teams.find(({ name }) => name === record.teamName)?.teamId;
      if (record.canCorrect && record.minutes < 400 && teamId !== undefined)
        return { person, client, record, teamId };
    }
    return undefined;
  });

test('a record with wrong times: asked for beside it, answered by the team, granted by a second person', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { person, client, record, teamId } = await findRecord(origin);
  const end = new Date(Date.parse(record.endsAt) + 10 * 60_000 + 8 * 3_600_000).toISOString().slice(11, 16);

  const own = await openAs(browser, origin, person, '/usercenter/index/myrecord?tab=hours&state=effective');
  const row = own.getByRole('listitem').filter({ has: own.getByRole('button', { name: record.hourNo }) });
  await row.getByRole('button', { name: /来龙去脉/ }).click();
  await row.getByRole('button', { name: '有误？申请更正' }).click();
  const dialog = own.getByRole('dialog');
  await expect(dialog.getByText(`${record.minutes} 分钟`).first()).toBeVisible();
  await dialog.getByRole('combobox', { name: '哪里不对' }).selectOption('noCheckOut');
  await dialog.getByRole('textbox', { name: '到', exact: true }).fill(end);
  await dialog.getByRole('textbox', { name: '到', exact: true }).blur();
  await expect(dialog.getByRole('textbox', { name: '应该是多少分钟' })).toHaveValue(
    String(record.minutes + 10),
  );
  await dialog.getByRole('textbox', { name: '说明' }).fill(text);
  await dialog
    .getByLabel('选择证据文件')
    .setInputFiles({ name: '收凳子.png', mimeType: 'image/png', buffer: photo });
  await expect(dialog.getByText('收凳子.png')).toBeVisible();
  await dialog.getByRole('button', { name: '提交更正' }).click();
  await expect(row.getByText('更正申请：等队伍答复')).toBeVisible();

  const desk = await openAs(browser, origin, teamLogin(teamId), '/teamcenter/index/teamclaim');
  await desk
    .getByRole('button', { name: /\+10 分钟/ })
    .first()
    .click();
  const asked = desk.getByRole('article');
  await expect(asked.getByRole('heading', { name: new RegExp(record.hourNo) })).toBeVisible();
  await expect(asked.getByText(text)).toBeVisible();
  await test.step('the team sees the paper, and asks for what is missing', async () => {
    await expect(asked.getByText('本人交了 1 份证据')).toBeVisible();
    const opened = desk.waitForEvent('popup');
    await asked.getByRole('button', { name: /收凳子\.png/ }).click();
    await (await opened).close();
    await asked.getByRole('button', { name: '请补材料' }).click();
    await desk.getByRole('dialog').getByRole('textbox', { name: '还缺什么' }).fill('请补一位同组队员的说明');
    await desk.getByRole('dialog').getByRole('button', { name: '发给本人' }).click();
    await expect(asked.getByRole('heading', { name: '等本人补材料' })).toBeVisible();
    await expect(asked.getByRole('button', { name: '提交意见' })).toBeHidden();
  });
  await test.step('the person is told, hands it in, and the team goes on', async () => {
    await own.reload();
    await expect(row.getByText('更正申请：等本人补材料')).toBeVisible();
    await expect(row.getByText('请补一位同组队员的说明')).toBeVisible();
    await row.getByRole('button', { name: /^补材料/ }).click();
    await dialog.getByRole('textbox', { name: '说明' }).fill('同组的队员和我一起收的凳子，她可以作证');
    await dialog.getByRole('button', { name: '补交', exact: true }).click();
    await expect(row.getByText('更正申请：等队伍答复')).toBeVisible();
    await desk.reload();
    await expect(asked.getByText(/本人补交：同组的队员/)).toBeVisible();
    await expect(asked.getByRole('button', { name: '请补材料' })).toBeHidden();
  });
  await asked.getByRole('radio', { name: /^同意/ }).check();
  await asked.getByRole('textbox', { name: '理由' }).fill('她收完凳子才走，属实');
  await asked.getByRole('button', { name: '提交意见' }).click();
  await expect(asked.getByRole('heading', { name: '中心审核中' })).toBeVisible();

  const reviewer = await signInClient(origin, 'shenhe001');
  const queue = await must(reviewer, listHoursForReviewCall, {
    tab: 'corrections',
    keyword: record.activityTitle,
    pageNum: 1,
    pageSize: 100,
  });
  const difference = queue.list.find(({ correction }) => correction?.recorded.hourNo === record.hourNo);
  expect(difference).toMatchObject({ minutes: 10, evidenceGrade: expect.stringMatching(/[CD]/) });
  const centre = await openAs(browser, origin, 'shenhe001', `/review/hours?hour=${difference?.hourId}`);
  const opened = centre.getByRole('complementary', { name: '时长记录和审核' });
  await expect(opened.getByRole('heading', { name: '新旧对照' })).toBeVisible();
  await expect(opened.getByText('她收完凳子才走，属实').first()).toBeVisible();
  await expect(opened.getByText('+10 分钟')).toBeVisible();
  await centre.getByRole('button', { name: '认定并公示' }).click();
  await sendDecision(centre);
  await expect(centre.getByText('已认定，进入公示')).toBeVisible();
  await own.reload();
  await expect(row.getByText('更正申请：已更正')).toBeVisible();
  await test.step('the look of the team stands under 谁看过我', async () => {
    const looks = await must(client, listMyViewersCall, { pageNum: 1, pageSize: 20 });
    expect(looks.list.some(({ seen }) => seen.includes('更正、补记的证明材料'))).toBe(true);
  });
});
