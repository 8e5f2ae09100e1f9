import { expect, test } from '../journey.ts';
import { listMyCoversCall } from '../../src/domains/signups/web/signups.calls.ts';
import { rowOnPages } from '../on-pages.ts';
import { openAs } from '../open-as.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

type Known = { login: string; mine: number[]; offers: { requestId: number; title: string }[] };

/** Whoever asked for cover, and two who can take the shift over at once, among some people. */
function trioAmong(known: readonly Known[]) {
  const requests = known.flatMap(({ login, mine }) => mine.map((requestId) => ({ login, requestId })));
  return requests.flatMap(({ login: asker, requestId }) => {
    const isOf = (one: { requestId: number }): boolean => one.requestId === requestId;
    const [first, second] = known.filter(({ offers }) => offers.some(isOf));
    const title = first?.offers.find(isOf)?.title;
    return first && second && title ? [{ asker, first: first.login, second: second.login, title }] : [];
  })[0];
}

/** Such three of the demo city. */
function findPeople(origin: string) {
  const known: Known[] = [];
  return findVolunteer(origin, 1, async ({ loginName: login, client }) => {
    const { mine, offers } = await must(client, listMyCoversCall, {});
    known.push({
      login,
      mine: mine.filter(({ state }) => state === 'open').map(({ requestId }) => requestId),
      offers: offers.filter(({ verdict }) => verdict === 'take'),
    });
    return trioAmong(known);
  });
}

test('of two who take a shift over the first has it, the second is told, and it was the asker’s until then', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { asker, first, second, title } = await findPeople(origin);
  const path = '/usercenter/index/mycover';
  const askerPage = await openAs(browser, origin, asker, path);
  const own = askerPage
    .getByRole('region', { name: '我请人的' })
    .getByRole('listitem')
    .filter({ has: askerPage.getByRole('heading', { name: title }) });
  await expect(own.getByText('有人接下之前，这一班还是你的。')).toBeVisible();
  await expect(own.getByRole('list', { name: '问到哪一组' })).toContainText('1 人没空');

  const [firstPage, secondPage] = await Promise.all([
    openAs(browser, origin, first, path),
    openAs(browser, origin, second, path),
  ]);
  const take = { name: `接这一班：${title}` };
  await secondPage.getByRole('button', take).click();
  await firstPage.getByRole('button', take).click();
  await firstPage.getByRole('dialog').getByRole('button', { name: '我已阅读风险提示，接下' }).dblclick();
  await expect(firstPage.getByText('接下了，现在是你的班')).toBeVisible();
  await secondPage.getByRole('dialog').getByRole('button', { name: '我已阅读风险提示，接下' }).click();
  await expect(secondPage.getByText('刚被别人接了，谢谢你').first()).toBeVisible();

  await askerPage.reload();
  await expect(own).toContainText('已换人');
  const mine = '/usercenter/index/myactivity';
  await expect(await rowOnPages(askerPage, `${mine}?tab=ended`, title)).toContainText('已换人');
  await expect(await rowOnPages(firstPage, `${mine}?tab=upcoming`, title)).toContainText('已通过');
});
