import type { Act } from '#platform/server/calls/act.ts';
import type { SessionLimits } from './session.rules.ts';
import { formatRefreshToken, parseRefreshToken } from './session-tokens.ts';
import type { RefreshToken } from './session-tokens.ts';

const name = 'Refresh-Token';
/** Sent to login, refresh and logout only; no other call ever sees it. */
const path = '/api/token';

/** The refresh token the browser sent; identity comes from it in refresh and logout only (decision 0013). */
export const readRefreshCookie = (act: Act): RefreshToken | undefined =>
  parseRefreshToken(act.cookies.read(name));

/** Sets the HttpOnly, SameSite=Strict cookie; a session with an idle limit ends with the browser, a remembered one lasts. */
export function writeRefreshCookie(act: Act, token: RefreshToken, limits: SessionLimits): void {
  const isRemembered = limits.idleMinutes === null;
  const maxAgeSeconds = Math.floor((limits.expiresAt.getTime() - act.now.getTime()) / 1_000);
  act.cookies.write({
    name,
    path,
    value: formatRefreshToken(token),
    maxAgeSeconds: isRemembered ? maxAgeSeconds : undefined,
  });
}

export const clearRefreshCookie = (act: Act): void => act.cookies.write({ name, path, value: undefined });
