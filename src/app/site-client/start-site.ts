import { dayIn, followClock, startOfDay } from '#platform/contract/instants.ts';
import { showCarriedToasts } from '#platform/web/carried-toast.ts';
import { closeMenus } from '#platform/web/close-menus.ts';
import { watchNetwork } from '#platform/web/frame/offline-line.ts';
import { prepareApp } from '#platform/web/install-app.ts';
import { refreshRestoredPage } from '#platform/web/refresh-restored-page.ts';
import { watchErrors } from '#platform/web/report-errors.ts';
import { forgetViewer } from '#platform/web/session/forget-viewer.ts';
import { sessionOver } from '#platform/web/session/refresh-session.ts';
import { renewExpiredPage } from '#platform/web/session/renew-expired-page.ts';
import { showAllCurrent } from '#platform/web/show-current.ts';

/** What every page of the public site does in the browser, whichever program it brings; `live` is how its parts come to life. */
export function startSite(live: () => void): void {
  const drawnOn = dayIn(document.documentElement.dataset['day']);
  if (drawnOn) followClock(() => startOfDay(drawnOn));
  if (import.meta.env.PROD) watchErrors(window);
  addEventListener(sessionOver, forgetViewer);
  prepareApp();
  watchNetwork();
  showCarriedToasts();
  closeMenus(document);
  showAllCurrent(document);
  live();
  void renewExpiredPage();
  refreshRestoredPage();
}
