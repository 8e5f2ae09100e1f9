import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { openAs } from '../open-as.ts';
import { getMeCall } from '../../src/domains/accounts/web/accounts.calls.ts';
import {
  listMyCertificatesCall,
  previewCertificateCall,
} from '../../src/domains/certificates/web/certificates.calls.ts';
import { addDays, toDay } from '../../src/platform/contract/instants.ts';
import { buildIdNo } from '../../src/domains/volunteers/testing/id-numbers.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { violationsOf } from '../barriers.ts';
import { demoPassword, sendDecision } from '../people.ts';
import { ask, must, signInClient } from '../process/api-client.ts';
import { findVerifiedAdult } from '../process/find-volunteer.ts';
import { patience } from '../../src/testing/setup/patience.ts';

/** Whose portrait, profile and password change. */
const someone = async (baseURL: string | undefined): Promise<string> =>
  (await findVerifiedAdult(baseURL ?? '', 33)).loginName;
const newPassword = 'Riverside#88';

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6f8f' } })
    .withExif({ IFD0: { Make: 'JianglanCam' } })
    .jpeg()
    .toBuffer();

const picturePart = /^\/files\/p\/[0-9a-f]{32}\/256\.webp$/;
const portraitIn = (page: Page) => page.getByRole('banner').locator('img').last();

test('a portrait is chosen, cropped by keyboard and shown in the top bar; a text file is refused', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await someone(baseURL));
  await page.goto('/usercenter/index/modify');
  const chooser = page.getByLabel('选择头像文件');
  await chooser.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert').filter({ hasText: '这不是可以打开的图片' })).toBeVisible();

  await chooser.setInputFiles({ name: '江边.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await dialog.getByRole('slider', { name: '缩放' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: '向左移动' }).press('Enter');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '使用这张图片' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(portraitIn(page)).toHaveAttribute('src', picturePart);
  const address = (await portraitIn(page).getAttribute('src')) ?? '';
  const served = await page.request.get(address);
  expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
});

test('a profile is saved, and unsaved changes are not lost by leaving', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', await someone(baseURL));
  await page.goto('/usercenter/index/modify');
  await page.getByRole('checkbox', { name: '周六上午' }).check();
  await page.getByRole('textbox', { name: '个人简介' }).fill('周末都在江边。');
  await page.getByRole('complementary').getByRole('link', { name: '修改密码' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '留下继续写' }).click();
  await page.getByRole('button', { name: '保存资料' }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '周六上午' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: '个人简介' })).toHaveValue('周末都在江边。');
});

test('a changed password signs the other device out', async ({ page, context, browser, baseURL }) => {
  const loginName = await someone(baseURL);
  const other = await browser.newContext();
  const token = await signInBrowser(other, baseURL ?? '', loginName);
  await signInBrowser(context, baseURL ?? '', loginName);
  await page.goto('/usercenter/index/modifyPwd');
  await expect(page.getByText('本设备')).toBeVisible();
  await page.getByLabel('原密码').fill(demoPassword);
  await page.getByRole('textbox', { name: '新密码', exact: true }).fill(newPassword);
  await page.getByRole('textbox', { name: '再输一次新密码' }).fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();
  expect((await ask({ address: baseURL ?? '', token }, getMeCall, {})).code).toBe(50_012);
  await expect(page.getByRole('button', { name: '退出其他设备' })).toBeHidden();
  await other.close();
});

/** Somebody with hours of the last year that a certificate lists. */
const findHolder = (origin: string) =>
  findVerifiedAdult(origin, 300, async ({ client }) => {
    const period = { fromOn: addDays(toDay(new Date()), -364), toOn: toDay(new Date()) };
    return (await must(client, previewCertificateCall, period)).itemCount > 0;
  });

