import '#platform/web/styles/tokens.css';
import '#domains/site/web/category-art/category-palettes.css';
import '#platform/web/styles/base.css';
import { dayIn, followClock, startOfDay } from '#platform/contract/instants.ts';
import { showCarriedToasts } from '#platform/web/carried-toast.ts';
import { watchNetwork } from '#platform/web/frame/offline-line.ts';
import { prepareApp } from '#platform/web/install-app.ts';
import { closeMenus } from '#platform/web/close-menus.ts';
import { forgetViewer } from '#platform/web/session/forget-viewer.ts';
import { hydrateIslands } from '#platform/web/islands/hydrate-islands.tsx';
import { showAllCurrent } from '#platform/web/show-current.ts';
import { refreshRestoredPage } from '#platform/web/refresh-restored-page.ts';
import { watchErrors } from '#platform/web/report-errors.ts';
import { sessionOver } from '#platform/web/session/refresh-session.ts';
import { renewExpiredPage } from '#platform/web/session/renew-expired-page.ts';
import { islands, lateIslands } from './islands.ts';

// In development the styles of server-drawn pages come to the browser through here; the build takes them from the
// server's side, where it knows exactly which are used, and drops these.
import.meta.glob(
  [
    '../areas/public-site/**/*.module.css',
    '../domains/*/web/**/*.module.css',
    '../platform/web/**/*.module.css',
  ],
  { eager: true },
);

const drawnOn = dayIn(document.documentElement.dataset['day']);
if (drawnOn) followClock(() => startOfDay(drawnOn));
if (import.meta.env.PROD) watchErrors(window);
addEventListener(sessionOver, forgetViewer);
prepareApp();
watchNetwork();
showCarriedToasts();
closeMenus(document);
showAllCurrent(document);
void hydrateIslands(islands, document, lateIslands);
void renewExpiredPage();
refreshRestoredPage();
