import type { FastifyRequest } from 'fastify';
import { getSite } from '#domains/site/contract/site.contract.ts';
import type { PageCall, PageContext } from '#platform/web/page.tsx';
import { askedAddress, type PageAddress } from '#platform/pages/page-address.ts';
import { bindingsByName, createPageCall, identifyViewer } from '#platform/pages/page-call.ts';
import type { PageFloor } from '#platform/pages/page-call.ts';
import { cookiesOf, isElderView, tokenOf } from '#platform/pages/page-cookies.ts';
import type { DocumentFrame } from '#platform/pages/page-renderer.tsx';

/** One request for a page: who looks at what, and what its document says of the site. */
export type Visit = {
  context: PageContext;
  frame: DocumentFrame;
  /** Whose site it is, below its mark. */
  ownerName: string;
  hotline: string;
  isPersonal: boolean;
};

const origin = 'http://site.invalid';

/** Reads visits: of one person, or as everybody sees a page who is not signed in. */
export type Visits = {
  /** The readable cookie names the viewer, for drawing only: commands need the bearer token. */
  personal: (request: FastifyRequest) => Promise<Visit>;
  /** Knows nothing of the request but the page's address; notes in `tables` what it reads. */
  shared: (address: PageAddress, tables: Set<string>) => Promise<Visit>;
};

export function createVisits(floor: PageFloor): Visits {
  const bindings = bindingsByName(floor);
  return {
    personal: async (request) => {
      const token = tokenOf(request);
      const { caller, viewer } = await identifyViewer(floor, token);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 200);
      const invocation = { caller, requestId: request.id, address: request.ip, userAgent };
      const call = createPageCall(floor, bindings, invocation);
      const visit = { url: urlOf(request), cookies: cookiesOf(request), viewer };
      return { ...(await visitOf(visit, call, floor)), isPersonal: token !== undefined };
    },
    shared: (address, tables) => {
      const { engine } = floor;
      const database = { ...engine.database, kysely: engine.database.noteReads(tables) };
      const noting = { ...floor, engine: { ...engine, database, readTables: tables } };
      const call = createPageCall(noting, bindings, { caller: { kind: 'anonymous' }, requestId: 'shared' });
      const visit = {
        url: new URL(origin + address.path),
        cookies: address.isElder ? { view: 'elder' } : {},
        viewer: { kind: 'anonymous' as const, isExpired: false },
      };
      return visitOf(visit, call, floor);
    },
  };
}

type Visiting = Pick<PageContext, 'url' | 'cookies' | 'viewer'>;

async function visitOf(visiting: Visiting, call: PageCall, { engine }: PageFloor): Promise<Visit> {
  const { title: siteTitle, undertaker, phone: hotline } = await call(getSite, {});
  const { viewer, cookies } = visiting;
  const isSessionExpired = viewer.kind === 'anonymous' && viewer.isExpired;
  return {
    context: { ...visiting, call, now: engine.clock() },
    frame: { siteTitle, isElder: isElderView(cookies), isSessionExpired },
    ownerName: undertaker || siteTitle,
    hotline,
    isPersonal: false,
  };
}

/** Path and query of the request on a fixed origin: the Host header is the visitor's word and decides nothing. */
export const urlOf = (request: FastifyRequest): URL => {
  const address = origin + askedAddress(request.raw.url);
  return new URL(URL.canParse(address) ? address : `${origin}/404`);
};
