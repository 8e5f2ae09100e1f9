import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { isFrontSite } from '#platform/web/session/guard.ts';
import { categoryArt } from '#domains/site/web/category-art/category-art.ts';
import { sendNoFile } from './answers/no-file.ts';
import { isCentrePath } from './centres/centre-paths.ts';
import { loadIslands } from '#platform/pages/draw-islands.tsx';
import type { IslandComponents } from '#platform/pages/draw-islands.tsx';
import { faultPage, forbiddenPage, notFoundPage, unavailablePage } from '#platform/pages/error-documents.tsx';
import { islands, lateIslands } from './islands.ts';
import { builtAssets, findBuild, liveAssets } from '#platform/pages/page-assets.ts';
import type { PageAssets } from '#platform/pages/page-assets.ts';
import type { PageFloor } from '#platform/pages/page-call.ts';
import { sendDocument } from '#platform/pages/page-headers.ts';
import { createPageRenderer, drawDocument } from '#platform/pages/page-renderer.tsx';
import type { DrawnPage } from '#platform/pages/page-renderer.tsx';
import { cookiesOf, isElderView, tokenOf } from '#platform/pages/page-cookies.ts';
import { createVisits, urlOf } from './page-visit.ts';
import type { Visit, Visits } from './page-visit.ts';
import { KeptPage } from '#platform/pages/kept-page.ts';
import { keepablePagesOf } from '#platform/pages/page-address.ts';
import type { PageCache } from '#platform/pages/page-cache.ts';
import type { Admission } from '#platform/server/calls/admission.ts';
import { Unavailable, withTroubleNamed } from '#platform/server/calls/failures.ts';
import { logTrouble } from '#platform/server/telling/trouble-log.ts';
import { serveArt, serveBuiltFiles } from '#platform/pages/static-files.ts';
import type { WebRoute } from '#platform/pages/web-route.tsx';
import { webRoutes } from './web-routes.tsx';

/** Where the browser's files are: a build on disk, or the sources behind the development server. */
export type WebFiles = { kind: 'built'; root: string } | { kind: 'live' };

export type PageOptions = PageFloor & {
  /** Lines before the database; without them every page is read at once. */
  admission?: Admission;
  /** Found beside the built server when absent. */
  web?: WebFiles;
  /** Keeps drawn pages that are the same for everybody; without it each is drawn. */
  cache?: PageCache;
  /** Address of this installation as the outside knows it. */
  publicUrl?: string;
  /** For tests: another route table, other islands. */
  routes?: WebRoute[];
  islands?: IslandComponents;
};

type Pages = {
  draw: ReturnType<typeof createPageRenderer>;
  visits: Visits;
  cache: PageCache | undefined;
  assets: PageAssets;
  isLive: boolean;
  admission: Admission | undefined;
};

/**
 * Serves everything that is not an API call: the public site drawn here, the shell of the centres, drawn pictures and
 * built files. Register it after the API; it answers every GET that is left.
 */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const web = options.web ?? (import.meta.env.DEV ? { kind: 'live' } : { kind: 'built', root: findBuild() });
  const assets = web.kind === 'live' ? liveAssets : builtAssets(web.root);
  const components = options.islands ?? (await loadIslands(islands));
  const routes = options.routes ?? webRoutes;
  const isLive = web.kind === 'live';
  const pages: Pages = {
    draw: createPageRenderer(routes, {
      assets,
      islands: components,
      lateIslands,
      publicUrl: options.publicUrl,
    }),
    visits: createVisits(options),
    // The development server's pages change without any change of data.
    cache: isLive ? undefined : options.cache,
    assets,
    isLive,
    admission: options.admission,
  };
  pages.cache?.serve(keepablePagesOf(routes));
  if (web.kind === 'built') await serveBuiltFiles(app, web.root);
  serveArt(app, categoryArt);
  await app.register(async (scope) => addRoutes(scope, pages));
}

function addRoutes(app: FastifyInstance, pages: Pages): void {
  app.setErrorHandler((error, request, reply) => sendFault(pages, { error, request, reply }));
  app.get('/', (_request, reply) => reply.redirect('/user-index/index', 302));
  app.get('/user-index', (_request, reply) => reply.redirect('/user-index/index', 302));
  app.get('/malllogin', (request, reply) => reply.redirect(`/user-index${request.url}`, 302));
  app.get('/404', (request, reply) =>
    sendNotice(pages, { request, reply, status: 404, title: '页面不存在' }, ({ ownerName, hotline }) =>
      notFoundPage(ownerName, hotline, { label: '看看最近的活动', href: '/user-index/activityList' }),
    ),
  );
  app.get('/401', (request, reply) => sendForbidden(pages, request, reply));
  app.get('/*', async (request, reply) => {
    const { pathname } = urlOf(request);
    if (isFrontSite(pathname)) return sendPage(pages, request, reply);
    if (/\.html?$/i.test(pathname)) return reply.redirect('/404', 302);
    if (/\.\w+$/.test(pathname)) return sendNoFile(reply);
    const isCentre = isCentrePath(pathname, tokenOf(request) !== undefined);
    return isCentre ? sendShell(pages, request, reply) : reply.redirect('/404', 302);
  });
}

