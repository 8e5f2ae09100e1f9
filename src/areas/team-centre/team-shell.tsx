import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useUnread } from '#domains/messages/web/use-unread.ts';
import { LeadingAs, TeamSwitch } from '#domains/teams/web/lead/team-switch.tsx';
import { getMyTeamCall } from '#domains/teams/web/teams.calls.ts';
import type { MyTeamView } from '#domains/teams/contract/teams.contract.ts';
import { listTeamTodosCall } from '#domains/statistics/web/statistics.calls.ts';
import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { getMapSettingsCall } from '#domains/site/web/site.calls.ts';
import { siteLinks, siteSearchHref } from '#domains/site/web/site-links.ts';
import { ViewSwitch } from '#domains/site/web/view-switch.tsx';
import { isElderView } from '#platform/web/elder-view.ts';
import { logOut } from '#platform/web/session/login.ts';
import { readLoginInfo } from '#platform/web/session/session-cookies.ts';
import { type PlacedEntry, shownMenu } from '#platform/web/session/menu-entry.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { useSession } from '#platform/web/session/session-store.ts';
import { MapSettingsCall } from '#platform/web/map/live/use-live-map-settings.ts';
import { CentreShell } from '#platform/web/frame/centre-shell.tsx';
import { Seal, type PortraitSize } from '#platform/web/ui/seal.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import { bottomBarOf, teamPages } from './bottom-bar.ts';
import { teamMenuGroups, teamMenuIndexes } from './menu-indexes.ts';

const root = '/teamcenter/index';

/** Frame of every team-centre page in the team's colours; the menu is the server's. */
export function TeamShell() {
  useTeamColours();
  const { pathname } = useLocation();
  const { menu } = useSession();
  const unread = useUnread();
  const team = useOperationQuery(getMyTeamCall, {}, { staleMs: 300_000 });
  const { entries, current } = shownMenu(menu ?? [], pathname);
  const badges = useBadges(entries);
  const homePath = homeOf(entries);
  if (pathname === `${root}/teamindex` && homePath !== pathname) return <Navigate to={homePath} replace />;
  return (
    <CentreShell
      name="团队中心"
      entries={entries}
      indexes={teamMenuIndexes}
      groups={teamMenuGroups}
      badges={badges}
      currentPath={current?.path ?? ''}
      pageTitle={pathname === teamPages.more ? '更多' : pathname === teamPages.today ? '今天' : undefined}
      person={{
        name: team.data?.shortName || team.data?.name || '',
        picture: team.data && <TeamSeal team={team.data} size="sm" />,
        homePath,
      }}
      bottomBar={bottomBarOf(pathname, unread?.unreadCount ?? 0)}
      morePath={teamPages.more}
      unreadCount={unread?.unreadCount ?? 0}
      messagesPath={`${root}/teammsg`}
      onLogOut={() => void logOut()}
      siteLinks={siteLinks}
      searchHref={siteSearchHref}
      switcher={<TeamSwitch />}
      viewSwitch={<ViewSwitch isElder={isElderView()} isIconOnly />}
      sideHead={team.data && <TeamHead team={team.data} />}
    >
      <MapSettingsCall value={getMapSettingsCall}>
        <Outlet />
      </MapSettingsCall>
    </CentreShell>
  );
}

/** The home page, or for a 领队, whose menu has none, the activities. */
const homeOf = (entries: readonly PlacedEntry[]): string =>
  ['teamindex', 'teamactivity']
    .map((name) => entries.find(({ entry }) => entry.name === name)?.path)
    .find((path) => path !== undefined) ?? `${root}/teamindex`;

/** What waits behind each entry; a 领队, whose menu has no home, has none. */
function useBadges(entries: readonly PlacedEntry[]): Record<string, number> {
  const { data } = useOperationQuery(
    listTeamTodosCall,
    {},
    {
      enabled: entries.some(({ entry }) => entry.name === 'teamindex'),
      refreshEveryMs: 120_000,
      reportedBy: 'form',
    },
  );
  const badges: Record<string, number> = {};
  for (const { entry, count } of data?.todos ?? []) badges[entry] = (badges[entry] ?? 0) + count;
  return badges;
}

/** The role colour stands on the body, so that dialogs and pickers outside the page take it too. */
function useTeamColours(): void {
  useEffect(() => {
    document.body.classList.add('role-team');
    return () => document.body.classList.remove('role-team');
  }, []);
}

function TeamHead({ team }: { team: MyTeamView }) {
  return (
    <div className="tm">
      <TeamSeal team={team} size="md" />
      <div>
        <b>{team.shortName || team.name}</b>
        {team.stars !== null && <Stars count={team.stars} />}
        <LeadingAs name={readLoginInfo()?.realName ?? ''} />
      </div>
    </div>
  );
}

function TeamSeal({ team, size }: { team: MyTeamView; size: PortraitSize }) {
  return (
    <Seal
      name={team.shortName || team.name}
      kind={drawableCategory(team.category)}
      recordKey={`team:${team.teamId}`}
      char={team.sealChar ?? undefined}
      src={team.iconUrl ?? undefined}
      size={size}
    />
  );
}
