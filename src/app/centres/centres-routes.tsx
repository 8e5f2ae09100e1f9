import { Outlet } from 'react-router';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { centreOwner } from '#platform/web/session/centres.ts';
import { GatheredPictures } from '#platform/web/cover-art/gathered-pictures.tsx';
import { safePath } from '#platform/web/session/return-to.ts';
import { readUserType } from '#platform/web/session/session-cookies.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { untilOnline } from '#platform/web/frame/offline-line.ts';
import { RippleLoading } from '#platform/web/frame/ripple-loading.tsx';
import { CentresFault } from './centres-fault.tsx';
import { leadOn, leadOut, leadsTo, OnTheWay } from './leads-to.tsx';
import type { PageTable } from './menu-routes.tsx';

/** The route below which the pages of a role's menu are added. */
export const rootRouteId = 'centres';

/** Pages that the back office's menu may name; `layout` is the frame around all of them. */
export const backOfficePages: PageTable = {
  layout: () => import('#areas/back-office/shell/back-office-layout.tsx'),
  forbidden: () => import('#areas/back-office/forbidden-page.tsx'),
  dashboard: () => import('#areas/back-office/dashboard-page.tsx'),
  reports: () => import('#areas/back-office/reports-page.tsx'),
  'review-activities': () => import('#areas/back-office/review/review-activities-page.tsx'),
  'review-needs': () => import('#areas/back-office/review/review-needs-page.tsx'),
  'my-exports': () => import('#areas/back-office/my-exports-page.tsx'),
  dispatch: () => import('#areas/back-office/dispatch/dispatch-page.tsx'),
  callbacks: () => import('#areas/back-office/review/callbacks-page.tsx'),
  'my-account': () => import('#areas/back-office/my-account-page.tsx'),
  'review-real-names': () => import('#areas/back-office/review/review-real-names-page.tsx'),
  'review-news': () => import('#areas/back-office/review/review-news-page.tsx'),
  'information-list': () => import('#areas/back-office/information/information-list-page.tsx'),
  'information-add': () => import('#areas/back-office/information/add-information-page.tsx'),
  'information-edit': () => import('#areas/back-office/information/edit-information-page.tsx'),
  'news-categories': () => import('#areas/back-office/information/news-categories-page.tsx'),
  'review-hours': () => import('#areas/back-office/review/review-hours-page.tsx'),
  'review-teams': () => import('#areas/back-office/review/review-teams-page.tsx'),
  'manage-teams': () => import('#areas/back-office/manage/manage-teams-page.tsx'),
  'service-menu': () => import('#areas/back-office/manage/service-menu-page.tsx'),
  'manage-needs': () => import('#areas/back-office/manage/manage-needs-page.tsx'),
  'raise-need-for': () => import('#areas/back-office/manage/raise-need-for-page.tsx'),
  'manage-jobs': () => import('#areas/back-office/manage/manage-jobs-page.tsx'),
  'manage-activities': () => import('#areas/back-office/manage/manage-activities-page.tsx'),
  'manage-records': () => import('#areas/back-office/manage/manage-records-page.tsx'),
  'manage-certificates': () => import('#areas/back-office/manage/manage-certificates-page.tsx'),
  'manage-volunteers': () => import('#areas/back-office/manage/manage-volunteers-page.tsx'),
  'site-settings': () => import('#areas/back-office/settings/site-settings-page.tsx'),
  organisations: () => import('#areas/back-office/settings/organisations-page.tsx'),
  'service-state': () => import('#areas/back-office/settings/service-state-page.tsx'),
  'page-errors': () => import('#areas/back-office/settings/page-errors-page.tsx'),
  users: () => import('#areas/back-office/settings/users-page.tsx'),
  approvals: () => import('#areas/back-office/settings/approvals-page.tsx'),
  roles: () => import('#areas/back-office/settings/roles-page.tsx'),
  menus: () => import('#areas/back-office/settings/menus-page.tsx'),
  'review-stars': () => import('#areas/back-office/review/review-stars-page.tsx'),
  'star-levels': () => import('#areas/back-office/review/star-levels-page.tsx'),
  'credit-appeals': () => import('#areas/back-office/review/credit-appeals-page.tsx'),
  'hour-requests': () => import('#areas/back-office/review/hour-requests-page.tsx'),
  'spot-checks': () => import('#areas/back-office/review/spot-checks-page.tsx'),
  'review-anomalies': () => import('#areas/back-office/review/review-anomalies-page.tsx'),
  'review-complaints': () => import('#areas/back-office/review/review-complaints-page.tsx'),
  'review-discussion': () => import('#areas/back-office/review/review-discussion-page.tsx'),
  messages: () => import('#areas/back-office/messages-page.tsx'),
  sms: () => import('#areas/back-office/settings/sms-page.tsx'),
  'audit-log': () => import('#areas/back-office/settings/audit-log-page.tsx'),
};

