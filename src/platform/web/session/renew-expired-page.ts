import { refreshSession } from './refresh-session.ts';
import { readToken } from './session-cookies.ts';

/**
 * A page whose viewer's token had run out was drawn for nobody. Renews the session and loads the page again as the
 * person's own.
 */
export async function renewExpiredPage(): Promise<void> {
  if (document.documentElement.dataset['session'] !== 'expired') return;
  try {
    if (await refreshSession(readToken())) location.reload();
  } catch {
    // No network: the next page tries again.
  }
}
