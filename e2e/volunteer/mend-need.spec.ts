import { expect, test } from '../journey.ts';
import { recordings } from '../../src/domains/files/testing/recordings.ts';
import { decideNeedCall, getNeedReviewCall } from '../../src/domains/needs/web/needs.calls.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';
import { raiseNeed } from '../raise-need.ts';

test('a returned need is handed in again with a recording and a picture, which staff then hear and see', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { needId, requester } = await raiseNeed(origin, 49, '请人来讲一次楼道防火');
  const reviewer = await signInClient(origin, 'shenhe001');
  const { version } = await must(reviewer, getNeedReviewCall, { id: needId });
  const verdict = { verdict: 'return', reason: 'unclear', note: '请拍一下楼道现在的样子' } as const;
  await must(reviewer, decideNeedCall, { needId, version, ...verdict });

  const mine = await openAs(browser, origin, requester, `/usercenter/index/myneed/detail/${needId}`);
  const form = mine.getByRole('region', { name: '补充后再提交' });
  await form.getByRole('button', { name: '补一段录音或照片' }).click();
  await expect(form.getByText('没有补的照旧')).toBeVisible();
  const buffer = await mine.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await form
    .getByLabel('选择照片（选填）文件')
    .setInputFiles({ name: '楼道.png', mimeType: 'image/png', buffer });
  await expect(form.getByText('楼道.png')).toBeVisible();
  await form
    .getByLabel('选择录音文件')
    .setInputFiles({ name: '录音.wav', mimeType: 'audio/wav', buffer: recordings.wav });
  await expect(form.getByLabel('听一遍录音')).toBeVisible();
  await form.getByRole('button', { name: '再次提交' }).click();
  await expect(form).toHaveCount(0);

  const office = await openAs(browser, origin, 'shenhe001', `/review/needs?id=${needId}`);
  const aside = office.getByRole('complementary', { name: '需求和审核' });
  await aside.getByRole('button', { name: '听录音、看 1 张照片' }).click();
  await expect(aside.getByRole('img')).toHaveCount(1);
});
