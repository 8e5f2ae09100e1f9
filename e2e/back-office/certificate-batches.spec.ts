import { expect, test } from '../journey.ts';
import {
  answerCertificateWishCall,
  listMyCertificateWishesCall,
} from '../../src/domains/certificates/web/batch/certificate-batches.calls.ts';
import { previewCertificateCall } from '../../src/domains/certificates/web/certificates.calls.ts';
import { getMyVolunteerCall } from '../../src/domains/volunteers/web/volunteers.calls.ts';
import { addDays, toDay } from '../../src/platform/contract/instants.ts';
import { violationsOf } from '../barriers.ts';
import { openAs } from '../open-as.ts';
import { type ApiClient, must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';
import { patience } from '../../src/testing/setup/patience.ts';

/** The twelve months before today: a year that has just begun holds nothing yet. */
const today = toDay(new Date());
const period = { fromOn: addDays(today, -365), toOn: today };
const recipient = '澜江中学高一（7）班';

type Student = { login: string; client: ApiClient; volunteerNo: string };

/** Two volunteers who have something to certify of that time. */
function students(origin: string): Promise<[Student, Student]> {
  const found: Student[] = [];
  return findVolunteer(origin, 40, async ({ loginName: login, client }) => {
    const { itemCount } = await must(client, previewCertificateCall, period);
    if (itemCount === 0) return undefined;
    const { volunteerNo } = await must(client, getMyVolunteerCall, {});
    found.push({ login, client, volunteerNo });
    const [one, two] = found;
    return one && two && [one, two];
  });
}

test('a class is asked, who agrees has a certificate, and reads who took it', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [agreeing, declining] = await students(origin);
  const desk = await openAs(browser, origin, 'shenhe001', '/manage/certificates?tab=batches');
  await desk.getByRole('button', { name: '发起集体开具' }).click();
  const dialog = desk.getByRole('dialog', { name: '发起集体开具' });
  await dialog.getByRole('textbox', { name: '学校或单位' }).fill(recipient);
  await dialog.getByRole('textbox', { name: '为什么需要' }).fill('期末归档');
  await dialog.getByLabel('服务从').fill(period.fromOn);
  await dialog.getByLabel('服务到').fill(period.toOn);
  await dialog
    .getByRole('textbox', { name: '名单' })
    .fill(`编号\t姓名\n${agreeing.volunteerNo}\n${declining.volunteerNo}\n`);
  await expect(dialog).toContainText('现在读到 2 人');
  expect(await violationsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: '征求 2 人的同意' }).click();
  const row = desk.locator('tbody tr').filter({ visible: true }).filter({ hasText: recipient });
  await expect(row).toContainText('等本人答复 2 人');

  const phone = await openAs(browser, origin, agreeing.login, '/usercenter/index/mycertificate');
  await phone.setViewportSize({ width: 390, height: 844 });
  const wish = phone
    .getByRole('region', { name: '有单位想要你的证书' })
    .getByRole('listitem')
    .filter({ hasText: recipient });
  await wish.getByRole('button', { name: '同意开具' }).click();
  await expect(wish).toContainText('已同意');
  await wish.getByRole('button', { name: '撤回同意' }).click();
  await expect(wish).toContainText('没有同意');
  await wish.getByRole('button', { name: '同意开具' }).click();
  await expect(wish).toContainText('已同意');
  expect(await violationsOf(phone)).toEqual([]);
  const { wishes } = await must(declining.client, listMyCertificateWishesCall, {});
  const batchId = wishes.find((one) => one.recipient === recipient)?.batchId ?? 0;
  await must(declining.client, answerCertificateWishCall, { batchId, agrees: false });

  await expect(row).toContainText('已同意 1 人');
  await row.getByRole('button', { name: '生成证书' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '生成证书' }).click();
  await expect(row).toContainText('已生成', { timeout: patience.backgroundMs });
  await expect(row).toContainText('没有同意 1 人，已开具 1 人');
  await row.getByRole('button', { name: '取走证书' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '取走' }).click();
  await expect(desk.getByText('正在打包，好了在“我的导出”里下载')).toBeVisible();
  await desk.goto('/dashboard/exports');
  await expect(desk.locator('tbody tr').filter({ hasText: '集体证书' }).first()).toContainText('可下载', {
    timeout: patience.backgroundMs,
  });

  await phone.reload();
  await expect(wish).toContainText('已开具');
  await phone.goto('/usercenter/index/mydata');
  await expect(phone.getByRole('region', { name: '谁看过我的信息' })).toContainText(
    `查看了你的证书，理由：交给${recipient}：期末归档`,
  );
});