/** The paper with the whole number of the document: by the login password when it is made, and again when it is taken out. */
async function takeWholePaper(page: Page, person: string, idNo: string): Promise<void> {
  await page.goto('/usercenter/index/mycertificate');
  await page.getByText('升学', { exact: true }).click();
  await page.getByRole('switch', { name: '身份证件' }).click();
  await page.getByRole('switch', { name: '写完整号码' }).click();
  await page.getByRole('button', { name: '生成证书' }).click();
  await expect(page.getByText('请输入登录密码')).toBeVisible();
  await page.getByLabel('登录密码').fill(demoPassword);
  await page.getByRole('button', { name: '生成证书' }).click();
  await expect(page.getByText(/^证书 ZM .* 已生成$/)).toBeVisible();
  const issued = page.getByRole('region', { name: '开过的证书' }).getByRole('listitem').first();
  await issued.getByRole('button', { name: '下载 PDF' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码').fill('Jianglan#2025');
  await dialog.getByRole('button', { name: '下载 PDF' }).click();
  await expect(dialog.getByText('登录密码不正确')).toBeVisible();
  await dialog.getByLabel('登录密码').fill(demoPassword);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  const printed = execFileSync('pdftotext', ['-raw', await paper.path(), '-']).toString();
  expect(printed.replaceAll(/\s/g, '')).toContain(idNo);
  const client = await signInClient(new URL(page.url()).origin, person);
  const [kept] = (await must(client, listMyCertificatesCall, {})).list;
  await page.goto(`/verify${new URL(kept?.verifyUrl ?? '').hash}`);
  await expect(page.getByText(`末四位 ${idNo.slice(-4)}，网站登记`)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(idNo.slice(0, 14));
}

test('a changed name waits for staff, who see number and picture only with a reason the volunteer reads', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { loginName } = await findHolder(baseURL ?? '');
  await signInBrowser(context, baseURL ?? '', loginName);
  await page.goto('/usercenter/index/mydata');
  await page.getByRole('link', { name: '申请更正：姓名、性别、出生日期、证件' }).click();
  await page.getByRole('button', { name: '更改实名信息' }).click();
  // Another document at each try: what is verified already waits for nobody.
  const document = {
    birthOn: '1996-03-08',
    gender: 'female',
    area: '110101',
    serial: Date.now() % 50,
  } as const;
  const idNo = buildIdNo(document);
  await page.getByRole('textbox', { name: '姓名' }).fill('沈若澜');
  await page.getByRole('textbox', { name: '证件号码' }).fill(idNo);
  const proof = { name: '证件.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.getByLabel('选择证件照片文件').setInputFiles(proof);
  await expect(page.getByRole('button', { name: '移除证件.jpg' })).toBeVisible();
  await page.getByRole('button', { name: '提交更改' }).click();
  await expect(page.getByText('请阅读并同意《实名认证信息处理同意书》')).toBeVisible();
  await page
    .getByRole('checkbox', { name: '实名认证信息处理同意书' })
    .check({ force: true, position: { x: 9, y: 9 } });
  await page.getByRole('button', { name: '提交更改' }).click();
  await expect(page.getByText('待复核')).toBeVisible();
  await expect(page.getByText(idNo)).toBeHidden();
  await page.goto('/usercenter/index/mydata');
  const corrections = page.getByRole('region', { name: '更正我的信息' });
  await expect(corrections.getByText('待复核')).toBeVisible();

  const desk = await openAs(browser, baseURL ?? '', 'shenhe001', '/review/real-names');
  await desk.getByRole('button', { name: '沈若澜', exact: true }).click();
  const opened = desk.getByRole('complementary', { name: '实名认证和审核' });
  await expect(opened.getByRole('heading', { name: '沈若澜的实名认证' })).toBeVisible();
  await expect(opened.getByText(idNo)).toBeHidden();
  await opened.getByRole('textbox', { name: '查看理由' }).fill('核对更名证明');
  await opened.getByRole('button', { name: '查看并记录' }).click();
  await expect(opened.getByText(idNo)).toBeVisible();
  await expect(opened.getByRole('img', { name: '证件照片 1' })).toHaveJSProperty('complete', true);
  await opened.getByRole('button', { name: '通过', exact: true }).click();
  await sendDecision(desk);
  await expect(desk.getByText('实名认证已通过')).toBeVisible();

  await page.goto('/usercenter/index/mydata');
  await expect(page.getByText('理由：核对更名证明')).toBeVisible();
  await expect(page.getByRole('link', { name: '我的数据中心' }).first()).toBeVisible();
  await page.goto('/usercenter/index/modify?tab=realName');
  await expect(page.getByText('已认证', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('沈若澜（')).toBeVisible();
  await test.step('a certificate with the whole number, which no other page shows', () =>
    takeWholePaper(page, loginName, idNo));

  await page.goto('/usercenter/index/mydata');
  await page.getByRole('button', { name: '撤回《实名认证信息处理同意书》' }).click();
  await expect(page.getByText('证件号码和证件照片随即删除')).toBeVisible();
  await page.getByRole('button', { name: '再想想' }).click();
  await page.getByRole('button', { name: '撤回《实名认证信息处理同意书》' }).click();
  await page.getByRole('button', { name: '撤回同意', exact: true }).click();
  await expect(page.getByText('已撤回，证件号码和照片已删除')).toBeVisible();
  await expect(page.getByRole('link', { name: '看实名认证' })).toBeVisible();
  await page.goto('/usercenter/index/modify?tab=realName');
  await expect(page.getByText('未认证', { exact: true })).toBeVisible();
});

test('everything about oneself is ordered, made in the background and fetched as one file', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', 'zhiyuan001');
  await page.goto('/usercenter/index/mydata');
  await page.getByText('哪些没有放进去，为什么').click();
  await expect(page.getByText('证件号码只写首尾各一位')).toBeVisible();
  await page.getByRole('button', { name: '导出我的全部数据', exact: true }).click();
  await expect(page.getByText('正在整理，完成后会发站内消息')).toBeVisible();
  const fetchIt = page.getByRole('button', { name: '下载：我的全部数据' });
  await expect(fetchIt).toBeVisible({ timeout: patience.backgroundMs });
  const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
  expect(download.suggestedFilename()).toMatch(/^我的全部数据-[\d-]+\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('里面有什么');
  const { topics } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(topics.hours.rows.length).toBeGreaterThan(0);
  expect(topics.profile.rows[0].volunteerNo).toMatch(/^V/);
  expect(await violationsOf(page)).toEqual([]);
});