/** The centres' own URL table, one line a page, in the order of the specification. */
const rows: RouteObject[] = [
  { path: '/login', lazy: () => import('#areas/back-office/staff-login-page.tsx') },
  {
    path: '/usercenter',
    lazy: async () => ({
      Component: (await import('#areas/volunteer-centre/volunteer-shell.tsx')).VolunteerShell,
    }),
    children: [
      leadsTo('', '/usercenter/index/myindex'),
      leadsTo('index', '/usercenter/index/myindex'),
      leadsTo('index/myteam/list', '/usercenter/index/myteam'),
      leadsTo('index/myactivity/list', '/usercenter/index/myactivity'),
      leadsTo('index/myneed/list', '/usercenter/index/myneed'),
      leadsTo('index/myjob/list', '/usercenter/index/myjob'),
      { path: 'index/myindex', lazy: () => import('#areas/volunteer-centre/my-index-page.tsx') },
      { path: 'index/modify', lazy: () => import('#areas/volunteer-centre/profile-page.tsx') },
      { path: 'index/modifyPwd', lazy: () => import('#areas/volunteer-centre/password-page.tsx') },
      { path: 'index/mymsg', lazy: () => import('#areas/volunteer-centre/my-messages-page.tsx') },
      { path: 'index/mycode', lazy: () => import('#areas/volunteer-centre/my-code-page.tsx') },
      { path: 'index/myteam', lazy: () => import('#areas/volunteer-centre/my-teams-page.tsx') },
      {
        path: 'index/myteam/detail/:id',
        lazy: () => import('#areas/volunteer-centre/my-team-detail-page.tsx'),
      },
      { path: 'index/mystar', lazy: () => import('#areas/volunteer-centre/records/my-stars-page.tsx') },
      { path: 'index/mycredit', lazy: () => import('#areas/volunteer-centre/records/my-credit-page.tsx') },
      { path: 'index/mycover', lazy: () => import('#areas/volunteer-centre/my-covers-page.tsx') },
      { path: 'index/myactivity', lazy: () => import('#areas/volunteer-centre/my-activities-page.tsx') },
      {
        path: 'index/myactivity/detail/:id',
        lazy: () => import('#areas/volunteer-centre/my-activity-detail-page.tsx'),
      },
      { path: 'index/myrecord', lazy: () => import('#areas/volunteer-centre/records/my-record-page.tsx') },
      {
        path: 'index/mycertificate',
        lazy: () => import('#areas/volunteer-centre/certificates/my-certificates-page.tsx'),
      },
      {
        path: 'index/mycomplaint',
        lazy: () => import('#areas/volunteer-centre/complaints/my-complaints-page.tsx'),
      },
      {
        path: 'index/myclaim',
        lazy: () => import('#areas/volunteer-centre/claims/my-claims-page.tsx'),
      },
      {
        path: 'index/myclaim/add',
        lazy: () => import('#areas/volunteer-centre/claims/add-claim-page.tsx'),
      },
      { path: 'index/mydata', lazy: () => import('#areas/volunteer-centre/mydata/my-data-page.tsx') },
      {
        path: 'index/mydata/closing',
        lazy: () => import('#areas/volunteer-centre/mydata/close-account-page.tsx'),
      },
      { path: 'index/myneed', lazy: () => import('#areas/volunteer-centre/needs/my-needs-page.tsx') },
      {
        path: 'index/myneed/detail/:id',
        lazy: () => import('#areas/volunteer-centre/needs/my-need-page.tsx'),
      },
      { path: 'index/myjob', lazy: () => import('#areas/volunteer-centre/jobs/my-jobs-page.tsx') },
      { path: 'index/myjob/posts', lazy: () => import('#areas/volunteer-centre/jobs/my-posts-page.tsx') },
      { path: 'index/myjob/micro', lazy: () => import('#areas/volunteer-centre/jobs/my-micro-page.tsx') },
      {
        path: 'index/myjob/detail/:id',
        lazy: () => import('#areas/volunteer-centre/jobs/my-job-page.tsx'),
      },
    ],
  },
  {
    path: '/teamcenter',
    lazy: async () => ({ Component: (await import('#areas/team-centre/team-shell.tsx')).TeamShell }),
    children: [
      leadsTo('', '/teamcenter/index/teamindex'),
      leadsTo('index', '/teamcenter/index/teamindex'),
      leadsTo('index/teamjob/list', '/teamcenter/index/teamjob'),
      leadsTo('index/teamneed/list', '/teamcenter/index/teamneed'),
      leadsTo('index/teamuser/list', '/teamcenter/index/teamuser'),
      leadsTo('index/teamtidings/list', '/teamcenter/index/teamtidings'),
      leadsTo('index/teamactivity/list', '/teamcenter/index/teamactivity'),
      { path: 'index/teamindex', lazy: () => import('#areas/team-centre/team-index-page.tsx') },
      { path: 'index/teamindex/more', lazy: () => import('#areas/team-centre/team-more-page.tsx') },
      {
        path: 'index/teamactivity/today',
        lazy: () => import('#areas/team-centre/activities/team-today-page.tsx'),
      },
      { path: 'index/teammodify', lazy: () => import('#areas/team-centre/team-profile-page.tsx') },
      {
        path: 'index/teammodify/services',
        lazy: () => import('#areas/team-centre/team-services-page.tsx'),
      },
      { path: 'index/teamrecord', lazy: () => import('#areas/team-centre/team-record-page.tsx') },
      { path: 'index/teamclaim', lazy: () => import('#areas/team-centre/team-claims-page.tsx') },
      { path: 'index/teamModifyPwd', lazy: () => import('#areas/team-centre/team-password-page.tsx') },
      { path: 'index/teammsg', lazy: () => import('#areas/team-centre/team-messages-page.tsx') },
      { path: 'index/teamjob', lazy: () => import('#areas/team-centre/jobs/team-jobs-page.tsx') },
      { path: 'index/teamjob/posts', lazy: () => import('#areas/team-centre/jobs/team-posts-page.tsx') },
      {
        path: 'index/teamjob/detail/:id',
        lazy: () => import('#areas/team-centre/jobs/team-job-page.tsx'),
      },
      { path: 'index/teamuser', lazy: () => import('#areas/team-centre/team-members-page.tsx') },
      { path: 'index/teamuser/exports', lazy: () => import('#areas/team-centre/team-exports-page.tsx') },
      { path: 'index/teamuser/detail/:id', lazy: () => import('#areas/team-centre/team-member-page.tsx') },
      { path: 'index/teamneed', lazy: () => import('#areas/team-centre/jobs/team-needs-page.tsx') },
      {
        path: 'index/teamneed/detail/:id',
        lazy: () => import('#areas/team-centre/jobs/team-need-page.tsx'),
      },
      { path: 'index/teamtidings', lazy: () => import('#areas/team-centre/tidings/team-tidings-page.tsx') },
      {
        path: 'index/teamtidings/add',
        lazy: () => import('#areas/team-centre/tidings/add-tidings-page.tsx'),
      },
      {
        path: 'index/teamtidings/edit/:id',
        lazy: () => import('#areas/team-centre/tidings/edit-tidings-page.tsx'),
      },
      {
        path: 'index/teamtidings/detail/:dynamicId',
        lazy: () => import('#areas/team-centre/tidings/tidings-detail-page.tsx'),
      },
      {
        path: 'index/teamactivity',
        lazy: () => import('#areas/team-centre/activities/team-activities-page.tsx'),
      },
      {
        path: 'index/teamactivity/questions',
        lazy: () => import('#areas/team-centre/team-questions-page.tsx'),
      },
      {
        path: 'index/teamactivity/add',
        lazy: () => import('#areas/team-centre/activities/add-activity-page.tsx'),
      },
      {
        path: 'index/teamactivity/makeup',
        lazy: () => import('#areas/team-centre/activities/makeups-page.tsx'),
      },
      {
        path: 'index/teamactivity/makeup/add',
        lazy: () => import('#areas/team-centre/activities/add-makeup-page.tsx'),
      },
      {
        path: 'index/teamactivity/makeup/:id',
        lazy: () => import('#areas/team-centre/activities/makeup-page.tsx'),
      },
      {
        path: 'index/teamactivity/edit/:id',
        lazy: () => import('#areas/team-centre/activities/edit-activity-page.tsx'),
      },
      {
        path: 'index/teamactivity/detail/:id',
        lazy: () => import('#areas/team-centre/activities/team-activity-page.tsx'),
      },
      {
        path: 'index/teamactivity/bm/:id',
        lazy: () => import('#areas/team-centre/activities/applications-page.tsx'),
      },
      {
        path: 'index/teamactivity/cj/:id',
        lazy: () => import('#areas/team-centre/activities/attendance-page.tsx'),
      },
      {
        path: 'index/teamactivity/timelist/:id',
        lazy: () => import('#areas/team-centre/activities/activity-hours-page.tsx'),
      },
    ],
  },
  // Draws a page anew: goes away and comes straight back (requirements.md 2).
  {
    path: '/redirect/*',
    loader: ({ params, url }) => leadOn(url, safePath(`/${params['*'] ?? ''}${url.search}`, '/')),
    Component: OnTheWay,
  },
  // Where an outside login would return to; it leads on to where the person was going.
  {
    path: '/auth-redirect',
    loader: ({ url }) => leadOn(url, safePath(url.searchParams.get('redirect'), '/')),
    Component: OnTheWay,
  },
];

