import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { raiseNeedCall } from '../../src/domains/needs/web/needs.calls.ts';
import { listOrganisationsCall } from '../../src/domains/site/web/site.calls.ts';
import { fillLogin, sendDecision } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** A need of a demo volunteer, who is called on the number of the account. */
async function raise(origin: string, loginName: string): Promise<string> {
  const volunteer = await signInClient(origin, loginName);
  const { list } = await must(volunteer, listOrganisationsCall, { kind: 'community', pageSize: 1 });
  const { needNo } = await must(volunteer, raiseNeedCall, {
    requestKey: randomUUID(),
    needType: 'science',
    title: '想请人讲讲家里怎么防火',
    description: '楼里电动车多，想请懂的人来讲一次家里怎么防火。',
    organisationId: list[0]?.organisationId ?? 0,
    address: '书院巷 14 号活动室',
    expectStart: `${day(3)}T09:00:00+08:00`,
    expectEnd: `${day(3)}T11:00:00+08:00`,
    urgency: 'normal',
    risk: '无',
    requesterKind: 'self',
    requesterName: '沈女士',
    isAnotherMatter: true,
  });
  return needNo;
}

async function openNeed(page: Page, needNo: string) {
  await page.goto(`/table/my-needs?keyword=${needNo}`);
  const aside = page.getByRole('complementary', { name: '需求和审核' });
  await expect(aside.getByText(needNo).first()).toBeVisible();
  return aside;
}

test('a need is returned, mended and verified', async ({ page, browser }) => {
  await page.goto('/login');
  const { origin } = new URL(page.url());
  const needNo = await raise(origin, 'zhiyuan041');
  await fillLogin(page, 'shenhe001');
  await expect(page).toHaveURL('/dashboard/dashboard');

  const aside = await openNeed(page, needNo);
  await expect(aside.getByRole('button', { name: '退回补充' })).toBeDisabled();
  await aside.getByLabel('查看理由').fill('打电话核实');
  await aside.getByRole('button', { name: '查看并记录' }).click();
  await expect(aside.getByText('书院巷 14 号活动室')).toBeVisible();
  await aside.getByLabel('退回补充或不予受理的原因').selectOption('unclear');
  await aside.getByRole('textbox', { name: '给点单人的话' }).fill('请写清楚有多少人来听');
  await aside.getByRole('button', { name: '退回补充' }).click();
  await sendDecision(page);
  await expect(page.getByText('已退回补充，点单人会收到短信')).toBeVisible();

  const theirs = await (await browser.newContext({ baseURL: origin })).newPage();
  await theirs.goto('/user-index/login');
  await fillLogin(theirs, 'zhiyuan041');
  await theirs.waitForURL('/usercenter/index/myindex');
  await theirs.goto('/usercenter/index/myneed?tab=waiting');
  await theirs.getByText('想请人讲讲家里怎么防火').click();
  await expect(theirs.getByText('请写清楚有多少人来听').first()).toBeVisible();
  await expect(theirs.getByText('至今看过 1 次')).toBeVisible();
  await theirs
    .getByRole('textbox', { name: '具体情况' })
    .fill('楼里电动车多，想请懂的人来讲一次家里怎么防火，大约三十人。');
  await theirs.getByRole('button', { name: '再次提交' }).click();
  await expect(theirs.getByText('待审核').first()).toBeVisible();

  const again = await openNeed(page, needNo);
  await expect(again.getByText('大约三十人').first()).toBeVisible();
  await expect(again.getByRole('button', { name: '通过' })).toBeDisabled();
  await again.getByLabel('怎么核实的').selectOption('phone');
  await again.getByRole('textbox', { name: '公开的说明' }).fill('想请人讲一次家庭防火，约三十人。');
  await again.getByRole('button', { name: '通过' }).click();
  await sendDecision(page);
  await expect(page.getByText('已核实，等待派单，点单人会收到短信')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('待派单').first()).toBeVisible();
  await expect(theirs.getByText('电话核实')).toBeVisible();
  await theirs.context().close();
});
