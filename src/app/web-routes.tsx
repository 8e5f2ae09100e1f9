import { accessibilityPage } from '#areas/public-site/texts/accessibility-page.tsx';
import { actionLinkPage } from '#areas/public-site/action-link-page.tsx';
import { activityDetailPage } from '#areas/public-site/activities/activity-detail-page.tsx';
import { activityListPage } from '#areas/public-site/activities/activity-list-page.tsx';
import { agreementPage } from '#areas/public-site/texts/agreement-page.tsx';
import { calendarPage } from '#areas/public-site/activities/calendar-page.tsx';
import { complainPage } from '#areas/public-site/complaints/complain-page.tsx';
import { complaintFollowPage } from '#areas/public-site/complaints/complaint-follow-page.tsx';
import { helpPage } from '#areas/public-site/texts/help-page.tsx';
import { homePage } from '#areas/public-site/home/home-page.tsx';
import { loginPage } from '#areas/public-site/login-page.tsx';
import { mapPage } from '#areas/public-site/activities/map-page.tsx';
import { needBoardPage } from '#areas/public-site/needs/need-board-page.tsx';
import { needDetailPage } from '#areas/public-site/needs/need-detail-page.tsx';
import { needFollowPage } from '#areas/public-site/needs/need-follow-page.tsx';
import { needListPage } from '#areas/public-site/needs/need-list-page.tsx';
import { needRaisePage } from '#areas/public-site/needs/need-raise-page.tsx';
import { newsDetailPage } from '#areas/public-site/news/news-detail-page.tsx';
import { newsListPage } from '#areas/public-site/news/news-list-page.tsx';
import { personalInformationPage } from '#areas/public-site/texts/personal-information-page.tsx';
import { posterPage } from '#areas/public-site/activities/poster-page.tsx';
import { publicityPage } from '#areas/public-site/publicity/publicity-page.tsx';
import { rootPage } from '#areas/public-site/publicity/root-page.tsx';
import { starPublicityPage } from '#areas/public-site/publicity/star-publicity-page.tsx';
import { searchPage } from '#areas/public-site/search-page.tsx';
import { serviceMenuPage } from '#areas/public-site/needs/service-menu-page.tsx';
import { siteLayout } from '#areas/public-site/site-layout.tsx';
import { siteMapPage } from '#areas/public-site/texts/site-map-page.tsx';
import { findPasswordPage } from '#areas/public-site/register/find-password-page.tsx';
import { registerPage } from '#areas/public-site/register/register-page.tsx';
import { teamDetailPage } from '#areas/public-site/team-detail-page.tsx';
import { teamListPage } from '#areas/public-site/team-list-page.tsx';
import { thirdPartiesPage } from '#areas/public-site/texts/third-parties-page.tsx';
import { verifyPage } from '#areas/public-site/verify/verify-page.tsx';
import { layout, moved, page, type WebRoute } from '#platform/pages/web-route.tsx';

/** The public site's URL table, one line a page, in the order of the specification. */
export const webRoutes: WebRoute[] = [
  moved('/user-index', '/user-index/index'),
  layout('/user-index', siteLayout, [
    page('index', homePage),
    page('list', newsListPage),
    page('detail', newsDetailPage),
    page('search', searchPage),
    page('activityList', activityListPage),
    page('activityDetail/:id', activityDetailPage),
    page('poster/:id', posterPage),
    page('calendar', calendarPage),
    page('map', mapPage),
    page('needList', needListPage),
    page('needDetail/:id', needDetailPage),
    page('needRaise', needRaisePage),
    page('needFollow', needFollowPage),
    page('serviceMenu', serviceMenuPage),
    page('needBoard', needBoardPage),
    page('complain', complainPage),
    page('complaintFollow', complaintFollowPage),
    page('teamList', teamListPage),
    page('teamDetail/:id', teamDetailPage),
    page('help', helpPage),
    page('act/:token', actionLinkPage),
    page('agreement', agreementPage),
    page('personalInformation', personalInformationPage),
    page('thirdParties', thirdPartiesPage),
    page('accessibility', accessibilityPage),
    page('siteMap', siteMapPage),
  ]),
  layout('/verify', siteLayout, [page('/verify', verifyPage)]),
  layout('/publicity', siteLayout, [
    page('/publicity', publicityPage),
    page('stars', starPublicityPage),
    page('root', rootPage),
  ]),
  page('/user-index/register', registerPage),
  page('/user-index/findPwd', findPasswordPage),
  page('/user-index/login', loginPage),
  page('/user-index/malllogin', loginPage),
];
