import { consentPath } from '#domains/accounts/contract/consents.words.ts';
import { navigationIds } from '#domains/news/contract/news.words.ts';
import type { NewsCategoryView } from '#domains/news/contract/news.contract.ts';
import type { NavEntry } from '#domains/site/web/site-nav.tsx';
import type { ViewerKind } from '#platform/web/islands/viewer-part.tsx';

/** Addresses of the public site that several pages link to (requirements.md 2). */
export const publicPaths = {
  home: '/user-index/index',
  activities: '/user-index/activityList',
  activity: (id: number) => `/user-index/activityDetail/${id}`,
  poster: (id: number) => `/user-index/poster/${id}`,
  calendar: '/user-index/calendar',
  map: '/user-index/map',
  needs: '/user-index/needList',
  need: (id: number) => `/user-index/needDetail/${id}`,
  raiseNeed: '/user-index/needRaise',
  followNeed: '/user-index/needFollow',
  serviceMenu: '/user-index/serviceMenu',
  needBoard: '/user-index/needBoard',
  orderService: (id: number) => `/user-index/needRaise?item=${id}`,
  publicity: '/publicity',
  roots: '/publicity/root',
  verify: '/verify',
  complain: '/user-index/complain',
  followComplaint: '/user-index/complaintFollow',
  teams: '/user-index/teamList',
  team: (id: number) => `/user-index/teamDetail/${id}`,
  help: '/user-index/help',
  register: '/user-index/register',
  registerTeam: '/user-index/register?type=team',
  findPassword: '/user-index/findPwd',
} as const;

/** The figures of the open board as a spreadsheet. */
export const needBoardFile = `${publicPaths.needBoard}.xlsx`;

/** Rules and statements that every page's footer leads to. */
export const ruleLinks = [
  { label: '投诉举报', href: publicPaths.complain },
  { label: '用户服务协议', href: consentPath('serviceAgreement') },
  { label: '隐私政策', href: consentPath('privacyPolicy') },
  { label: '个人信息收集清单', href: '/user-index/personalInformation' },
  { label: '第三方信息共享清单', href: '/user-index/thirdParties' },
  { label: '无障碍声明', href: '/user-index/accessibility' },
  { label: '网站地图', href: '/user-index/siteMap' },
] as const;

/** The fixed entries with their pseudo-ids, and the pages that highlight each. */
export const fixedEntries: readonly (NavEntry & { pages: readonly string[] })[] = [
  { id: navigationIds.home, label: '首页', href: publicPaths.home, pages: ['index'] },
  {
    id: navigationIds.activities,
    label: '志愿活动',
    href: publicPaths.activities,
    pages: ['activityList', 'activityDetail', 'calendar', 'map'],
  },
  {
    id: navigationIds.needs,
    label: '服务需求',
    href: publicPaths.needs,
    pages: ['needList', 'needDetail', 'needRaise', 'needFollow', 'serviceMenu', 'needBoard'],
  },
  { id: navigationIds.teams, label: '服务队伍', href: publicPaths.teams, pages: ['teamList', 'teamDetail'] },
];

const newsPages = ['list', 'detail'];

type CategoryName = Pick<NewsCategoryView, 'dynamicTypeId' | 'dynamicTypeName'>;

const categoryQuery = (category: CategoryName): string =>
  new URLSearchParams({
    dynamicTypeId: String(category.dynamicTypeId),
    dynamicTypeName: category.dynamicTypeName,
  }).toString();

/** Address of a news category's list, with both query values of the specification. */
export const newsListPath = (category: CategoryName): string => `/user-index/list?${categoryQuery(category)}`;

/** Address of a news item; it carries its category, by which the navigation is highlighted. */
export const newsItemPath = (item: CategoryName & { dynamicId: number }): string =>
  `/user-index/detail?dynamicId=${item.dynamicId}&${categoryQuery(item)}`;

/** One entry for each news category that is switched on for the navigation. */
export const newsEntries = (categories: readonly NewsCategoryView[]): NavEntry[] =>
  categories
    .filter((category) => category.showInNav)
    .map((category) => ({
      id: category.dynamicTypeId,
      label: category.dynamicTypeName,
      href: newsListPath(category),
    }));

/** Address of the register page that leads back to `path`. */
export const registerPathFor = (path: string): string =>
  path ? `${publicPaths.register}?redirect=${encodeURIComponent(path)}` : publicPaths.register;

/** The entry that is lit: by page, or by the query value on news pages; undefined on search and help. */
export function currentNavId(url: URL): number | undefined {
  const page = url.pathname.split('/')[2] ?? '';
  if (newsPages.includes(page)) return Number(url.searchParams.get('dynamicTypeId')) || undefined;
  return fixedEntries.find((entry) => entry.pages.includes(page))?.id;
}

/** Where the name in the top bar leads: volunteers to their centre, everybody else to the team's (requirements.md 2). */
export const centreHref = (kind: ViewerKind): string =>
  kind === 'volunteer' ? '/usercenter/index/myindex' : '/teamcenter/index/teamindex';

/** 996, for team accounts only. */
export const teamCentreEntry: NavEntry = {
  id: navigationIds.teamCentre,
  label: '团队中心',
  href: centreHref('team'),
};
