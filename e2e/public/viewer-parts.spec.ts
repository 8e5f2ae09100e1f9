import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import type { logout } from '../../src/domains/accounts/contract/accounts.contract.ts';
import { remote } from '../../src/platform/web/calls/remote.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { must } from '../process/api-client.ts';

const path = '/user-index/teamList';
const logoutCall = remote<typeof logout>('POST', '/api/token/logout');
const bar = (page: Page) => page.getByRole('region', { name: '账号与帮助' });

/** What moved while the page was put together; nothing should. */
const movedIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const moved: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources: { node: Node | null }[];
          })[])
            moved.push(
              ...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200) ?? '?'),
            );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 500);
      }),
  );

/** The product behind a slow line: a document stops for a while in the middle of the top bar. */
async function slowLineTo(product: string): Promise<Server> {
  const answer = async ({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = await fetch(product + url, { headers: { cookie: headers.cookie ?? '' } });
    response.setHeader('content-type', found.headers.get('content-type') ?? '');
    const body = Buffer.from(await found.arrayBuffer());
    const middle = body.indexOf('<li class="sep"');
    if (middle > 0) {
      response.write(body.subarray(0, middle));
      await wait(1_000);
    }
    response.end(body.subarray(Math.max(middle, 0)));
  };
  const line = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return line;
}

test('one kept page serves everybody; the top bar fills itself, and nothing moves', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', 'zhiyuan001');
  const name = (await context.cookies()).find((cookie) => cookie.name === 'realName')?.value ?? '';
  const htmlFor = async (by: APIRequestContext) => (await by.get(path)).text();
  // Somebody else's act in between would draw it anew.
  await expect(async () => expect(await htmlFor(context.request)).toBe(await htmlFor(request))).toPass();
  await page.goto(path);
  await expect(bar(page).getByRole('link', { name: decodeURIComponent(name) })).toHaveAttribute(
    'href',
    '/usercenter/index/myindex',
  );
  await expect(bar(page).getByRole('link', { name: /^系统消息/ })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: /请登录|注册/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '团队中心' })).toHaveCount(0);
  expect(await movedIn(page)).toEqual([]);

  await bar(page).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/user-index/index');
  await expect(bar(page).getByRole('link', { name: /请登录/ })).toBeVisible();
});

test('nothing moves on a slow line either', async ({ page, context, baseURL }) => {
  await signInBrowser(context, baseURL ?? '', 'zhiyuan001');
  const line = await slowLineTo(baseURL ?? '');
  await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`);
  await expect(bar(page).getByRole('link', { name: /^系统消息/ })).toBeVisible();
  expect(await movedIn(page)).toEqual([]);
  line.close();
});

test('a team finds its centre in the navigation; a session ended elsewhere leaves the bar of a visitor', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', 'duiwu001');
  await page.goto(path);
  await expect(
    page.getByRole('navigation', { name: '主导航' }).first().getByRole('link', { name: '团队中心' }),
  ).toBeVisible();

  const token = (await context.cookies()).find((cookie) => cookie.name === 'Admin-Token')?.value;
  await must({ address: baseURL ?? '', token: token ?? '' }, logoutCall, {});
  await page.reload();
  await expect(bar(page).getByRole('link', { name: /请登录/ })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: '退出登录' })).toBeHidden();
});
