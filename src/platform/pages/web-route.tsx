import { Outlet, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { goTo } from '#platform/web/page.tsx';
import type {
  IdPageContext,
  LayoutDefinition,
  PageContext,
  PageDefinition,
  PageHead,
} from '#platform/web/page.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import type { ClientEntry } from './page-assets.ts';
import { parseRouteId } from '#platform/web/route-id.ts';

/** What the page server reads from a matched route to fill the document's head. */
export type PageHandle = {
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

type ContextOf<Path extends string> = Path extends `${string}:id` ? IdPageContext : PageContext;

/**
 * One line of the route table. A path that ends in `:id` takes digits only; a page without an id cannot ask for one. One that ends in
 * `:token` is a one-time link: no cache keeps it, no search engine lists it, no other site learns it, whatever the page says.
 */
export function page<Path extends string, Data>(
  path: Path,
  definition: PageDefinition<ContextOf<Path>, Data>,
): RouteObject {
  const View = definition.view;
  const Page = () => {
    const { data, context } = useLoaderData<Loaded<Data>>();
    return <View data={data} viewer={context.viewer} url={context.url} />;
  };
  const secrecy = path.endsWith(':token') ? { isPrivate: true, isIndexed: false } : {};
  const handle: PageHandle = {
    title: (data) => definition.title((data as Loaded<Data>).data),
    description: (data) => definition.description?.((data as Loaded<Data>).data),
    head: (data) => ({ ...definition.head?.((data as Loaded<Data>).data), ...secrecy }),
    status: definition.status ?? 200,
    program: definition.program ?? 'public-site',
    query: definition.query,
    knowsViewer: definition.knowsViewer ?? false,
  };
  const takesId = path.endsWith(':id');
  return {
    path,
    handle,
    Component: Page,
    loader: (args) =>
      loaded(args, (context) =>
        definition.load((takesId ? { ...context, id: idOf(args) } : context) as ContextOf<Path>),
      ),
  };
}

/** Pages inside a common layout, below one path. */
export function layout<Data>(
  path: string,
  definition: LayoutDefinition<Data>,
  children: RouteObject[],
): RouteObject {
  const View = definition.view;
  const Layout = () => {
    const { data, context } = useLoaderData<Loaded<Data>>();
    return (
      <View data={data} viewer={context.viewer} url={context.url}>
        <Outlet />
      </View>
    );
  };
  return { path, Component: Layout, loader: (args) => loaded(args, definition.load), children };
}

type Loaded<Data> = { data: Data; context: PageContext };

async function loaded<Data>(
  { context }: LoaderFunctionArgs,
  load: (context: PageContext) => Promise<Data>,
): Promise<Loaded<Data>> {
  const pageContext = context as PageContext;
  try {
    return { data: await load(pageContext), context: pageContext };
  } catch (error) {
    throw error instanceof OperationFailed ? (elsewhere(error, pageContext.url) ?? error) : error;
  }
}

function elsewhere(failure: OperationFailed, url: URL): Response | undefined {
  if (failure.code === 404) return goTo('/404');
  if (failure.code === 403) return goTo('/401');
  if (failure.code === 401 || failure.code >= 50_000) return goTo(loginPathFor(url.pathname + url.search));
  return undefined;
}

function idOf({ params }: LoaderFunctionArgs): number {
  const id = parseRouteId(params['id']);
  if (id === undefined) throw goTo('/404');
  return id;
}
