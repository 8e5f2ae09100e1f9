import { Outlet, useLocation } from 'react-router';
import { ClosingBanner } from '#domains/mydata/web/closing/closing-banner.tsx';
import { useUnread } from '#domains/messages/web/use-unread.ts';
import { getMyVolunteerCall } from '#domains/volunteers/web/volunteers.calls.ts';
import { TeamSwitch } from '#domains/teams/web/lead/team-switch.tsx';
import { getMapSettingsCall } from '#domains/site/web/site.calls.ts';
import { siteLinks, siteSearchHref } from '#domains/site/web/site-links.ts';
import { ViewSwitch } from '#domains/site/web/view-switch.tsx';
import { isElderView } from '#platform/web/elder-view.ts';
import { logOut } from '#platform/web/session/login.ts';
import { shownMenu } from '#platform/web/session/menu-entry.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { useSession } from '#platform/web/session/session-store.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { MapSettingsCall } from '#platform/web/map/live/use-live-map-settings.ts';
import { CentreShell } from '#platform/web/frame/centre-shell.tsx';
import { HomeBand } from './home-band.tsx';
import { bottomBarOf, volunteerPages } from './bottom-bar.ts';
import { volunteerMenuIndexes } from './menu-indexes.ts';

/** Frame of every volunteer-centre page; the menu is the server's. */
export function VolunteerShell() {
  const { pathname } = useLocation();
  const { menu } = useSession();
  const unread = useUnread();
  const me = useOperationQuery(getMyVolunteerCall, {}, { staleMs: 300_000 });
  const { entries, current } = shownMenu(menu ?? [], pathname);
  return (
    <CentreShell
      name="个人中心"
      entries={entries}
      indexes={volunteerMenuIndexes}
      currentPath={current?.path ?? ''}
      person={{
        name: me.data?.name ?? '',
        picture: (
          <Avatar
            personKey={String(me.data?.volunteerId ?? 0)}
            gender={me.data?.gender}
            src={me.data?.iconUrl ?? undefined}
            size="sm"
          />
        ),
        homePath: volunteerPages.home,
      }}
      band={pathname === volunteerPages.home && <HomeBand />}
      pageTitle={pathname === volunteerPages.code ? '签到码' : undefined}
      bottomBar={bottomBarOf(pathname, unread?.unreadCount ?? 0)}
      unreadCount={unread?.unreadCount ?? 0}
      messagesPath={volunteerPages.messages}
      onLogOut={() => void logOut()}
      siteLinks={siteLinks}
      searchHref={siteSearchHref}
      switcher={<TeamSwitch />}
      viewSwitch={<ViewSwitch isElder={isElderView()} isIconOnly />}
    >
      {me.data?.status === 'closing' && <ClosingBanner refreshes={[getMyVolunteerCall]} />}
      <MapSettingsCall value={getMapSettingsCall}>
        <Outlet />
      </MapSettingsCall>
    </CentreShell>
  );
}
