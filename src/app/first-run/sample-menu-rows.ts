import type { MenuSeed } from '#domains/roles/server/index.ts';

/** The specification's sample routes: lists of the back office under their other address, in no menu. */
export const sampleMenuRows: readonly MenuSeed[] = [
  {
    client: 'staff',
    name: 'myTrends',
    path: '/table/my-trends',
    component: 'review-news',
    title: '动态审核',
    icon: 'newspaper',
    hidden: true,
    permission: 'news.review',
  },
  {
    client: 'staff',
    name: 'myJob',
    path: '/table/my-job',
    component: 'manage-jobs',
    title: '任务管理',
    icon: 'clipboard-check',
    hidden: true,
    permission: 'needs.dispatch',
  },
  {
    client: 'staff',
    name: 'myNeeds',
    path: '/table/my-needs',
    component: 'review-needs',
    title: '需求审核',
    icon: 'hand-heart',
    hidden: true,
    permission: 'needs.review',
  },
  {
    client: 'staff',
    name: 'myTeam',
    path: '/table/my-team',
    component: 'manage-teams',
    title: '队伍管理',
    icon: 'users',
    hidden: true,
    permission: 'teams.view',
  },
];
