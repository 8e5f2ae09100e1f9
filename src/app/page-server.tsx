import { parse } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { getSite } from '#domains/site/contract/site.contract.ts';
import type { PageContext } from '#platform/web/page.tsx';
import { isFrontSite } from '#platform/web/guard.ts';
import { isCentrePath } from './centre-paths.ts';
import { loadIslands } from './draw-islands.tsx';
import type { IslandComponents } from './draw-islands.tsx';
import { faultPage, forbiddenPage, notFoundPage } from './error-documents.tsx';
import { islands } from './islands.ts';
import { builtAssets, liveAssets } from './page-assets.ts';
import type { PageAssets } from './page-assets.ts';
import { bindingsByName, createPageCall, identifyViewer } from './page-call.ts';
import type { PageFloor } from './page-call.ts';
import { sendDocument } from './page-headers.ts';
import { createPageRenderer, drawDocument } from './page-renderer.tsx';
import type { DocumentFrame } from './page-renderer.tsx';
import { serveArt, serveBuiltFiles } from './static-files.ts';
import { webRoutes } from './web-routes.tsx';

export type PageServerOptions = PageFloor & {
  /** Folder of the browser's build, or `live` behind the development server. */
  web: string | 'live';
  /** For tests: another route table, islands or assets. */
  routes?: RouteObject[];
  islands?: IslandComponents;
  assets?: PageAssets;
};

const origin = 'http://site.invalid';

/**
 * Serves everything that is not an API call: the public site drawn here, the shell of the centres, drawn pictures and
 * built files. Register it after the API; it answers every GET that is left.
 */
export async function servePages(app: FastifyInstance, options: PageServerOptions): Promise<void> {
  const isLive = options.web === 'live';
  const assets = options.assets ?? (isLive ? liveAssets : builtAssets(options.web));
  const components = options.islands ?? (await loadIslands(islands));
  const draw = createPageRenderer(options.routes ?? webRoutes, { assets, islands: components });
  const visitOf = createVisits(options);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { context, frame, isPersonal } = await visitOf(request);
    const page = await draw(context, frame);
    if (page.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(page.to, 302);
    return sendDocument(request, reply, { ...page, isPersonal, isLive });
  };

  /** /404 and /401: the same picture for the same person, with its own status. */
  const sendNotice =
    (status: 404 | 401, title: string, content: (siteTitle: string, context: PageContext) => ReactNode) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { context, frame, isPersonal } = await visitOf(request);
      const scene = content(frame.siteTitle, context);
      const html = drawDocument(scene, { ...frame, title, assets: assets('public-site') });
      return sendDocument(request, reply, { status, html, isPersonal, isLive });
    };

  const sendShell = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { frame } = await visitOf(request);
    const html = drawDocument(null, { ...frame, isSessionExpired: false, assets: assets('centres') });
    return sendDocument(request, reply, {
      status: 200,
      html,
      isPersonal: false,
      allowsInlineStyles: true,
      isLive,
    });
  };

  if (!isLive && !options.assets) await serveBuiltFiles(app, options.web);
  serveArt(app);
  await app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) => {
      request.log.error({ err: error }, 'page failed');
      const html = drawDocument(faultPage('', request.id), {
        siteTitle: '页面暂时打不开',
        isElder: isElderView(cookiesOf(request)),
        assets: assets('public-site'),
      });
      return sendDocument(request, reply, { status: 500, html, isPersonal: true, isLive });
    });
    pages.get('/', (_request, reply) => reply.redirect('/user-index/index', 302));
    pages.get('/user-index', (_request, reply) => reply.redirect('/user-index/index', 302));
    pages.get('/malllogin', (request, reply) => reply.redirect(`/user-index${request.url}`, 302));
    pages.get('/404', sendNotice(404, '页面不存在', notFoundPage));
    pages.get(
      '/401',
      sendNotice(401, '没有访问权限', (siteTitle, { viewer }) => forbiddenPage(siteTitle, viewer)),
    );
    pages.get('/*', (request, reply) => {
      const { pathname } = urlOf(request);
      if (pathname.startsWith('/api/')) return reply.callNotFound();
      if (isFrontSite(pathname)) return sendPage(request, reply);
      if (/\.\w+$/.test(pathname))
        return reply.code(404).type('text/plain; charset=utf-8').send('没有这个文件');
      if (isCentrePath(pathname, Boolean(cookiesOf(request)['Admin-Token'])))
        return sendShell(request, reply);
      return reply.redirect('/404', 302);
    });
  });
}

type Visit = { context: PageContext; frame: DocumentFrame; isPersonal: boolean };

/** Reads from a request who looks at what; the cookie names the viewer for drawing only, commands need the bearer token. */
function createVisits(options: PageFloor): (request: FastifyRequest) => Promise<Visit> {
  const bindings = bindingsByName(options);
  return async (request) => {
    const cookies = cookiesOf(request);
    const token = cookies['Admin-Token'];
    const { caller, viewer } = await identifyViewer(options, token);
    const call = createPageCall(options, bindings, {
      caller,
      requestId: request.id,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    });
    const { title: siteTitle } = await call(getSite, {});
    const isSessionExpired = viewer.kind === 'anonymous' && viewer.isExpired;
    return {
      context: { call, viewer, url: urlOf(request), cookies },
      frame: { siteTitle, isElder: isElderView(cookies), isSessionExpired },
      isPersonal: Boolean(token),
    };
  };
}

const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  parse(request.headers.cookie ?? '');

const isElderView = (cookies: Record<string, string | undefined>): boolean => cookies['view'] === 'elder';

/** Path and query of the request on a fixed origin: the Host header is the visitor's word and decides nothing. */
const urlOf = (request: FastifyRequest): URL => {
  const address = origin + (request.raw.url ?? '/');
  return new URL(URL.canParse(address) ? address : `${origin}/404`);
};