/** The files of a page are asked for when there is a network: a browser does not ask again for those that it could not get. */
export function loadedOnline(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  return {
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => untilOnline().then(lazy) }),
    ...(children && { children: children.map(loadedOnline) }),
  } as RouteObject;
}

/** The whole table below one guarded root. `guard` gives the path to go to instead, or undefined. */
export function centresRoutes(guard: (path: string) => Promise<string | undefined>): RouteObject[] {
  return [
    {
      id: rootRouteId,
      middleware: [digitsOnly, guarded(guard)],
      Component: Centres,
      HydrateFallback: RippleLoading,
      ErrorBoundary: CentresFault,
      children: [
        ...rows.map(loadedOnline),
        { path: '*', loader: ({ url }) => leadAway(url), Component: OnTheWay },
      ],
    },
  ];
}

/** What the menu does not reach: a page of another role leads to /401, which staff see inside their shell, all else to /404. */
const leadAway = async (url: URL): Promise<Response> => {
  if (url.pathname === '/401') return leadOut(url, '/401');
  // Every menu of the product stands behind it, which no other page has a use for.
  const { isBackOfficePage } = await import('./centre-paths.ts');
  return isBackOfficePage(url.pathname) ? leadOn(url, '/401') : leadOut(url, '/404');
};

