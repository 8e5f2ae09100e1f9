import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import { labelDay } from '#platform/contract/instants.ts';
import { remembered } from '#platform/contract/text/remembered.ts';
import { DrawApartProvider } from '#platform/web/islands/drawn-once.tsx';
import { IslandRendererProvider } from '#platform/web/islands/island.tsx';
import type { PageContext } from '#platform/web/page.tsx';
import { Document } from './document.tsx';
import type { DocumentProps } from './document.tsx';
import { islandRenderers } from './draw-islands.tsx';
import type { IslandComponents } from './draw-islands.tsx';
import type { ClientEntry, PageAssets } from './page-assets.ts';
import type { PageHandle } from './web-route.tsx';

/** A page ready to be sent, or the path to go to instead. */
export type DrawnPage =
  | { kind: 'page'; status: number; html: string; isPrivate?: boolean }
  | { kind: 'redirect'; to: string };

/** What every document of one request shares. */
export type DocumentFrame = Pick<DocumentProps, 'siteTitle' | 'isElder' | 'isSessionExpired'>;

export type PageRenderer = (context: PageContext, frame: DocumentFrame) => Promise<DrawnPage>;

export type RendererOptions = {
  assets: PageAssets;
  islands: IslandComponents;
  /** Islands whose code comes when they are near the window; no head asks for them beforehand. */
  lateIslands?: ReadonlySet<string>;
  /** Address of this installation as the outside knows it, for canonical and shared addresses. */
  publicUrl?: string;
};

/** Draws pages of the route table. An address outside it goes to /404; whatever a page's `load` throws unforeseen passes to the caller. */
export function createPageRenderer(
  routes: RouteObject[],
  { assets, islands, lateIslands = new Set(), publicUrl = '' }: RendererOptions,
): PageRenderer {
  const handler = createStaticHandler(routes);
  const islandsOfPage = islandRenderers(islands);
  return async (context, frame) => {
    const found = await handler.query(new Request(context.url), { requestContext: context });
    if (found instanceof Response) return { kind: 'redirect', to: found.headers.get('location') ?? '/' };
    const failure = Object.values(found.errors ?? {})[0];
    if (isRouteErrorResponse(failure) && failure.status === 404) return { kind: 'redirect', to: '/404' };
    if (failure) throw failure;
    const { renderer, drawn } = islandsOfPage();
    const body = renderToString(
      <IslandRendererProvider renderer={renderer}>
        <DrawApartProvider value={renderToStaticMarkup}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, found)}
            context={found}
            hydrate={false}
          />
        </DrawApartProvider>
      </IslandRendererProvider>,
    );
    const { status, isPrivate, program, ...head } = headOf(found, context.url, publicUrl);
    const soon = [...drawn].filter((name) => !lateIslands.has(name));
    const html = documentHtml({
      ...frame,
      ...head,
      // Without React no island comes before it is touched.
      assets: assets(program, program === 'public-site' ? soon : []),
      hasViewerParts: true,
      body,
    });
    return { kind: 'page', status, html, isPrivate };
  };
}

/** The innermost page of the match names the document. */
function headOf(context: StaticHandlerContext, url: URL, publicUrl: string): DrawnHead {
  const match = context.matches.findLast(({ route }) => route.handle);
  if (!match) return { status: context.statusCode, program: 'public-site' };
  const handle = match.route.handle as PageHandle;
  const data: unknown = context.loaderData[match.route.id];
  const head = handle.head(data);
  const { canonical = url.pathname, image = sharePicture, kind, isIndexed, structured } = head;
  const absolute = (path: string): string => publicUrl + path;
  return {
    status: handle.status,
    program: handle.program,
    isPrivate: head.isPrivate ?? false,
    title: handle.title(data),
    description: handle.description(data),
    sharing: {
      url: absolute(canonical),
      image: absolute(image),
      kind: kind ?? 'website',
      isIndexed: isIndexed ?? true,
      structured: structured?.(absolute) ?? [],
    },
  };
}

type DrawnHead = { status: number; program: ClientEntry; isPrivate?: boolean } & Pick<
  DocumentProps,
  'title' | 'description' | 'sharing'
>;

/** The picture of pages that have none of their own; 1200 by 630, as the places want it where links are shared. */
const sharePicture = '/brand/share.png';

/** A document without loader, for the shell of the centres and for errors. */
export function drawDocument(content: ReactNode, props: Omit<DocumentProps, 'body'>): string {
  return documentHtml({ ...props, body: content ? renderToString(content) : '' });
}

/** Stands where the body goes; no text of a document can hold it, its marks are escaped. */
const hole = '<!--body-->';

const documentHtml = ({ body, ...props }: DocumentProps): string => {
  const [before, after] = aroundBody(JSON.stringify([labelDay(), props]));
  return `${before}${body}${after}`;
};

/** What stands around the body is the same for each address of a list, as long as the day is. */
const aroundBody = remembered(
  (told) => {
    const [, props] = JSON.parse(told) as [string, Omit<DocumentProps, 'body'>];
    const html = renderToStaticMarkup(<Document {...props} body={hole} />);
    const [before = '', after = ''] = html.split(hole);
    return [`<!doctype html>${before}`, after] as const;
  },
  { most: 100, longest: 10_000 },
);
