import { expect, test } from '../journey.ts';
import { letGo } from '../kept-pages.ts';
import {
  claimNeedCall,
  dispatchNeedCall,
  getDispatchItemCall,
  openNeedPoolCall,
} from '../../src/domains/jobs/web/jobs.calls.ts';
import { openAs } from '../open-as.ts';
import { fillLogin, sendDecision, teamLogin } from '../people.ts';
import { type ApiClient, ask, must, signInClient } from '../process/api-client.ts';
import { raiseVerifiedNeed } from '../raise-need.ts';

/** Logins of the teams that are ranked for a need, the best first. */
async function rankedLogins(dispatcher: ApiClient, needId: number): Promise<string[]> {
  const { ranked } = await must(dispatcher, getDispatchItemCall, { id: needId });
  return ranked.map(({ teamId }) => teamLogin(teamId));
}

const inThreeDays = (): string => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

test('a need is dispatched, accepted, and its visit agreed: four people at once', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  const { origin } = new URL(page.url());
  const title = '想请人讲讲电动车怎么充电才安全';
  const { needId, requester: asker } = await raiseVerifiedNeed(origin, 42, title);
  const [firstLogin = ''] = await rankedLogins(await signInClient(origin, 'diaodu001'), needId);

  await fillLogin(page, 'diaodu001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.goto(`/review/dispatch?id=${needId}`);
  const aside = page.getByRole('complementary', { name: '需求和候选队伍' });
  await expect(aside.getByRole('heading', { name: '候选队伍' })).toBeVisible();
  await expect(aside.getByText('书院巷 14 号活动室')).toHaveCount(0);
  const best = aside.getByRole('region', { name: '候选队伍' }).getByRole('listitem').first();
  await expect(best.getByRole('button', { pressed: true })).toBeVisible();
  await aside.getByRole('button', { name: '指派给' }).click();
  await sendDecision(page);
  await expect(page.getByText('已派出，队伍会收到短信')).toBeVisible();

  const team = await openAs(browser, origin, firstLogin, '/teamcenter/index/teamjob');
  await team.getByRole('link', { name: title }).click();
  await expect(team.getByText('为什么派给你们')).toBeVisible();
  await expect(team.getByText('书院巷 14 号活动室')).toHaveCount(0);
  await team.getByRole('region', { name: '接单' }).getByRole('button', { name: '接单' }).click();
  await expect(team.getByText('已接单，门牌和电话可以看了')).toBeVisible();

  const requester = await openAs(browser, origin, asker, `/usercenter/index/myneed/detail/${needId}`);
  await expect(requester.getByText('接了这张单').first()).toBeVisible();

  // A day that is chosen first stands at nine until another time is typed.
  await team.getByLabel('什么时候到').fill(inThreeDays());
  await team.getByLabel('大约到几点').fill(inThreeDays());
  await team.getByLabel('时间', { exact: true }).last().fill('1030');
  await team.getByRole('button', { name: '发给点单人确认' }).click();
  await expect(team.getByText('已发给点单人，等对方确认')).toBeVisible();

  await requester.reload();
  await requester.getByRole('button', { name: '就这个时间' }).click();
  await expect(requester.getByText('已约好').first()).toBeVisible();
  await team.reload();
  await expect(team.getByText('执行中').first()).toBeVisible();
  await page.goto(`/review/dispatch?id=${needId}`);
  await expect(aside.getByRole('definition').filter({ hasText: '执行中' })).toBeVisible();
  await page.goto(`/table/my-job?keyword=${encodeURIComponent(title)}`);
  const row = page.locator('tbody tr').filter({ visible: true, hasText: title });
  await expect(row.getByText('执行中')).toBeVisible();
  await row.getByRole('button', { name: '详情' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('one team declines, another claims from the pool, and who comes later is told who was faster', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/login');
  const { origin } = new URL(page.url());
  const title = '想请人讲讲厨房用火要注意什么';
  const { needId } = await raiseVerifiedNeed(origin, 43, title);
  const dispatcher = await signInClient(origin, 'diaodu001');
  const { ranked, version } = await must(dispatcher, getDispatchItemCall, { id: needId });
  const [first, second, third] = ranked;
  if (!first || !second || !third) throw new Error('three teams can do this');
  await must(dispatcher, dispatchNeedCall, { needId, version, teamIds: [first.teamId], choiceNote: '' });

  const declining = await openAs(browser, origin, teamLogin(first.teamId), '/teamcenter/index/teamjob');
  await declining.getByRole('link', { name: title }).click();
  const no = declining.getByRole('region', { name: '婉拒' });
  await expect(no.getByRole('button', { name: '先选一个原因' })).toBeDisabled();
  await no.getByRole('button', { name: '人手不足' }).click();
  await no.getByRole('button', { name: '婉拒', exact: true }).click();
  await expect(declining.getByText('已婉拒，不影响信用和星级')).toBeVisible();
  await letGo(declining);

  const again = await must(dispatcher, getDispatchItemCall, { id: needId });
  expect(again.status).toBe('toDispatch');
  expect(again.ranked.map(({ teamId }) => teamId)).not.toContain(first.teamId);
  await must(dispatcher, openNeedPoolCall, { needId, version: again.version });

  const inPool = `/teamcenter/index/teamneed/detail/${needId}`;
  const faster = await openAs(browser, origin, teamLogin(second.teamId), inPool);
  const slower = await openAs(browser, origin, teamLogin(third.teamId), inPool);
  for (const one of [faster, slower]) {
    await expect(one.getByRole('button', { name: '抢单' })).toBeEnabled();
  }
  await faster.getByRole('button', { name: '抢单' }).click();
  await expect(faster).toHaveURL(/\/teamcenter\/index\/teamjob\/detail\/\d+/);
  await expect(faster.getByText('抢单池接来的')).toBeVisible();
  const late = await ask(await signInClient(origin, teamLogin(third.teamId)), claimNeedCall, { needId });
  expect(late).toMatchObject({ reason: 'taken', msg: `刚刚被${second.shortName}接走了` });
  await slower.reload();
  await expect(slower.getByText(`${second.shortName}接走了这张单，不用再抢。`)).toBeVisible();
  await expect(slower.getByRole('button', { name: '抢单' })).toHaveCount(0);
});