async function sendPage(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { cache, draw, visits } = pages;
  const address = cache?.addressOf(request.raw);
  if (cache && address) {
    const isSignedIn = tokenOf(request) !== undefined;
    // Who asked first may be gone by then; it is drawn for all who ask.
    const drawForAll = (tables: Set<string>): Promise<DrawnPage> =>
      inLane(pages, async () => {
        const { context, frame } = await visits.shared(address, tables);
        return draw(context, frame);
      });
    const page = await cache.obtain(address, drawForAll, isSignedIn);
    if (page instanceof KeptPage) return cache.send(address, { request, reply, page });
    // What is not there for everybody may be there for its author.
    if (!isSignedIn) return sendDrawn(pages, { request, reply, page, isPersonal: false });
  }
  const drawPersonal = async () => {
    const { context, frame, isPersonal } = await visits.personal(request);
    return { page: await draw(context, frame), isPersonal };
  };
  const { page, isPersonal } = await inLane(pages, drawPersonal, reply);
  return sendDrawn(pages, { request, reply, page, isPersonal });
}

/** Pages stand in the line of those who read; what is for one who is gone is not drawn. */
const inLane = <Result,>(
  { admission }: Pages,
  work: () => Promise<Result>,
  reply?: FastifyReply,
): Promise<Result> => admission?.read.run(work, () => reply?.raw.destroyed === true) ?? work();

const visitInLane = (pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<Visit> =>
  inLane(pages, () => pages.visits.personal(request), reply);

type Sending = { request: FastifyRequest; reply: FastifyReply; page: DrawnPage; isPersonal: boolean };

function sendDrawn({ isLive }: Pages, { request, reply, page, isPersonal }: Sending): FastifyReply {
  if (page.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(page.to, 302);
  const isSecret = page.isPrivate === true;
  return sendDocument(request, reply, {
    ...page,
    isPersonal: isPersonal || isSecret,
    hidesAddress: isSecret,
    isLive,
  });
}

/** The centres' document: the same for everybody, filled in by the browser. */
async function sendShell(pages: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { frame } = await visitInLane(pages, request, reply);
  const html = drawDocument(null, { ...frame, isSessionExpired: false, assets: pages.assets('centres') });
  return sendDocument(request, reply, {
    status: 200,
    html,
    isPersonal: false,
    isLive: pages.isLive,
  });
}

/** Staff are told inside their shell, with its menu as the way back. */
async function sendForbidden(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { viewer } = (await visitInLane(pages, request, reply)).context;
  if (viewer.kind === 'staff') return sendShell(pages, request, reply);
  const title = viewer.kind === 'anonymous' ? '请先登录' : '没有访问权限';
  return sendNotice(pages, { request, reply, status: 401, title }, ({ ownerName }) =>
    forbiddenPage(ownerName, viewer),
  );
}

type Notice = { request: FastifyRequest; reply: FastifyReply; status: 404 | 401; title: string };

async function sendNotice(
  pages: Pages,
  { request, reply, status, title }: Notice,
  content: (visit: Visit) => ReactNode,
): Promise<FastifyReply> {
  const visit = await visitInLane(pages, request, reply);
  const html = drawDocument(content(visit), { ...visit.frame, title, assets: pages.assets('public-site') });
  return sendDocument(request, reply, { status, html, isPersonal: visit.isPersonal, isLive: pages.isLive });
}

function sendFault(
  pages: Pages,
  { error, request, reply }: { error: unknown; request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const named = withTroubleNamed(error);
  if (named instanceof Unavailable) return sendUnavailable(pages, { why: named, request, reply });
  request.log.error({ err: error }, 'page failed');
  return sendBare(pages, { request, reply, status: 500, content: faultPage(request.id) });
}

/** The browser is asked to come again by itself, the reader may do it sooner. */
function sendUnavailable(
  pages: Pages,
  { why, request, reply }: { why: Unavailable; request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  logTrouble(request.log, why);
  const seconds = String(why.retryAfterSeconds);
  reply.headers({ 'retry-after': seconds, refresh: seconds });
  const { pathname, search } = urlOf(request);
  return sendBare(pages, {
    request,
    reply,
    status: 503,
    content: unavailablePage(pathname + search, why.reason),
  });
}

type Bare = { request: FastifyRequest; reply: FastifyReply; status: number; content: ReactNode };

/** A page that reads nothing: the site's own name may be what could not be read. */
function sendBare({ assets, isLive }: Pages, { request, reply, status, content }: Bare): FastifyReply {
  const html = drawDocument(content, {
    siteTitle: '页面暂时打不开',
    isElder: isElderView(cookiesOf(request)),
    assets: assets('public-site'),
  });
  return sendDocument(request, reply, { status, html, isPersonal: true, isLive });
}
