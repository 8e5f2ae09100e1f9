export type Role =
  | 'visitor'
  | 'volunteer'
  | 'team'
  | 'staff'
  | 'reviewer'
  | 'leader'
  | 'dispatcher'
  | 'editor'
  | 'security'
  | 'auditor';
/** One picture: an address (or a way to find it), who looks, and in which view. */
export type Shot = {
  name: string;
  role: Role;
  path: string;
  isElder?: boolean;
};

/** Addresses of rows that the demo city has today; asked from the running product. */
export type Rows = {
  openActivity: number;
  teamActivity: number;
  settlingActivity: number;
  news: number;
  tidings: number;
  team: number;
};

/** Every page of the product, in the order of the specification. */
export const shotsOf = (rows: Rows): Shot[] => [
  { name: 'home', role: 'visitor', path: '/user-index/index' },
  { name: 'home-elder', role: 'visitor', path: '/user-index/index', isElder: true },
  { name: 'activity-list', role: 'visitor', path: '/user-index/activityList' },
  {
    name: 'activity-list-filtered',
    role: 'visitor',
    path: '/user-index/activityList?category=eco&sort=newest',
  },
  {
    name: 'activity-list-empty',
    role: 'visitor',
    path: '/user-index/activityList?keyword=%E9%A3%9E%E8%88%B9',
  },
  { name: 'activity-detail', role: 'visitor', path: `/user-index/activityDetail/${rows.openActivity}` },
  {
    name: 'activity-detail-volunteer',
    role: 'volunteer',
    path: `/user-index/activityDetail/${rows.openActivity}`,
  },
  {
    name: 'activity-detail-elder',
    role: 'visitor',
    path: `/user-index/activityDetail/${rows.openActivity}`,
    isElder: true,
  },
  { name: 'need-list', role: 'visitor', path: '/user-index/needList' },
  { name: 'need-raise', role: 'visitor', path: '/user-index/needRaise' },
  { name: 'need-raise-elder', role: 'visitor', path: '/user-index/needRaise', isElder: true },
  { name: 'need-board', role: 'visitor', path: '/user-index/needBoard' },
  { name: 'service-menu', role: 'visitor', path: '/user-index/serviceMenu' },
  { name: 'team-services', role: 'team', path: '/teamcenter/index/teammodify/services' },
  { name: 'manage-service-menu', role: 'reviewer', path: '/manage/service-menu?tab=listed' },
  { name: 'need-follow', role: 'visitor', path: '/user-index/needFollow' },
  { name: 'review-callbacks', role: 'reviewer', path: '/review/callbacks' },
  { name: 'review-needs', role: 'reviewer', path: '/review/needs' },
  { name: 'complain', role: 'visitor', path: `/user-index/complain?type=activity&id=${rows.openActivity}` },
  { name: 'complaint-follow', role: 'visitor', path: '/user-index/complaintFollow' },
  { name: 'review-anomalies', role: 'reviewer', path: '/review/anomalies' },
  { name: 'review-stars', role: 'reviewer', path: '/review/stars' },
  { name: 'star-levels', role: 'leader', path: '/review/star-levels' },
  { name: 'my-stars', role: 'volunteer', path: '/usercenter/index/mystar' },
  { name: 'publicity-stars', role: 'visitor', path: '/publicity/stars' },
  { name: 'review-credit-appeals', role: 'reviewer', path: '/review/credit-appeals' },
  { name: 'review-spot-checks', role: 'reviewer', path: '/review/spot-checks' },
  { name: 'review-complaints', role: 'reviewer', path: '/review/complaints' },
  { name: 'my-complaints', role: 'volunteer', path: '/usercenter/index/mycomplaint' },
  { name: 'my-needs', role: 'volunteer', path: '/usercenter/index/myneed' },
  { name: 'team-list', role: 'visitor', path: '/user-index/teamList' },
  { name: 'team-detail', role: 'visitor', path: `/user-index/teamDetail/${rows.team}` },
  { name: 'news-list', role: 'visitor', path: '/user-index/list?dynamicTypeId=1001' },
  { name: 'news-pictures', role: 'visitor', path: '/user-index/list?dynamicTypeId=1003' },
  { name: 'news-detail', role: 'visitor', path: `/user-index/detail?dynamicId=${rows.news}` },
  { name: 'calendar', role: 'visitor', path: '/user-index/calendar' },
  { name: 'map', role: 'visitor', path: '/user-index/map' },
  { name: 'poster', role: 'visitor', path: `/user-index/poster/${rows.openActivity}` },
  { name: 'privacy-policy', role: 'visitor', path: '/user-index/agreement?purpose=privacyPolicy' },
  { name: 'personal-information', role: 'visitor', path: '/user-index/personalInformation' },
  { name: 'third-parties', role: 'visitor', path: '/user-index/thirdParties' },
  { name: 'accessibility', role: 'visitor', path: '/user-index/accessibility', isElder: true },
  { name: 'help', role: 'visitor', path: '/user-index/help' },
  { name: 'site-map', role: 'visitor', path: '/user-index/siteMap' },
  { name: 'search', role: 'visitor', path: '/user-index/search?query=%E6%BE%9C%E6%B1%9F' },
  { name: 'login', role: 'visitor', path: '/user-index/login' },
  { name: 'register', role: 'visitor', path: '/user-index/register' },
  { name: 'register-team', role: 'visitor', path: '/user-index/register?type=team' },
  { name: 'find-pwd', role: 'visitor', path: '/user-index/findPwd' },
  { name: 'not-found', role: 'visitor', path: '/404' },
  { name: 'forbidden', role: 'visitor', path: '/401' },
  { name: 'volunteer-home', role: 'volunteer', path: '/usercenter/index/myindex' },
  { name: 'volunteer-code', role: 'volunteer', path: '/usercenter/index/mycode' },
  { name: 'volunteer-activities', role: 'volunteer', path: '/usercenter/index/myactivity' },
  { name: 'volunteer-timeline', role: 'volunteer', path: '/usercenter/index/myactivity?tab=timeline' },
  {
    name: 'volunteer-activity',
    role: 'volunteer',
    path: `/usercenter/index/myactivity/detail/${rows.openActivity}`,
  },
  { name: 'volunteer-profile', role: 'volunteer', path: '/usercenter/index/modify' },
  { name: 'volunteer-real-name', role: 'volunteer', path: '/usercenter/index/modify?tab=realName' },
  { name: 'volunteer-data', role: 'volunteer', path: '/usercenter/index/mydata' },
  { name: 'volunteer-closing', role: 'volunteer', path: '/usercenter/index/mydata/closing' },
  { name: 'volunteer-password', role: 'volunteer', path: '/usercenter/index/modifyPwd' },
  { name: 'volunteer-messages', role: 'volunteer', path: '/usercenter/index/mymsg' },
  {
    name: 'volunteer-message-settings',
    role: 'volunteer',
    path: '/usercenter/index/mymsg?tab=settings',
  },
  { name: 'volunteer-teams', role: 'volunteer', path: '/usercenter/index/myteam' },
  { name: 'volunteer-invitations', role: 'volunteer', path: '/usercenter/index/myteam?tab=invited' },
  { name: 'team-home', role: 'team', path: '/teamcenter/index/teamindex' },
  { name: 'team-members', role: 'team', path: '/teamcenter/index/teamuser' },
  { name: 'team-applicants', role: 'team', path: '/teamcenter/index/teamuser?status=applied' },
  { name: 'team-messages', role: 'team', path: '/teamcenter/index/teammsg' },
  { name: 'team-bulk-messages', role: 'team', path: '/teamcenter/index/teammsg?tab=bulk' },
  { name: 'team-questions', role: 'team', path: '/teamcenter/index/teamactivity/questions' },
  { name: 'team-tidings', role: 'team', path: '/teamcenter/index/teamtidings' },
  { name: 'team-tidings-add', role: 'team', path: '/teamcenter/index/teamtidings/add' },
  { name: 'team-tidings-detail', role: 'team', path: `/teamcenter/index/teamtidings/detail/${rows.tidings}` },
  { name: 'team-activities', role: 'team', path: '/teamcenter/index/teamactivity' },
  { name: 'team-activity', role: 'team', path: `/teamcenter/index/teamactivity/detail/${rows.teamActivity}` },
  { name: 'team-activity-add', role: 'team', path: '/teamcenter/index/teamactivity/add' },
  { name: 'team-makeups', role: 'team', path: '/teamcenter/index/teamactivity/makeup' },
  { name: 'team-makeup-add', role: 'team', path: '/teamcenter/index/teamactivity/makeup/add' },
  { name: 'team-signups', role: 'team', path: `/teamcenter/index/teamactivity/bm/${rows.teamActivity}` },
  {
    name: 'team-attendance',
    role: 'team',
    path: `/teamcenter/index/teamactivity/cj/${rows.settlingActivity}`,
  },
  {
    name: 'team-hours',
    role: 'team',
    path: `/teamcenter/index/teamactivity/timelist/${rows.settlingActivity}`,
  },
  { name: 'team-jobs', role: 'team', path: '/teamcenter/index/teamjob' },
  { name: 'team-posts', role: 'team', path: '/teamcenter/index/teamjob/posts' },
  { name: 'my-jobs', role: 'volunteer', path: '/usercenter/index/myjob' },
  { name: 'my-posts', role: 'volunteer', path: '/usercenter/index/myjob/posts' },
  { name: 'my-micro', role: 'volunteer', path: '/usercenter/index/myjob/micro' },
  { name: 'manage-jobs', role: 'dispatcher', path: '/manage/jobs' },
  { name: 'team-profile', role: 'team', path: '/teamcenter/index/teammodify' },
  { name: 'team-profile-checked', role: 'team', path: '/teamcenter/index/teammodify?tab=checked' },
  { name: 'team-password', role: 'team', path: '/teamcenter/index/teamModifyPwd' },
  { name: 'staff-login', role: 'visitor', path: '/login' },
  { name: 'dashboard', role: 'staff', path: '/dashboard/dashboard' },
  { name: 'reports', role: 'staff', path: '/dashboard/reports' },
  { name: 'review-activities', role: 'reviewer', path: '/review/activities' },
  { name: 'review-makeups', role: 'reviewer', path: '/review/activities?tab=makeups' },
  { name: 'review-corrections', role: 'reviewer', path: '/review/corrections' },
  { name: 'review-hours', role: 'reviewer', path: '/review/hours' },
  { name: 'review-real-names', role: 'reviewer', path: '/review/real-names' },
  { name: 'review-team-changes', role: 'reviewer', path: '/review/teams?tab=changes' },
  { name: 'my-account', role: 'staff', path: '/dashboard/profile' },
  { name: 'review-teams', role: 'reviewer', path: '/review/teams' },
  { name: 'manage-teams', role: 'staff', path: '/manage/teams' },
  { name: 'manage-activities', role: 'staff', path: '/manage/activities' },
  { name: 'manage-volunteers', role: 'staff', path: '/manage/volunteers' },
  { name: 'system-users', role: 'staff', path: '/system/users' },
  { name: 'system-roles', role: 'staff', path: '/system/roles' },
  { name: 'system-menus', role: 'staff', path: '/system/menus' },
  { name: 'system-organisations', role: 'staff', path: '/system/organisations' },
  { name: 'system-site', role: 'staff', path: '/system/site' },
  { name: 'system-calendar', role: 'staff', path: '/system/site?tab=calendar' },
  { name: 'system-sms', role: 'staff', path: '/system/sms' },
  { name: 'system-state', role: 'staff', path: '/system/state' },
  { name: 'system-errors', role: 'staff', path: '/system/errors' },
  { name: 'system-security', role: 'security', path: '/system/security' },
  { name: 'system-audit', role: 'auditor', path: '/system/audit' },
  { name: 'review-news', role: 'editor', path: '/review/news' },
  { name: 'review-questions', role: 'editor', path: '/review/discussion' },
  { name: 'information-list', role: 'editor', path: '/information/my-information-list' },
  { name: 'information-add', role: 'editor', path: '/information/add' },
  { name: 'information-edit', role: 'editor', path: `/information/edit/${rows.news}` },
  { name: 'news-categories', role: 'editor', path: '/information/categories' },
];
