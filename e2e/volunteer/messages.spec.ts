import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { apply, publishActivity } from '../day/running-activity.ts';
import { createPostCall } from '../../src/domains/discussion/web/discussion.calls.ts';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  readAllMessagesCall,
} from '../../src/domains/messages/web/messages.calls.ts';
import {
  cancelSignUpCall,
  decideApplicationsCall,
  getMySignUpCall,
  offerPlaceCall,
} from '../../src/domains/signups/web/signups.calls.ts';
import { openAs } from '../open-as.ts';
import { type ApiClient, ask, must, signInClient } from '../process/api-client.ts';

const hourMs = 3_600_000;
const teamName = 'duiwu006';
/** Ten in the morning of the third day from now, Asia/Shanghai. */
const startsAt = Math.floor((Date.now() + 8 * hourMs) / (24 * hourMs) + 3) * 24 * hourMs + 2 * hourMs;

const newestOf = async (client: ApiClient) => (await must(client, listMessagesCall, {})).list;

/** Somebody to whom a place is offered; gives the link in their message. */
async function offerTo(origin: string): Promise<{ loginName: string; link: string; activityId: number }> {
  const activityId = await publishActivity(origin, teamName, { startsAt, capacity: 1 });
  const [holder = '', waits = ''] = await apply(origin, activityId, { wanted: 2, from: 61 });
  const team = await signInClient(origin, teamName);
  const mine = async (loginName: string) => {
    const volunteer = await signInClient(origin, loginName);
    const { signUps } = await must(volunteer, getMySignUpCall, { id: activityId });
    return { volunteer, signUpId: signUps[0]!.signUpId };
  };
  const [first, second] = [await mine(holder), await mine(waits)];
  const decide = (signUpId: number, verdict: 'confirm' | 'waitlist') =>
    must(team, decideApplicationsCall, { signUpIds: [signUpId], verdict });
  await decide(first.signUpId, 'confirm');
  await decide(second.signUpId, 'waitlist');
  await must(first.volunteer, cancelSignUpCall, { signUpId: first.signUpId, code: 'illness' });
  // Refused when the product has offered the place already.
  await ask(team, offerPlaceCall, { signUpId: second.signUpId });
  const offered = (await newestOf(second.volunteer)).find(({ answerLink }) => answerLink !== null);
  return { loginName: waits, link: offered?.answerLink ?? '', activityId };
}

test('an offer is accepted by its link without logging in, once', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const { loginName, link, activityId } = await offerTo(origin);
  const visitor = await takePage(browser, origin);
  await visitor.goto(link);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: '候补名额等你确认' })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await visitor.getByRole('button', { name: '接受名额' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: '名额已确认' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('这个链接已经用过了')).toBeVisible();
  await expect(visitor.getByRole('button', { name: '接受名额' })).toHaveCount(0);
  await visitor.goto(link.replace(/.{22}$/, 'A'.repeat(22)));
  await expect(visitor.getByText('这个链接不存在或已失效')).toBeVisible();

  const volunteer = await openAs(
    browser,
    origin,
    loginName,
    `/usercenter/index/myactivity/detail/${activityId}`,
  );
  await expect(volunteer.getByRole('region', { name: '我的报名' })).toContainText('已通过');
});

test('the bell counts live, messages are read, deleted and taken back', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const activityId = await publishActivity(origin, teamName, { startsAt, capacity: 5 });
  const team = await signInClient(origin, teamName);
  await must(team, readAllMessagesCall, {});
  const page = await openAs(browser, origin, teamName, '/teamcenter/index/teammsg');
  const bell = page.getByRole('banner').getByRole('link', { name: /^系统消息/ });
  const shown = async (): Promise<number> =>
    Number(/(\d+) 条未读/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  // The clocks of the city write to the team, too, whenever they run out.
  const isRight = () =>
    expect
      .poll(async () => (await shown()) - (await must(team, countUnreadMessagesCall, {})).unreadCount)
      .toBe(0);
  await isRight();
  const before = await shown();
  const second = await page.context().newPage();
  await second.goto('/user-index/index');

  const asker = await signInClient(origin, 'zhiyuan071');
  // Told apart from that of an earlier try, which stands in the list still.
  const question = `可以带孩子一起来吗，第 ${activityId % 1_000} 场？`;
  await must(asker, createPostCall, { activityId, kind: 'question', content: question });
  await expect.poll(shown).toBeGreaterThan(before);
  await isRight();
  await expect(second.getByRole('link', { name: /^系统消息，\d+ 条未读$/ }).first()).toBeVisible();
  await second.close();

  const list = page.getByRole('main').getByRole('listitem');
  const message = list.filter({ hasText: question }).first();
  await expect(message).toContainText('有人提问');
  await message.getByRole('checkbox').click({ force: true });
  await page.getByRole('button', { name: '删除', exact: true }).first().click();
  const note = page.getByRole('status').filter({ hasText: '已删除 1 条消息' });
  await expect(message).toHaveCount(0);
  await isRight();
  await note.getByRole('button', { name: '撤销' }).click();
  await expect(message).toBeVisible();
  await isRight();
  expect(await shown()).toBeGreaterThan(0);
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await isRight();
});

test('a team previews a message to its members and sends it', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const page = await openAs(browser, origin, teamName, '/teamcenter/index/teammsg?tab=bulk');
  const form = page.getByRole('region', { name: '群发消息' });
  await form.getByRole('textbox', { name: '标题' }).fill('周末集合提醒');
  await form.getByRole('textbox', { name: '正文' }).fill('请大家周六八点到码头，带好水杯。');
  await form.getByRole('button', { name: '看看会发给谁' }).click();
  await expect(form.getByRole('status')).toContainText(/将发给 \d+ 人/);
  await form.getByRole('button', { name: '发送' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定发送' }).click();
  const history = page.getByRole('region', { name: '群发记录' });
  await expect(history.getByRole('listitem').first()).toContainText('周末集合提醒');
  await expect(history.getByRole('listitem').first()).toContainText('已发送');
});
