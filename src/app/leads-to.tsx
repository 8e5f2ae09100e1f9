import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { RippleLoading } from '#platform/web/ui/ripple-loading.tsx';

/** Addresses that only lead on show for a moment that something happens. */
export function OnTheWay() {
  return <RippleLoading />;
}

/** A row that leads on to another address of this client. */
export const leadsTo = (path: string, target: string): RouteObject => ({
  path,
  loader: () => redirect(target),
  Component: OnTheWay,
});
