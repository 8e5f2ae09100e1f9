import type { ReactNode } from 'react';

/**
 * The interactive pieces of public pages, each in a chunk of its own. The name is the component's file name; a line is
 * all that a new one needs: `'sign-up-panel': () => import('#domains/signups/web/sign-up/sign-up-panel.tsx').then((m) => m.SignUpPanel)`.
 */
export const islands = {
  'site-search': () => import('#domains/search/web/site-search.tsx').then((m) => m.SiteSearch),
  'view-switch': () => import('#domains/site/web/view-switch.tsx').then((m) => m.ViewSwitch),
  'discussion-board': () =>
    import('#domains/discussion/web/discussion-board.tsx').then((m) => m.DiscussionBoard),
  'unread-bell': () => import('#domains/messages/web/unread-bell.tsx').then((m) => m.UnreadBell),
  'action-link-panel': () =>
    import('#domains/messages/web/action-link-panel.tsx').then((m) => m.ActionLinkPanel),
  'live-map-view': () => import('#platform/web/map/live/live-map-view.tsx').then((m) => m.LiveMapView),
  'explorable-map': () => import('#platform/web/map/explorable-map.tsx').then((m) => m.ExplorableMap),
  'nearest-button': () =>
    import('#domains/activities/web/list/nearest-button.tsx').then((m) => m.NearestButton),
  'print-button': () => import('#platform/web/ui/print-button.tsx').then((m) => m.PrintButton),
  'save-poster-button': () =>
    import('#areas/public-site/activities/save-poster-button.tsx').then((m) => m.SavePosterButton),
  'read-aloud': () => import('#platform/web/read-aloud/read-aloud.tsx').then((m) => m.ReadAloud),
  'logout-button': () => import('#domains/accounts/web/logout-button.tsx').then((m) => m.LogoutButton),
  'login-form': () => import('#domains/accounts/web/login/login-form.tsx').then((m) => m.LoginForm),
  'join-team': () => import('#domains/teams/web/mine/join-team.tsx').then((m) => m.JoinTeam),
  'follow-button': () => import('#domains/follows/web/follow-button.tsx').then((m) => m.FollowButton),
  'sign-up-panel': () => import('#domains/signups/web/sign-up/sign-up-panel.tsx').then((m) => m.SignUpPanel),
  'object-hour-form': () =>
    import('#domains/hours/web/publicity/object-hour-form.tsx').then((m) => m.ObjectHourForm),
  'object-star-form': () =>
    import('#domains/awards/web/stars/object-star-form.tsx').then((m) => m.ObjectStarForm),
  'news-tools': () => import('#domains/news/web/news-tools.tsx').then((m) => m.NewsTools),
  'find-password-form': () =>
    import('#domains/accounts/web/passwords/find-password-form.tsx').then((m) => m.FindPasswordForm),
  'register-volunteer-form': () =>
    import('#areas/public-site/register/register-volunteer-form.tsx').then((m) => m.RegisterVolunteerForm),
  'raise-need-form': () =>
    import('#areas/public-site/needs/raise-need-form.tsx').then((m) => m.RaiseNeedForm),
  'order-service-form': () =>
    import('#areas/public-site/needs/order-service-form.tsx').then((m) => m.OrderServiceForm),
  'follow-need-panel': () =>
    import('#areas/public-site/needs/follow-need-panel.tsx').then((m) => m.FollowNeedPanel),
  'complaint-form': () =>
    import('#areas/public-site/complaints/complaint-form.tsx').then((m) => m.ComplaintForm),
  'follow-complaint-panel': () =>
    import('#areas/public-site/complaints/follow-complaint-panel.tsx').then((m) => m.FollowComplaintPanel),
  'register-team-form': () =>
    import('#areas/public-site/register/register-team-form.tsx').then((m) => m.RegisterTeamForm),
};

/**
 * Further down their pages and used by few, or only for who is signed in: their code comes when they are near the window
 * (promise 4: 100 KiB a page).
 */
export const lateIslands: ReadonlySet<string> = new Set<keyof typeof islands>([
  'explorable-map',
  'live-map-view',
  'discussion-board',
  'unread-bell',
  'logout-button',
]);

type Table = typeof islands;
type PropsByName = {
  [Name in keyof Table]: Table[Name] extends () => Promise<(props: infer Props) => ReactNode> ? Props : never;
};

declare module '#platform/web/islands/island.tsx' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging is what fills the table in
  interface IslandProps extends PropsByName {}
}
