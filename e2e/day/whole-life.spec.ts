import { readFileSync, rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { letGo } from '../kept-pages.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { getMyVolunteerCall } from '../../src/domains/volunteers/web/volunteers.calls.ts';
import { toDay } from '../../src/platform/contract/instants.ts';
import { maskName } from '../../src/platform/contract/masking.ts';
import { openAs as openPageAs } from '../open-as.ts';
import { sendDecision } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';
import { inspectDataDir } from '../process/inspect-data-dir.ts';
import { cityDataDir, type ProductProcess, startProduct } from '../process/product-process.ts';
import { apply, publishActivity } from './running-activity.ts';
import { patience } from '../../src/testing/setup/patience.ts';

test.describe.configure({ mode: 'serial' });

const hourMs = 3_600_000;
const teamName = 'duiwu004';
/** Ten in the morning of the third day from now, Asia/Shanghai: inside one calendar day, away from midnight. */
const startsAt = Math.floor((Date.now() + 8 * hourMs) / (24 * hourMs) + 3) * 24 * hourMs + 2 * hourMs;

let dataDir: string;
let product: ProductProcess;
let activityId: number;
/** Comes, cancels late, waits for a place, walks in. */
let comes: string;
let cancels: string;
let waits: string;
let walksIn: string;

test.beforeAll(async () => {
  dataDir = cityDataDir();
  product = await startProduct(dataDir);
});
test.afterAll(async () => {
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stops the product and starts it again with the clock set to an instant. */
async function continueAt(instant: number): Promise<void> {
  await product.stop();
  product = await startProduct(dataDir, { aheadMs: instant - Date.now() });
}

const openAs = (browser: Browser, loginName: string, path: string): Promise<Page> =>
  openPageAs(browser, product.address, loginName, path);

const whoIs = async (loginName: string) =>
  must(await signInClient(product.address, loginName), getMyVolunteerCall, {});

const numberOf = (loginName: string): number => Number(/\d+$/.exec(loginName)?.[0]);

/** The first volunteer from there on who may wait for a place, with nothing to be warned of. */
const findWaiting = (from: number): Promise<string> =>
  findVolunteer(product.address, from, async ({ loginName, client }) => {
    const { shifts } = await must(client, getSignUpStandingCall, { id: activityId });
    const mayWait = shifts.some(
      ({ verdict, reasons }) =>
        verdict === 'waitlist' && reasons.every(({ severity }) => severity === 'info'),
    );
    return mayWait ? loginName : undefined;
  });

test('the last places are given one by one, and who comes later waits in line', async ({ browser }) => {
  activityId = await publishActivity(product.address, teamName, { startsAt, capacity: 2 });
  const applicants = await apply(product.address, activityId, { wanted: 2, from: 41 });
  [comes = '', cancels = ''] = applicants;
  const team = await openAs(browser, teamName, `/teamcenter/index/teamactivity/bm/${activityId}`);
  const confirmed = team.getByRole('main').locator('tbody tr').filter({ hasText: '已通过' });
  for (const [index, loginName] of applicants.entries()) {
    const { name } = await whoIs(loginName);
    await team.getByRole('button', { name: `通过${name}` }).click();
    await team.getByRole('dialog').getByRole('button', { name: '通过报名' }).click();
    await expect(confirmed).toHaveCount(index + 1);
  }
  await letGo(team);

  waits = await findWaiting(1 + numberOf(cancels));
  walksIn = await findWaiting(1 + numberOf(waits));
  const page = await openAs(browser, waits, `/user-index/activityDetail/${activityId}`);
  const panel = page.getByRole('region', { name: '报名', exact: true });
  await panel.getByRole('button', { name: '加入候补' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('我已阅读风险提示').click();
  await dialog.getByRole('button', { name: '加入候补' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
});

test('a late cancel shows its consequence first, and the team offers the free place to who waits', async ({
  browser,
}) => {
  await continueAt(startsAt - 20 * hourMs);
  const path = `/usercenter/index/myactivity/detail/${activityId}`;
  const leaver = await openAs(browser, cancels, path);
  await leaver.getByRole('button', { name: '取消报名' }).click();
  const dialog = leaver.getByRole('dialog');
  await dialog.getByRole('radio', { name: '工作' }).check();
  await expect(dialog.getByRole('status')).toContainText('会记 1 分信用记录');
  await dialog.getByRole('button', { name: '确定取消报名' }).click();
  await expect(leaver.getByRole('region', { name: '我的报名' })).toContainText('已取消');
  await letGo(leaver);

  const team = await openAs(browser, teamName, `/teamcenter/index/teamactivity/bm/${activityId}`);
  const { name } = await whoIs(waits);
  await team.getByRole('button', { name: `留名额${name}` }).click();
  await team.getByRole('dialog').getByRole('button', { name: '保留名额' }).click();
  await expect(team.getByRole('main').locator('tbody tr').filter({ hasText: name })).toContainText('留到');
  await letGo(team);

  const waiting = await openAs(browser, waits, path);
  const mine = waiting.getByRole('region', { name: '我的报名' });
  await mine.getByRole('button', { name: '接受名额' }).click();
  await expect(mine).toContainText('已通过');
});

test('on the day the leader calls the roll and takes in somebody who had not signed up', async ({
  browser,
}) => {
  await continueAt(startsAt - hourMs / 6);
  const team = await openAs(browser, teamName, `/teamcenter/index/teamactivity/cj/${activityId}`);
  // The sheet for paper is there too, unseen.
  const rows = team.getByRole('main').locator('tbody tr').filter({ visible: true });
  for (const loginName of [comes, waits]) {
    const { name } = await whoIs(loginName);
    await team.getByRole('button', { name: `签到${name}` }).click();
    await expect(rows.filter({ hasText: name })).toContainText('已签到');
  }
  const { name, mobileMasked } = await whoIs(walksIn);
  await team.getByRole('button', { name: '现场加入' }).click();
  const dialog = team.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '姓名' }).fill('查无此人');
  await dialog.getByRole('textbox', { name: '手机号后 4 位' }).fill((mobileMasked ?? '').slice(-4));
  await dialog.getByRole('button', { name: '加入并签到' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: '姓名' }).fill(name);
  await dialog.getByRole('button', { name: '加入并签到' }).click();
  await expect(rows.filter({ hasText: maskName(name) })).toContainText('现场加入，待本人确认');
});

test('forgotten sign-outs are fixed with a reason, and the volunteers agree', async ({ browser }) => {
  await continueAt(startsAt + 5 * hourMs);
  const team = await openAs(browser, teamName, `/teamcenter/index/teamactivity/cj/${activityId}`);
  // The sheet for paper is there too, unseen.
  const rows = team.getByRole('main').locator('tbody tr').filter({ visible: true });
  await expect(async () => {
    await team.reload();
    await expect(rows.filter({ hasText: '未签退' })).toHaveCount(3, { timeout: 10_000 });
  }).toPass({ timeout: patience.backgroundMs });
  for (const loginName of [comes, waits, walksIn]) {
    const who = await whoIs(loginName);
    const name = loginName === walksIn ? maskName(who.name) : who.name;
    await team.getByRole('button', { name: `补签退${name}` }).click();
    const dialog = team.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^原因/ }).fill('收拾场地时忘了扫码');
    await dialog.getByRole('button', { name: '补签退' }).click();
    await expect(rows.filter({ hasText: name })).toContainText('已签退');
  }
  await letGo(team);

  for (const loginName of [comes, waits, walksIn]) {
    const volunteer = await openAs(browser, loginName, `/usercenter/index/myactivity/detail/${activityId}`);
    const panel = volunteer.getByRole('region', { name: '签到签退' });
    await expect(panel).toContainText('收拾场地时忘了扫码');
    await panel.getByRole('button', { name: '确认无误' }).click();
    await volunteer.getByRole('dialog').getByRole('button', { name: '确认无误' }).click();
    await expect(panel.getByRole('list', { name: '回执' })).toContainText('确认');
    await letGo(volunteer);
  }
});

test('raised hours go to the centre, which accepts one record and refuses another', async ({ browser }) => {
  const [raised, refused] = await Promise.all([whoIs(comes), whoIs(walksIn)]);
  const team = await openAs(browser, teamName, `/teamcenter/index/teamactivity/timelist/${activityId}`);
  const rows = team.getByRole('region', { name: '时长名单' }).locator('tbody tr');
  await team.getByRole('button', { name: `编辑${raised.name}的时长` }).click();
  await team.getByRole('button', { name: '加 5 分钟' }).click();
  await team.getByRole('textbox', { name: '调整原因' }).fill('留下收拾场地五分钟');
  await team.getByRole('button', { name: '保存' }).click();
  await expect(rows.filter({ hasText: '留下收拾场地五分钟' })).toBeVisible();
  await team.getByRole('button', { name: '全部确认' }).click();
  await team.getByRole('dialog').getByRole('button', { name: '确认并交中心' }).click();
  await expect(rows.filter({ hasText: '待中心审核' })).toHaveCount(3);
  await letGo(team);

  const reviewer = await openAs(browser, 'shenhe001', '/review/hours');
  const search = reviewer.getByRole('searchbox', { name: '志愿者、活动或队伍' });
  await search.fill('望江大道敬老院下午茶');
  await search.press('Enter');
  const waiting = reviewer.getByRole('table', { name: '时长' }).locator('tbody tr');
  await expect(waiting).toHaveCount(3);
  await reviewer.getByRole('button', { name: refused.name, exact: true }).click();
  const opened = reviewer.getByRole('complementary', { name: '时长记录和审核' });
  await expect(opened.getByRole('heading', { name: new RegExp(`^${refused.name}`) })).toBeVisible();
  await opened.getByRole('button', { name: '不予认定' }).click();
  await expect(opened.getByRole('alert')).toBeVisible();
  await opened.getByRole('textbox').fill('没有报名，也没有证明人');
  await opened.getByRole('button', { name: '不予认定' }).click();
  await sendDecision(reviewer);
  for (let left = 2; left > 0; left -= 1) {
    await expect(waiting).toHaveCount(left);
    await opened.getByRole('button', { name: '认定并公示' }).click();
    await sendDecision(reviewer);
  }
  await expect(waiting).toHaveCount(0);
  await reviewer.getByRole('link', { name: '已处理' }).click();
  const decided = waiting.filter({ hasText: refused.name });
  await expect(decided).toContainText('没有报名，也没有证明人');
});

test('the team settles, the hours stand in public for three workdays and then count', async ({ browser }) => {
  const team = await openAs(browser, teamName, `/teamcenter/index/teamactivity/timelist/${activityId}`);
  await team.getByRole('button', { name: /结项/ }).first().click();
  const dialog = team.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: /活动小结/ })
    .fill('陪十二位老人喝下午茶、读报、下棋，约好下个月再来。');
  await dialog.getByRole('button', { name: '提交小结并结项' }).click();
  await expect(dialog).toBeHidden();
  await letGo(team);

  await continueAt(startsAt + 14 * 24 * hourMs);
  const volunteer = await openAs(browser, comes, `/usercenter/index/myactivity/detail/${activityId}`);
  await expect(async () => {
    await volunteer.reload();
    await expect(volunteer.getByRole('main')).toContainText('已生效', { timeout: 10_000 });
  }).toPass({ timeout: patience.backgroundMs });
  await volunteer.goto('/usercenter/index/myactivity');
  await volunteer.getByRole('link', { name: '动态时间线' }).click();
  const lines = volunteer.getByRole('listitem').filter({
    has: volunteer.locator(`a[href="/usercenter/index/myactivity/detail/${activityId}"]`),
  });
  await expect(lines.first()).toContainText('已生效，计入累计时长');
  const told = [
    '已生效',
    '中心认定',
    '待中心审核',
    '分钟调整为',
    '你确认了',
    '计出时长',
    '领队把签退补为',
    '已签到（点名）',
  ];
  expect((await lines.allTextContents()).slice(0, told.length)).toEqual(
    told.map((text) => expect.stringContaining(text)),
  );
});

test('under the root of that night they become a certificate, which a stranger verifies with the network cut', async ({
  browser,
}) => {
  const evening = startsAt + 14 * 24 * hourMs + 12.5 * hourMs;
  await continueAt(evening);
  const day = toDay(new Date(evening));
  const holder = await openAs(browser, comes, '/usercenter/index/mycertificate');
  await expect(async () => {
    const root = await holder.request.get(`/publicity/root/${day}.json`);
    expect(root.status()).toBe(200);
  }).toPass({ timeout: patience.backgroundMs });
  // The period ends today, which the browser says.
  await holder.clock.setSystemTime(new Date(evening));
  await holder.goto('/usercenter/index/mycertificate');
  await holder.getByRole('button', { name: '从注册到现在' }).click();
  await holder.getByRole('button', { name: 'A 到 D 级都列' }).click();
  // That day alone: other hours of this evening still take effect, and a sum that grew is to be looked at again.
  await holder.getByRole('button', { name: '自己选' }).click();
  for (const name of ['服务从', '服务到']) await holder.getByLabel(name).fill(toDay(new Date(startsAt)));
  await expect(holder.getByRole('complementary', { name: '合计' })).toContainText('列入1 条');
  await holder.getByRole('button', { name: '升学' }).click();
  await holder.getByRole('button', { name: '生成证书' }).click();
  await expect(holder.getByText(/证书 ZM .* 已生成/)).toBeVisible();
  const row = holder.getByRole('region', { name: '开过的证书' }).getByRole('listitem').first();
  const [file] = await Promise.all([
    holder.waitForEvent('download'),
    row.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  const pdf = readFileSync(await file.path());
  await holder.context().close();

  const stranger = await (await browser.newContext({ baseURL: product.address })).newPage();
  const roots = await (await stranger.request.get('/publicity/root.json')).body();
  await stranger.goto('/verify', { waitUntil: 'networkidle' });
  const drop = async (buffer: Buffer) =>
    stranger
      .getByLabel('证书或时长凭证')
      .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer });
  const result = stranger.getByRole('region', { name: '核验结果' });
  await stranger.context().setOffline(true);
  await stranger
    .getByLabel('自己保存的根文件')
    .setInputFiles({ name: 'root.json', mimeType: 'application/json', buffer: roots });
  await drop(pdf);
  await expect(result).toContainText('内容没有改动，每条记录都在公布的根里');
  const record = result.getByRole('listitem').filter({ hasText: '望江大道敬老院下午茶' });
  await expect(record.filter({ hasText: /\d+ 分钟/ })).toHaveCount(1);
  // With the network back the site says besides that paper and hours still stand.
  await stranger.context().setOffline(false);
  await drop(pdf);
  await expect(stranger.getByText('这个文件和网站出具的原件逐字节相同')).toBeVisible();
  await expect(result).toContainText('现在也都有效');
  await stranger.context().close();

  await product.stop();
  expect((await inspectDataDir(dataDir)).violations).toEqual([]);
  product = await startProduct(dataDir);
});
