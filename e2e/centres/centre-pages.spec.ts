import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import type { getMenuByRole } from '../../src/domains/roles/contract/roles.contract.ts';
import { remote, type RemoteResult } from '../../src/platform/web/calls/remote.ts';
import { type ApiClient, must } from '../process/api-client.ts';
import { violationsOf } from '../barriers.ts';
import { takePage } from '../kept-pages.ts';
import { listenForComplaints, overflowOf } from '../page-watch.ts';

const people = [
  'zhiyuan001',
  'duiwu001',
  'admin001',
  'shenhe001',
  'diaodu001',
  'bianji001',
  'tongji001',
  'anquan001',
  'shenji001',
  'suozhang001',
  'wangge001',
  'fuzeren001',
];

const menuCall = remote<typeof getMenuByRole>('GET', '/api/sys/org/GetTeam_RoleFuncByRoleId/{id}');
type Listed = RemoteResult<typeof menuCall>['menu'][number];
/** Menus nest, and the innermost entries carry no list of their own. */
type Entry = Pick<Listed, 'path' | 'redirect'> & { children?: readonly Entry[] };

/** Pages of a menu: what redirects is a frame around others, what has an id in its path is reached from a list. */
const pagesOf = (menu: readonly Entry[]): string[] =>
  menu.flatMap((entry) => [
    ...(entry.redirect || entry.path.includes(':') ? [] : [entry.path]),
    ...pagesOf(entry.children ?? []),
  ]);

async function menuOf(context: BrowserContext, client: ApiClient): Promise<string[]> {
  const cookies = await context.cookies();
  const roleId = cookies.find(({ name }) => name === 'roleId')?.value;
  const { menu } = await must(client, menuCall, { id: Number(roleId) });
  return pagesOf(menu);
}

/** The page is there, says what it is, and neither breaks, bars anybody nor runs off the screen. */
async function tryPage(page: Page, path: string, complaints: string[]): Promise<void> {
  complaints.length = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page, path).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('h1').first(), path).toBeVisible();
  await expect(page.locator('main .sk'), path).toHaveCount(0);
  expect.soft(await violationsOf(page), `${path} at 1440 px`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The shell draws its narrow form when it hears of the width.
  const soft = expect.configure({ soft: true });
  await soft.poll(() => overflowOf(page), `${path} is wider than 390 px`).toBeLessThanOrEqual(0);
  expect.soft(complaints, path).toEqual([]);
}

/** Addresses of the centres that a page leads on to, one for each kind of page. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return found.filter(
    (path) => !/^\/(user-index\/|404|401|files\/|api\/|calendar\/|verify|publicity|$)/.test(path),
  );
}

const kindOf = (path: string): string => path.replaceAll(/\d+/g, '{id}');

/** Kinds of pages that somebody before has tried: most are in the menus of several. */
const tried = new Set<string>();

for (const loginName of people)
  test(`every entry of the menu of ${loginName}, and every page it leads on to, works`, async ({
    browser,
    baseURL,
  }) => {
    const page = await takePage(browser, baseURL ?? '');
    const context = page.context();
    const token = await signInBrowser(context, baseURL ?? '', loginName);
    const paths = await menuOf(context, { address: baseURL ?? '', token });
    expect(paths.length).toBeGreaterThan(0);
    const complaints = listenForComplaints(page, () => false);
    for (const path of paths) {
      if (tried.has(kindOf(path))) continue;
      tried.add(kindOf(path));
      await test.step(path, () => tryPage(page, path, complaints));
      paths.push(...(await linksOf(page)));
    }
  });
