import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { matchPath, Outlet, useLocation, useNavigate } from 'react-router';
import { getMeCall } from '#domains/accounts/web/accounts.calls.ts';
import { ReauthenticationDialog } from '#domains/accounts/web/reauthentication/reauthentication-dialog.tsx';
import { getMyRoleCall } from '#domains/roles/web/roles.calls.ts';
import { placeEntries } from '#platform/web/session/menu-entry.ts';
import type { PlacedEntry } from '#platform/web/session/menu-entry.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { readLoginInfo } from '#platform/web/session/session-cookies.ts';
import { useSession } from '#platform/web/session/session-store.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { HeldDecisionsBar } from '#platform/web/decisions/held-decisions-bar.tsx';
import { HoldsDecisionsContext } from '#platform/web/decisions/use-decision.ts';
import { ListToolsContext } from '#platform/web/list/list-tools-context.ts';
import { ListViews } from '../list/list-views.tsx';
import styles from './back-office-layout.module.css';
import { DutyPage, hasDuty } from '../duty/duty-page.tsx';
import { NavBar } from './nav-bar.tsx';
import type { CrumbStep } from './nav-bar.tsx';
import { PasswordReminder } from '../duty/password-reminder.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';
import { keepSize, readSize } from './shell-cookies.ts';
import type { ShellSize } from './shell-cookies.ts';
import { useShellSettings } from './shell-settings.ts';
import { SideBar } from './side-bar.tsx';
import { TagBar } from './tag-bar.tsx';
import { useAdminBody } from './use-admin-body.ts';
import { useSidebar } from './use-sidebar.ts';
import { useLiveTodos, useTodos } from './use-todos.ts';
import { useVisitedTags } from './use-visited-tags.ts';
import type { VisitedTag } from './visited-tags.ts';

/** What every list of the back office has above its rows. */
const listTools = { Views: ListViews };

/** What has to be done before anything else, or the frame. Waits for the answer: under a duty every other call is refused. */
export function Component() {
  const me = useOperationQuery(getMeCall, {}, { staleMs: 300_000, reportedBy: 'form' });
  if (me.isPending) return null;
  return me.data && hasDuty(me.data) ? (
    <DutyPage me={me.data} />
  ) : (
    <Frame daysLeft={me.data?.passwordDaysLeft ?? null} />
  );
}

/** The frame of every back-office page: sidebar, bar, tags, settings. It stays while pages change. */
function Frame({ daysLeft }: { daysLeft: number | null }) {
  const settings = useShellSettings();
  const sidebar = useSidebar();
  const [size, setSize] = useState(readSize);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { menu, entries, current } = useMenuPlace();
  const { tags, changeTags } = useVisitedTags(entries, current);
  const { drawnCount, refresh } = useRefresh();
  const chooseSize = (chosen: ShellSize): void => {
    setSize(chosen);
    keepSize(chosen);
  };
  useAdminBody({
    themeColour: settings.themeColour,
    isSidebarOpen: !sidebar.isClosedToIcons,
    isDrawerOpen: sidebar.isDrawerOpen,
    size,
  });
  const info = readLoginInfo();
  const role = useOperationQuery(getMyRoleCall, {}, { staleMs: 300_000, reportedBy: 'form' });
  return (
    <>
      <div inert={sidebar.isHidden}>
        <SideBar
          menu={menu}
          currentPath={current?.entry.meta.activeMenu ?? current?.path ?? ''}
          waiting={useWaiting()}
          isClosed={sidebar.isClosedToIcons}
          hasLogo={settings.hasSidebarLogo}
        />
      </div>
      {sidebar.isDrawerOpen && (
        <button type="button" className="scrim" aria-label="收起侧栏" onClick={sidebar.closeDrawer} />
      )}
      <div className="mn">
        <div className={classNames(settings.hasFixedHeader && styles.fixed)}>
          <NavBar
            entries={entries}
            trail={trailOf(current)}
            person={{
              id: info?.loginId ?? 0,
              realName: info?.realName ?? '',
              loginName: info?.loginName ?? '',
              roleName: role.data?.roleName ?? '',
            }}
            isSidebarOpen={sidebar.isOpen}
            onToggleSidebar={sidebar.toggle}
            onOpenSettings={() => setDrawerOpen(true)}
          />
          {settings.hasTags && (
            <TagBar tags={tags} currentPath={current?.path ?? ''} onChange={changeTags} onRefresh={refresh} />
          )}
        </div>
        <main id="main" tabIndex={-1} className={classNames('pg', styles.page)}>
          <PasswordReminder daysLeft={daysLeft} />
          <ListToolsContext value={listTools}>
            <HoldsDecisionsContext value>
              <Outlet key={drawnCount} />
            </HoldsDecisionsContext>
          </ListToolsContext>
          <HeldDecisionsBar />
        </main>
      </div>
      <ReauthenticationDialog />
      <SettingsDrawer
        isOpen={isDrawerOpen}
        size={size}
        onSize={chooseSize}
        onClose={() => setDrawerOpen(false)}
      />
    </>
  );
}

/** The server's menu and the entry of the page on show. */
function useMenuPlace() {
  const { menu = [] } = useSession();
  const { pathname } = useLocation();
  const entries = useMemo(() => placeEntries(menu), [menu]);
  const current = useMemo(() => {
    const address = pathname.replace(/(.)\/$/, '$1');
    // An entry with an id in its path is at the address that was opened.
    const place = entries.find(({ path, entry }) => matchPath(path, address) && !entry.redirect);
    return place && { ...place, path: address };
  }, [entries, pathname]);
  return { menu, entries, current };
}

/** Groups above the page and the page; an entry may ask to be left out. */
function trailOf(current: PlacedEntry | undefined): CrumbStep[] {
  if (!current) return [];
  const { entry, above } = current;
  const steps = [...above, entry].filter(({ meta }) => meta.breadcrumb !== false);
  return steps
    .filter(({ meta }, index) => meta.title !== steps[index + 1]?.meta.title)
    .map((step) => ({ title: step.meta.title, path: step.redirect ?? undefined }));
}

/** Draws a page anew through `/redirect/…` (requirements.md 2): nothing it had read is believed any more. */
function useRefresh() {
  const [drawnCount, setDrawnCount] = useState(0);
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = async ({ address }: VisitedTag): Promise<void> => {
    await navigate(`/redirect${address}`);
    client.removeQueries({ type: 'inactive' });
    setDrawnCount((count) => count + 1);
    await client.invalidateQueries();
  };
  return { drawnCount, refresh: (tag: VisitedTag): void => void refresh(tag) };
}

/** How much waits on each page. */
function useWaiting(): ReadonlyMap<string, number> {
  const todos = useTodos();
  useLiveTodos();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { link, count } of todos ?? []) {
      const path = link.split('?', 1)[0] ?? link;
      counts.set(path, (counts.get(path) ?? 0) + count);
    }
    return counts;
  }, [todos]);
}
