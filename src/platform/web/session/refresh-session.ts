import { isSessionCode } from '#platform/contract/envelope.ts';
import type { RemoteCall } from '../calls/remote.ts';
import { sendCall } from '../calls/send-call.ts';
import { readToken, setToken } from './session-cookies.ts';

const refreshCall: RemoteCall<Record<string, never>, { accessToken: string }> = {
  method: 'POST',
  path: '/api/token/refresh',
};

/** Told to the window when the session here can no longer be renewed. */
export const sessionOver = 'session-over';

let queue: Promise<unknown> = Promise.resolve();

/** One at a time over all tabs; over this tab only where the page is not a secure context and has no locks. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request('refresh-session', work) as Promise<Result>;
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

/**
 * Renews the session by the HttpOnly refresh cookie. A refresh token works once, so whoever waited for the lock looks
 * first whether another call or tab has already brought a new token. False when the session cannot be renewed.
 */
export function refreshSession(expiredToken: string | undefined): Promise<boolean> {
  return exclusively(async () => {
    const current = readToken();
    if (current !== expiredToken) return current !== undefined;
    const envelope = await sendCall<{ accessToken: string }>(refreshCall, {});
    if (envelope.code !== 200) {
      if (isSessionCode(envelope.code)) dispatchEvent(new Event(sessionOver));
      return false;
    }
    setToken(envelope.result.accessToken);
    return true;
  });
}
