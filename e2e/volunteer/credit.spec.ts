import { expect, test } from '../journey.ts';
import {
  cancelSignUpCall,
  decideApplicationsCall,
  getMySignUpCall,
} from '../../src/domains/signups/web/signups.calls.ts';
import { apply, publishActivity } from '../day/running-activity.ts';
import { openAs } from '../open-as.ts';
import { sendDecision } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';

/** Somebody gives a place up two hours before it begins, for no excusing reason. */
async function cancelLate(origin: string): Promise<string> {
  const startsAt = Date.now() + 2 * 3_600_000;
  const activityId = await publishActivity(origin, 'duiwu014', { startsAt, capacity: 5 });
  const [loginName = ''] = await apply(origin, activityId, { wanted: 1, from: 81 });
  const volunteer = await signInClient(origin, loginName);
  const { signUps } = await must(volunteer, getMySignUpCall, { id: activityId });
  const decision = { signUpIds: [signUps[0]!.signUpId], verdict: 'confirm' as const };
  await must(await signInClient(origin, 'duiwu014'), decideApplicationsCall, decision);
  await must(volunteer, cancelSignUpCall, { signUpId: signUps[0]!.signUpId, code: 'work', note: '' });
  return loginName;
}

test('points are explained, appealed by their owner, and lifted by the centre with a reason', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const loginName = await cancelLate(origin);
  const page = await openAs(browser, origin, loginName, '/usercenter/index/mycredit');
  const panel = page.getByRole('region', { name: '信用记录' });
  const event = panel.getByRole('listitem').filter({ hasText: '临期取消：望江大道敬老院下午茶' }).first();
  await expect(event).toContainText('取消，原因：工作安排');
  await event.getByRole('button', { name: '申诉' }).click();
  await event.getByRole('textbox', { name: '当时是什么情况' }).fill('太短');
  await event.getByRole('button', { name: '提交申诉' }).click();
  await expect(event.getByText('请写明情况，至少 10 个字')).toBeVisible();
  await event
    .getByRole('textbox', { name: '当时是什么情况' })
    .fill('出门前接到医院电话，家里老人摔倒了，已经和领队说明。');
  await event.getByRole('button', { name: '提交申诉' }).click();
  await expect(event.getByText('申诉中')).toBeVisible();
  await expect(event.getByText('答复前这些分不计', { exact: false })).toBeVisible();

  const desk = await openAs(browser, origin, 'shenhe001', '/review/credit-appeals');
  await desk
    .locator('tbody tr')
    .filter({ visible: true, hasText: '望江大道敬老院下午茶' })
    .getByRole('button')
    .first()
    .click();
  const aside = desk.getByRole('complementary', { name: '申诉和答复' });
  await expect(aside.getByText('家里老人摔倒了', { exact: false })).toBeVisible();
  await aside.getByRole('textbox', { name: '答复' }).fill('已向领队核实，属于可以谅解的原因。');
  await aside.getByRole('button', { name: '撤销记分' }).click();
  await sendDecision(desk);
  await expect(desk.getByText('已答复，申诉人会收到消息')).toBeVisible();

  await page.reload();
  await expect(event.getByText('已撤销')).toBeVisible();
  await expect(event).toContainText('已向领队核实，属于可以谅解的原因。');
});
