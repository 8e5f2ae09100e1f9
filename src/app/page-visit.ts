import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { getSite } from '#domains/site/contract/site.contract.ts';
import type { PageContext } from '#platform/web/page.tsx';
import { cookieNames } from '#platform/web/session-cookies.ts';
import { bindingsByName, createPageCall, identifyViewer } from './page-call.ts';
import type { PageFloor } from './page-call.ts';
import type { DocumentFrame } from './page-renderer.tsx';

/** One request for a page: who looks at what, and what its document says of the site. */
export type Visit = {
  context: PageContext;
  frame: DocumentFrame;
  hotline: string;
  isPersonal: boolean;
};

const origin = 'http://site.invalid';

/** Reads visits from requests. The readable cookie names the viewer, for drawing only: commands need the bearer token. */
export function createVisits(floor: PageFloor): (request: FastifyRequest) => Promise<Visit> {
  const bindings = bindingsByName(floor);
  return async (request) => {
    const cookies = cookiesOf(request);
    const token = tokenOf(request);
    const { caller, viewer } = await identifyViewer(floor, token);
    const call = createPageCall(floor, bindings, {
      caller,
      requestId: request.id,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    });
    const { title: siteTitle, phone: hotline } = await call(getSite, {});
    const isSessionExpired = viewer.kind === 'anonymous' && viewer.isExpired;
    return {
      context: { call, viewer, url: urlOf(request), now: floor.engine.clock(), cookies },
      frame: { siteTitle, isElder: isElderView(cookies), isSessionExpired },
      hotline,
      isPersonal: token !== undefined,
    };
  };
}

/** Cookies of a request, decoded. */
export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  fastifyCookie.parse(request.headers.cookie ?? '');

/** The access token in the readable cookie, if there is one. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  cookiesOf(request)[cookieNames.token] || undefined;

/** Whether the visitor chose the large-type view (适老版). */
export const isElderView = (cookies: Record<string, string | undefined>): boolean =>
  cookies['view'] === 'elder';

/** Path and query of the request on a fixed origin: the Host header is the visitor's word and decides nothing. */
export const urlOf = (request: FastifyRequest): URL => {
  const address = origin + (request.raw.url ?? '/');
  return new URL(URL.canParse(address) ? address : `${origin}/404`);
};
