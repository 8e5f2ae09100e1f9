import '#platform/web/styles/tokens.css';
import '#domains/site/web/category-art/category-palettes.css';
import '#platform/web/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { listLedTeamsCall } from '#domains/teams/web/teams.calls.ts';
import { callOperation, onLostRight } from '#platform/web/calls/call-operation.ts';
import { carryToast, showCarriedToasts } from '#platform/web/carried-toast.ts';
import { watchNetwork } from '#platform/web/frame/offline-line.ts';
import { prepareApp } from '#platform/web/install-app.ts';
import { watchErrors } from '#platform/web/report-errors.ts';
import { isActingPlace } from '#platform/web/session/acting-for.ts';
import { createGuard } from '#platform/web/session/guard.ts';
import { loadMenu, menuFailureText } from '#platform/web/session/load-menu.ts';
import { clearSession, readRoleId, readToken, readUserType } from '#platform/web/session/session-cookies.ts';
import { sessionStore } from '#platform/web/session/session-store.ts';
import { backOfficePages, centresRoutes, loadedOnline, rootRouteId } from './centres-routes.tsx';
import { createLedTeams } from './led-teams.ts';
import { createLostRight } from './lost-right.ts';
import { menuRoutes } from './menu-routes.tsx';

if (import.meta.env.PROD) watchErrors(window);

let isLeaving = false;
window.addEventListener('beforeunload', () => {
  isLeaving = true;
});

const ledTeams = createLedTeams({
  listLedTeams: async () => {
    const { list } = await callOperation(listLedTeamsCall, {}, { reportedBy: 'form', asSelf: true });
    return list;
  },
  leaveFor: (path) => location.assign(path),
  here: () => new URL(location.href),
});

const guard = createGuard({
  session: () => ({
    hasToken: readToken() !== undefined,
    hasMenu: sessionStore.read().menu !== undefined,
    userType: readUserType(),
    isActing: isActingPlace(location.pathname) && ledTeams.isActing(),
  }),
  loadMenu: async () => {
    if (isActingPlace(location.pathname)) await ledTeams.choose();
    return loadMenu(readRoleId());
  },
  acceptMenu: (menu) => {
    router.patchRoutes(rootRouteId, menuRoutes(menu, backOfficePages).map(loadedOnline));
    sessionStore.setMenu(menu);
    sessionStore.setRoles(['admin']);
  },
  resetToken: () => {
    clearSession();
    sessionStore.reset();
  },
  report: (error) => carryToast({ kind: 'error', text: menuFailureText(error) }),
  isLeaving: () => isLeaving,
});

const followLostRight = createLostRight({
  menu: () => (readUserType() === 3 ? sessionStore.read().menu : undefined),
  loadMenu: () => loadMenu(readRoleId()),
  leaveFor: (path) => location.assign(path),
  pathname: () => location.pathname,
});
onLostRight(() => (ledTeams.isActing() ? ledTeams.followLostLead() : followLostRight()));

const router = createBrowserRouter(centresRoutes(guard));

prepareApp();
watchNetwork();
showCarriedToasts();
const place = document.getElementById('root');
if (!place) throw new Error('the shell has no place for the centres');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
