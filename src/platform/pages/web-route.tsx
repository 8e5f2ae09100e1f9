import type { ComponentType } from 'react';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { GoTo } from '#platform/web/page.tsx';
import type {
  IdPageContext,
  LayoutDefinition,
  PageContext,
  PageDefinition,
  PageHead,
  PageView,
} from '#platform/web/page.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import type { ClientEntry } from './page-assets.ts';
import { parseRouteId } from '#platform/web/route-id.ts';

/** What the page server reads from a page's route to draw it and to fill the document's head. */
export type PageHandle = {
  view: ComponentType<PageView<unknown>>;
  title: (data: unknown) => string | undefined;
  description: (data: unknown) => string | undefined;
  head: (data: unknown) => PageHead;
  status: number;
  /** The program that the page brings to the browser. */
  program: ClientEntry;
  /** Named only by pages that may be kept (PageDefinition). */
  query: readonly string[] | undefined;
  knowsViewer: boolean;
};

/** The values of a path's parameters, by name. */
export type Params = Readonly<Record<string, string | undefined>>;

/** One line of the route table: a page, the layout of those below it, or the way elsewhere, which its `load` throws as a `GoTo`. */
export type WebRoute = {
  path: string;
  load: (context: PageContext, params: Params) => Promise<unknown>;
  handle?: PageHandle;
  layout?: LayoutDefinition<unknown>['view'];
  children?: WebRoute[];
};

type ContextOf<Path extends string> = Path extends `${string}:id` ? IdPageContext : PageContext;

/**
 * One line of the route table. A path that ends in `:id` takes digits only; a page without an id cannot ask for one. One that ends in
 * `:token` is a one-time link: no cache keeps it, no search engine lists it, no other site learns it, whatever the page says.
 */
export function page<Path extends string, Data>(
  path: Path,
  definition: PageDefinition<ContextOf<Path>, Data>,
): WebRoute {
  const secrecy = path.endsWith(':token') ? { isPrivate: true, isIndexed: false } : {};
  const handle = {
    view: definition.view,
    title: definition.title,
    description: (data: Data) => definition.description?.(data),
    head: (data: Data) => ({ ...definition.head?.(data), ...secrecy }),
    status: definition.status ?? 200,
    program: definition.program ?? 'public-site',
    query: definition.query,
    knowsViewer: definition.knowsViewer ?? false,
  } as PageHandle;
  const takesId = path.endsWith(':id');
  return {
    path,
    handle,
    load: (context, params) =>
      loaded(context, async () =>
        definition.load((takesId ? { ...context, id: idOf(params) } : context) as ContextOf<Path>),
      ),
  };
}

/** Pages inside a common layout, below one path; the page server draws it around them. */
export const layout = <Data,>(
  path: string,
  { load, view }: LayoutDefinition<Data>,
  children: WebRoute[],
): WebRoute => ({
  path,
  layout: view as LayoutDefinition<unknown>['view'],
  load: (context) => loaded(context, () => load(context)),
  children,
});

/** An old address that leads to another path of this site. */
export const moved = (path: string, to: string): WebRoute => ({
  path,
  load: async () => {
    throw new GoTo(to);
  },
});

async function loaded<Data>({ url }: PageContext, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    throw error instanceof OperationFailed ? (elsewhere(error, url) ?? error) : error;
  }
}

function elsewhere(failure: OperationFailed, url: URL): GoTo | undefined {
  if (failure.code === 404) return new GoTo('/404');
  if (failure.code === 403) return new GoTo('/401');
  if (failure.code === 401 || failure.code >= 50_000)
    return new GoTo(loginPathFor(url.pathname + url.search));
  return undefined;
}

function idOf(params: Params): number {
  const id = parseRouteId(params['id']);
  if (id === undefined) throw new GoTo('/404');
  return id;
}