const Centres = () => (
  <OperationCache>
    <GatheredPictures>
      <Outlet />
    </GatheredPictures>
  </OperationCache>
);

/** Every `:id` of every page is digits only (requirements.md 2). */
const digitsOnly: MiddlewareFunction = async ({ params, url }) => {
  const ids = Object.entries(params).filter(([name]) => name !== '*');
  if (ids.some(([, text]) => parseRouteId(text) === undefined)) throw await leadOut(url, '/404');
};

/** The public site and the notices are documents of their own, which this client does not draw. */
const isDocument = (path: string): boolean => /^\/($|\?|404$|malllogin|user-index(\/|$|\?))/.test(path);

const guarded =
  (guard: (path: string) => Promise<string | undefined>): MiddlewareFunction =>
  async ({ url, request }) => {
    // Without a network the page that is open stays, and the way goes on by itself when there is one.
    await untilOnline(request.signal);
    const path = url.pathname + url.search;
    // Each centre has a menu of its own, and whoever acts for a team is another caller there.
    if (crossesCentres(url.pathname)) throw await leadOut(url, path);
    const target = await guard(path);
    if (target !== undefined) throw isDocument(target) ? await leadOut(url, target) : leadOn(url, target);
    // The client's own navigation reached a page of another document.
    if (isDocument(url.pathname)) throw await leadOut(url, path);
  };

const crossesCentres = (pathname: string): boolean => {
  const owner = centreOwner(pathname);
  const from = typeof location === 'undefined' ? owner : centreOwner(location.pathname);
  return owner !== undefined && from !== undefined && owner !== from && readUserType() === 2;
};
