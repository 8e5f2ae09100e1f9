import { Bell, CalendarHeart, House, Newspaper, QrCode, UserRound, UsersRound } from 'lucide-react';
import { listNewsCategories } from '#domains/news/contract/news.contract.ts';
import { navigationIds } from '#domains/news/contract/news.words.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { todayLabel } from '#domains/site/web/site-date.ts';
import { SiteFooter } from '#domains/site/web/site-footer.tsx';
import { SiteHeader } from '#domains/site/web/site-header.tsx';
import { SiteMobileHead } from '#domains/site/web/site-mobile-head.tsx';
import { type NavEntry, SiteNav } from '#domains/site/web/site-nav.tsx';
import { SiteTabBar, type TabBarEntry } from '#domains/site/web/site-tab-bar.tsx';
import { SiteTopBar, type ViewerLinks } from '#domains/site/web/site-top-bar.tsx';
import { toDay } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { defineLayout, type PageContext } from '#platform/web/page.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import type { ViewerKind } from '#platform/web/islands/viewer-part.tsx';
import { ReadAloudBar } from './read-aloud-bar.tsx';
import {
  centreHref,
  currentNavId,
  fixedEntries,
  newsEntries,
  publicPaths,
  registerPathFor,
  ruleLinks,
  teamCentreEntry,
} from './site-navigation.ts';

const helpLinks = [
  { label: '时长公示', href: publicPaths.publicity },
  { label: '报名指引', href: `${publicPaths.help}#sign-up` },
  { label: '常见问题', href: `${publicPaths.help}#questions` },
];

/**
 * Everything around the pages of the public site: top bar, header, navigation, footer. The same for everybody; what differs
 * by who is signed in is filled in by the browser (decision 0008).
 */
export const siteLayout = defineLayout({
  load: async ({ call, cookies, now, url }: PageContext) => {
    const [site, { dynamicTypeList }] = await Promise.all([
      call(getSite, {}),
      call(listNewsCategories, { isEnabled: 1 }),
    ]);
    return {
      site,
      news: newsEntries(dynamicTypeList),
      isElder: cookies['view'] === 'elder',
      today: todayLabel(now),
      year: Number(toDay(now).slice(0, 4)),
      currentId: currentNavId(url),
      searchText: url.searchParams.get('query')?.slice(0, 40) ?? '',
    };
  },
  view: ({ data, returnTo, children }) => {
    const { site, news, isElder, currentId, searchText } = data;
    const nav = {
      fixed: fixedEntries,
      news,
      teamCentre: teamCentreEntry,
      currentId,
    };
    const loginHref = loginPathFor(returnTo);
    const search = <Island name="site-search" props={{ initialText: searchText }} />;
    const common = {
      viewers,
      loginHref,
      registerHref: registerPathFor(returnTo),
      helpLinks,
      logout: <Island name="logout-button" props={{}} />,
    };
    return (
      <>
        <SiteTopBar
          {...common}
          today={data.today}
          hotline={site.phone}
          isElder={isElder}
          viewSwitch={<Island name="view-switch" props={{ isElder }} />}
        />
        <SiteHeader homeHref={publicPaths.home} ownerName={site.undertaker || site.title} search={search} />
        <SiteNav {...nav} />
        <SiteMobileHead
          {...common}
          {...nav}
          homeHref={publicPaths.home}
          search={search}
          viewSwitch={<Island name="view-switch" props={{ isElder, isIconOnly: true }} />}
        />
        {isElder && <ReadAloudBar />}
        <main id="main">{children}</main>
        <SiteFooter site={site} columns={footerColumns(news)} rules={ruleLinks} year={data.year} />
        <SiteTabBar entries={tabBarEntries(nav.currentId, news, loginHref)} />
      </>
    );
  },
});

const messagePaths: Record<ViewerKind, string> = {
  volunteer: '/usercenter/index/mymsg',
  team: '/teamcenter/index/teammsg',
  staff: '/dashboard/messages',
};
const viewerKinds = keysOf(messagePaths);

/** Their centre, and the bell with a live count. */
const viewers: readonly ViewerLinks[] = viewerKinds.map((kind) => ({
  kind,
  centreHref: centreHref(kind),
  bell: <Island name="unread-bell" props={{ href: messagePaths[kind] }} />,
}));

const footerColumns = (news: readonly NavEntry[]) => [
  {
    title: '参与志愿',
    links: [
      { label: '注册成为志愿者', href: publicPaths.register },
      { label: '找活动报名', href: publicPaths.activities },
      { label: '创建服务队伍', href: publicPaths.registerTeam },
      { label: '认识服务队伍', href: publicPaths.teams },
      ...news.slice(0, 1).map(({ label, href }) => ({ label, href })),
    ],
  },
  {
    title: '帮助与规则',
    links: [
      ...helpLinks,
      { label: '每日根', href: publicPaths.roots },
      { label: '时长核验', href: publicPaths.verify },
      { label: '时长认定规则', href: `${publicPaths.help}#hours` },
    ],
  },
];

/** Not for volunteers, whose five are those of their centre. */
const exceptVolunteers = (href: string) => ({
  href,
  viewerHrefs: [['team', href] as const, ['staff', href] as const],
});
const volunteersOnly = (href: string) => ({ viewerHrefs: [['volunteer', href] as const] });

function tabBarEntries(
  currentId: number | undefined,
  news: readonly NavEntry[],
  loginHref: string,
): TabBarEntry[] {
  const [firstNews] = news;
  const isNews = news.some((entry) => entry.id === currentId);
  return [
    { label: '首页', href: publicPaths.home, icon: House, isCurrent: currentId === navigationIds.home },
    {
      label: '活动',
      href: publicPaths.activities,
      icon: CalendarHeart,
      isCurrent: currentId === navigationIds.activities,
    },
    {
      label: '队伍',
      ...exceptVolunteers(publicPaths.teams),
      icon: UsersRound,
      isCurrent: currentId === navigationIds.teams,
    },
    ...(firstNews
      ? [{ label: '资讯', ...exceptVolunteers(firstNews.href), icon: Newspaper, isCurrent: isNews }]
      : []),
    { label: '签到码', ...volunteersOnly('/usercenter/index/mycode'), icon: QrCode, isCurrent: false },
    { label: '消息', ...volunteersOnly(messagePaths.volunteer), icon: Bell, isCurrent: false },
    {
      label: '我的',
      href: loginHref,
      icon: UserRound,
      isCurrent: false,
      viewerHrefs: viewerKinds.map((kind) => [kind, centreHref(kind)] as const),
    },
  ];
}
