import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { listMicroTeamsCall } from '../../src/domains/jobs/web/jobs.calls.ts';
import { getSiteCall, listOrganisationsCall } from '../../src/domains/site/web/site.calls.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVerifiedAdult } from '../process/find-volunteer.ts';

const inFiveDays = (): string => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

/** A 所 or 站 with a team that can carry the task, by their names. */
async function carried(origin: string) {
  const staff = await signInClient(origin, 'diaodu001');
  const { areas } = await must(staff, getSiteCall, {});
  for (const { code, name } of areas) {
    const { list } = await must(staff, listOrganisationsCall, { area: code, pageSize: 100 });
    for (const unit of list.filter(({ kind }) => kind !== 'centre')) {
      const { organisationId } = unit;
      const [team] = (await must(staff, listMicroTeamsCall, { organisationId })).list;
      if (team) return { area: name, unit: unit.name, team: team.shortName };
    }
  }
  throw new Error('no unit of the city has a team');
}

const pieceOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('随手志愿 is issued, taken, proved by a photo, sent back once, accepted, and its minutes wait for the centre', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { area, unit, team } = await carried(origin);
  const title = `擦亮公交站牌 ${Date.now() % 100_000}`;
  const staff = await openAs(browser, origin, 'diaodu001', '/manage/jobs');
  await staff.getByRole('button', { name: '发布随手志愿' }).click();
  const form = staff.getByRole('region', { name: '发布随手志愿' });
  await form.getByRole('button', { name: '发布随手志愿' }).click();
  await expect(form.getByText('请选择承接的队伍')).toBeVisible();
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('textbox', { name: '要做什么' }).fill('等车时把站牌和座椅擦一擦，擦好拍一张。');
  await form.getByLabel('类别').selectOption('环保');
  await form.getByRole('textbox', { name: '一共几个名额' }).fill('2');
  await form.getByLabel('在哪个区').selectOption(area);
  await form.getByLabel('最近的所或站').selectOption(unit);
  await form.getByRole('textbox', { name: '地点' }).fill('东门口公交站');
  await form.getByLabel('承接队伍').selectOption(team);
  await form.getByLabel('每件记多少分钟').selectOption('20 分钟');
  await form.getByLabel('领取到什么时候').fill(inFiveDays());
  await form.getByRole('button', { name: '发布随手志愿' }).click();
  await expect(staff.getByText(/已发布，单号 R\d+/)).toBeVisible();

  const { loginName } = await findVerifiedAdult(origin, 48);
  const person = await openAs(browser, origin, loginName, '/usercenter/index/myjob');
  await person.getByRole('link', { name: '随手志愿' }).click();
  await pieceOf(person, title).getByRole('button', { name: '领一件' }).click();
  await expect(person.getByText(/领好了，.*前传照片/)).toBeVisible();
  const prove = async (): Promise<void> => {
    const piece = pieceOf(person, title);
    await piece.getByRole('button', { name: '做完了，传照片' }).click();
    await piece.getByRole('button', { name: '交给所站验收' }).click();
    await expect(piece.getByText('请选择做完的时间')).toBeVisible();
    await piece.getByRole('textbox', { name: '做了什么' }).fill('站牌和座椅都擦干净了。');
    await piece.getByRole('button', { name: '就是刚才' }).click();
    const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a9' } })
      .png()
      .toBuffer();
    await piece.getByLabel('选择照片文件').setInputFiles({ name: '站牌.png', mimeType: 'image/png', buffer });
    await expect(piece.getByText('站牌.png')).toBeVisible();
    await piece.getByRole('button', { name: '没有拍到人' }).click();
    await piece.getByRole('button', { name: '交给所站验收' }).click();
    await expect(piece.getByText('待验收')).toBeVisible();
  };
  await person.getByRole('link', { name: /我领的/ }).click();
  await prove();

  const look = async (): Promise<void> => {
    await staff.goto(`/manage/jobs?tab=submitted&kind=micro&keyword=${encodeURIComponent(title)}`);
    const row = staff.locator('tbody tr').filter({ visible: true, hasText: title });
    await row.getByRole('button', { name: '详情' }).click();
  };
  await look();
  const dialog = staff.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('button', { name: /照片 1/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '退回重拍' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: /想对志愿者说的/ }).fill('照片太暗，请再拍一张');
  await dialog.getByRole('button', { name: '退回重拍' }).click();
  await expect(staff.getByText('已退回，志愿者可以再传')).toBeVisible();
  await person.reload();
  await expect(pieceOf(person, title).getByText('照片太暗，请再拍一张')).toBeVisible();
  await prove();
  await look();
  await dialog.getByRole('button', { name: '验收通过' }).click();
  await expect(staff.getByText('已验收，时长等中心另一位审核')).toBeVisible();
  await dialog.getByRole('button', { name: '提前结束' }).click();
  await staff.getByRole('button', { name: '现在结束' }).click();
  await expect(staff.getByText('已结束，领了的人还可以传照片')).toBeVisible();

  await person.reload();
  await pieceOf(person, title).getByRole('link', { name: '看这件的时长' }).click();
  await expect(person.getByRole('heading', { name: title })).toBeVisible();
  await Promise.all([person.context().close(), staff.context().close(), page.close()]);
});
