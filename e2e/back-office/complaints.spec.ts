import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { openAs } from '../open-as.ts';
import { fillLogin, sendDecision } from '../people.ts';

test('somebody complains without a name, the centre takes it and answers, and the code opens the answer', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/teamList');
  const { origin } = new URL(page.url());
  await page.locator('a[href*="/user-index/teamDetail/"]').first().click();
  await page.getByRole('link', { name: '投诉举报' }).first().click();
  await expect(page).toHaveURL(/\/user-index\/complain\?type=team&id=\d+/);
  await expect(page.getByText('换一个')).toBeVisible();
  await page.getByText('匿名', { exact: true }).click();
  await page.getByRole('textbox', { name: '发生了什么' }).fill('材料费要现金，领队当场收的，没有收据。');
  await page.getByRole('button', { name: '提交投诉' }).click();
  await expect(page.getByText('投诉收到了')).toBeVisible();
  const told = await page.getByText(/^编号/).innerText();
  const [, complaintNo = '', queryCode = ''] = /(TS\d{8}-\d{4}).*查询码 ([A-Z0-9]{10})/.exec(told) ?? [];
  expect(queryCode).not.toBe('');

  const office = await takePage(browser, origin);
  await office.goto('/login');
  await fillLogin(office, 'shenhe001');
  await expect(office).toHaveURL('/dashboard/dashboard');
  const open = async (tab: string) => {
    await office.goto(`/review/complaints?tab=${tab}&keyword=${complaintNo}`);
    const aside = office.getByRole('complementary', { name: '投诉和办理' });
    await expect(aside.getByText(complaintNo).first()).toBeVisible();
    return aside;
  };
  const fresh = await open('submitted');
  await expect(fresh.getByText('匿名投诉')).toBeVisible();
  await expect(fresh.getByRole('button', { name: '暂停' })).toBeVisible();
  await fresh.getByRole('button', { name: '受理', exact: true }).click();
  await sendDecision(office);
  await expect(office.getByText('已受理，15 个工作日内书面答复')).toBeVisible();
  const taken = await open('investigating');
  await taken.getByRole('button', { name: '延期答复' }).click();
  const putOff = office.getByRole('dialog', { name: /延期 10 个工作日/ });
  await putOff.getByRole('textbox', { name: '为什么要延期' }).fill('要等银行的流水。');
  await putOff.getByRole('button', { name: '延期', exact: true }).click();
  await expect(office.getByText('已延期，投诉人会收到通知')).toBeVisible();
  const answer = '经查，该队确实收了材料费，已责令当场退还。';
  await taken.getByRole('textbox', { name: '书面答复' }).fill(answer);
  await test.step('what is being written waits on every device', async () => {
    await taken.getByRole('button', { name: '存草稿' }).click();
    await expect(office.getByText('草稿已存，换台电脑也能接着写')).toBeVisible();
    const elsewhere = await openAs(
      browser,
      origin,
      'shenhe001',
      `/review/complaints?tab=investigating&keyword=${complaintNo}`,
    );
    await expect(elsewhere.getByRole('textbox', { name: '书面答复' })).toHaveValue(answer);
    await expect(elsewhere.getByText(/草稿存于/)).toBeVisible();
    await expect(elsewhere.getByLabel('办理情况').getByText('答复用时')).toBeVisible();
    await elsewhere.close();
  });
  await taken.getByRole('button', { name: '答复：属实' }).click();
  await sendDecision(office);
  await expect(office.getByText('已书面答复：属实')).toBeVisible();

  await page.goto(`/user-index/complaintFollow?no=${complaintNo}`);
  await page.getByLabel('查询码').fill(queryCode);
  await page.getByRole('button', { name: '查进度' }).click();
  await expect(page.getByText(answer).first()).toBeVisible();
  await expect(page.getByText('答复延期')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载答复书' }).click();
  const letter = await saving;
  expect(letter.suggestedFilename()).toBe(`投诉答复书-${complaintNo}.txt`);
  expect(readFileSync(await letter.path(), 'utf8')).toContain(answer);
  await page.getByRole('button', { name: '申请复核' }).click();
  await page.getByRole('textbox', { name: '哪里不同意' }).fill('退的钱少了五元。');
  await page.getByRole('button', { name: '提交复核申请' }).click();
  await expect(page.getByText('复核中').first()).toBeVisible();
});
