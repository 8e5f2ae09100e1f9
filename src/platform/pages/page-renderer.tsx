import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router';
import { labelDay } from '#platform/contract/instants.ts';
import { remembered } from '#platform/contract/text/remembered.ts';
import { AnswerBody, type Pieces } from '#platform/server/answers/answer-body.ts';
import { GoTo, type PageContext } from '#platform/web/page.tsx';
import { Document } from './document.tsx';
import type { DocumentProps } from './document.tsx';
import type { IslandComponents } from './draw-islands.tsx';
import { type Around, pageDrawer } from './draw-page.tsx';
import type { ClientEntry, PageAssets } from './page-assets.ts';
import type { PageHandle, Params, WebRoute } from './web-route.tsx';

/** A page ready to be sent, or the path to go to instead. */
export type DrawnPage =
  | { kind: 'page'; status: number; html: AnswerBody; isPrivate?: boolean }
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

/** The pages that the addresses of the day lead to. */
const knownPaths = { most: 1_000, longest: 200 };

/** Draws pages of the route table. An address outside it goes to /404; whatever a page's `load` throws unforeseen passes to the caller. */
export function createPageRenderer(
  routes: WebRoute[],
  { assets, islands, lateIslands = new Set(), publicUrl = '' }: RendererOptions,
): PageRenderer {
  const draw = pageDrawer(islands);
  const matchesOf = remembered((pathname) => matchRoutes(routes, pathname) ?? [], knownPaths);
  return async (context, frame) => {
    const found = await find(matchesOf(context.url.pathname), context);
    if (found instanceof GoTo) return { kind: 'redirect', to: found.path };
    const { handle, data, around } = found;
    const { viewer, url } = context;
    const body = draw(<handle.view data={data} viewer={viewer} url={url} />, around);
    const { status, isPrivate, program, ...head } = headOf(found, url, publicUrl);
    const soon = [...body.islands].filter((name) => !lateIslands.has(name));
    const html = documentAround(body.html, {
      ...frame,
      ...head,
      // Without React no island comes before it is touched.
      assets: assets(program, program === 'public-site' ? soon : []),
      hasViewerParts: true,
    });
    return { kind: 'page', status, html, isPrivate };
  };
}

/** A page with what it and its layout read, or where to go instead. */
type FoundPage = { handle: PageHandle; data: unknown; around: Around | undefined };

async function find(
  matches: readonly { route: WebRoute; params: Params }[],
  context: PageContext,
): Promise<FoundPage | GoTo> {
  try {
    const data = await Promise.all(matches.map(({ route, params }) => route.load(context, params)));
    const handle = matches.at(-1)?.route.handle;
    if (!handle) return new GoTo('/404');
    const outer = matches.findIndex(({ route }) => route.layout);
    const route = matches[outer]?.route;
    const returnTo = context.url.pathname + context.url.search;
    const around = route?.layout && { layout: route.layout, path: route.path, data: data[outer], returnTo };
    return { handle, data: data.at(-1), around };
  } catch (thrown) {
    if (thrown instanceof GoTo) return thrown;
    throw thrown;
  }
}

/** What the page says of itself in the document's head. */
function headOf({ handle, data }: FoundPage, url: URL, publicUrl: string): DrawnHead {
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
export function drawDocument(content: ReactNode, props: AroundBody): AnswerBody {
  return documentAround(content ? [renderToString(content)] : [], props);
}

type AroundBody = Omit<DocumentProps, 'body'>;

/** Stands where the body goes; no text of a document can hold it, its marks are escaped. */
const hole = '<!--body-->';

function documentAround(body: Pieces, props: AroundBody): AnswerBody {
  const [before, after] = aroundBody(JSON.stringify([labelDay(), props]));
  return new AnswerBody([before, ...body, after]);
}

/** What stands around the body is the same for each address of a list, as long as the day is. */
const aroundBody = remembered(
  (told) => {
    const [, props] = JSON.parse(told) as [string, AroundBody];
    const html = renderToStaticMarkup(<Document {...props} body={hole} />);
    const [before = '', after = ''] = html.split(hole);
    return [Buffer.from(`<!doctype html>${before}`), Buffer.from(after)] as const;
  },
  { most: 100, longest: 10_000 },
);
