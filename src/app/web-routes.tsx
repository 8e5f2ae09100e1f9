import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { activityDetailPage } from '#areas/public-site/activity-detail-page.tsx';
import { activityListPage } from '#areas/public-site/activity-list-page.tsx';
import { homePage } from '#areas/public-site/home-page.tsx';
import { loginPage } from '#areas/public-site/login-page.tsx';
import { siteLayout } from '#areas/public-site/site-layout.tsx';
import { teamListPage } from '#areas/public-site/team-list-page.tsx';
import { layout, page } from './web-route.tsx';

/** The public site's URL table, one line a page, in the order of the specification. */
export const webRoutes: RouteObject[] = [
  { path: '/user-index', loader: () => redirect('/user-index/index') },
  layout('/user-index', siteLayout, [
    page('index', homePage),
    page('activityList', activityListPage),
    page('activityDetail/:id', activityDetailPage),
    page('teamList', teamListPage),
  ]),
  page('/user-index/login', loginPage),
  page('/user-index/malllogin', loginPage),
];
