import type { Page } from '@playwright/test';

export type PublicPage = {
  name: string;
  path: string;
  /** The page at `path` leads on to the first of these links; that page is the one that is tried. */
  follows?: string;
  /** Of the address that was found, what is put in whose place. */
  turnsTo?: [found: string | RegExp, page: string];
  /** The page has a list of things that scripts must not be needed for. */
  hasList: boolean;
};

/** Every public page that exists, by its address in the specification. */
export const publicPages: PublicPage[] = [
  { name: 'index', path: '/user-index/index', hasList: true },
  { name: 'activityList', path: '/user-index/activityList', hasList: true },
  {
    name: 'activityDetail',
    path: '/user-index/activityList?phase=recruiting',
    follows: '/user-index/activityDetail/',
    hasList: true,
  },
  {
    name: 'poster',
    path: '/user-index/activityList?phase=recruiting',
    follows: '/user-index/activityDetail/',
    turnsTo: ['activityDetail', 'poster'],
    hasList: false,
  },
  { name: 'calendar', path: '/user-index/calendar', hasList: true },
  { name: 'map', path: '/user-index/map', hasList: true },
  { name: 'needList', path: '/user-index/needList', hasList: false },
  { name: 'needRaise', path: '/user-index/needRaise', hasList: false },
  {
    name: 'needRaise of a service',
    path: '/user-index/serviceMenu',
    follows: '/user-index/needRaise?item=',
    hasList: false,
  },
  { name: 'needBoard', path: '/user-index/needBoard', hasList: false },
  { name: 'serviceMenu', path: '/user-index/serviceMenu', hasList: true },
  { name: 'needFollow', path: '/user-index/needFollow', hasList: false },
  { name: 'teamList', path: '/user-index/teamList', hasList: true },
  // What the team with the most hours has done: one that has just begun has nothing to list, and who recruits now changes by the hour.
  {
    name: 'teamDetail',
    path: '/user-index/teamList?sort=hours',
    follows: '/user-index/teamDetail/',
    turnsTo: [/$/, '?show=past'],
    hasList: true,
  },
  { name: 'list', path: '/user-index/list?dynamicTypeId=1002', hasList: true },
  {
    name: 'detail',
    path: '/user-index/list?dynamicTypeId=1002',
    follows: '/user-index/detail',
    hasList: false,
  },
  { name: 'search', path: '/user-index/search?query=社区', hasList: true },
  { name: 'help', path: '/user-index/help', hasList: false },
  { name: 'agreement', path: '/user-index/agreement?purpose=privacyPolicy', hasList: false },
  { name: 'personalInformation', path: '/user-index/personalInformation', hasList: false },
  { name: 'thirdParties', path: '/user-index/thirdParties', hasList: false },
  { name: 'accessibility', path: '/user-index/accessibility', hasList: false },
  { name: 'siteMap', path: '/user-index/siteMap', hasList: false },
  { name: 'register', path: '/user-index/register', hasList: false },
  { name: 'registerTeam', path: '/user-index/register?type=team', hasList: false },
  { name: 'findPwd', path: '/user-index/findPwd', hasList: false },
  { name: 'login', path: '/user-index/login', hasList: false },
  { name: 'malllogin', path: '/user-index/malllogin', hasList: false },
  { name: '404', path: '/404', hasList: false },
  { name: '401', path: '/401', hasList: false },
];

/** The address of a page; looked up once where it must be found by following a link. */
export async function addressOf({ path, follows, turnsTo }: PublicPage, page: Page): Promise<string> {
  if (!follows) return path;
  await page.goto(path);
  const link = page.getByRole('main').locator(`a[href^="${follows}"]`).first();
  const address = (await link.getAttribute('href')) ?? path;
  return turnsTo ? address.replace(...turnsTo) : address;
}
