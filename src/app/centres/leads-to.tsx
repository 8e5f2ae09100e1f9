import { redirect, redirectDocument, replace } from 'react-router';
import type { RouteObject } from 'react-router';
import { RippleLoading } from '#platform/web/frame/ripple-loading.tsx';

/** Addresses that only lead on show for a moment that something happens. */
export function OnTheWay() {
  return <RippleLoading />;
}

/** Whether the browser stands at an address already: at the start of a document, and when a person went back or forth. */
const standsAt = ({ pathname, search }: URL): boolean =>
  typeof location !== 'undefined' && location.pathname + location.search === pathname + search;

/**
 * Leads on to another address of this client. Where the browser stands already its entry is taken over: left behind, it
 * would lead forward again whoever goes back.
 */
export const leadOn = (from: URL, target: string): Response =>
  standsAt(from) ? replace(target) : redirect(target);

/** The same to a document that this client does not draw; waits until it has come. */
export async function leadOut(from: URL, target: string): Promise<Response> {
  if (!standsAt(from)) return redirectDocument(target);
  location.replace(target);
  return new Promise(() => undefined);
}

/** A row that leads on to another address of this client. */
export const leadsTo = (path: string, target: string): RouteObject => ({
  path,
  loader: ({ url }) => leadOn(url, target),
  Component: OnTheWay,
});
