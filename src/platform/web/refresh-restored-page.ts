import { readToken } from './session/session-cookies.ts';

/**
 * A page that the browser brings back from its memory was drawn for whoever was signed in then. When that has changed it is
 * loaded anew, so that nobody reads another person's page by going back, and a top bar never asks to log in who has.
 */
export function refreshRestoredPage(reload: () => void = () => location.reload()): void {
  const drawnFor = readToken();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readToken() !== drawnFor) reload();
  });
}
