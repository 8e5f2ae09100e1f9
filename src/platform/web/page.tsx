import type { AccountKind } from '#platform/contract/account-kinds.ts';
import type { ReactNode } from 'react';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';

/** Who looks at a page. `expired` is somebody whose token ran out: drawn as anonymous, renewed by the browser. */
export type Viewer =
  | { kind: 'anonymous'; isExpired: boolean }
  | { kind: AccountKind; accountId: number; roleId: number; displayName: string };

/** Calls an operation in process with the viewer's identity and every gate of the HTTP mount. @throws OperationFailed */
export type PageCall = <O extends AnyOperation>(operation: O, request: RequestOf<O>) => Promise<ResultOf<O>>;

/** What a page's `load` may use. */
export type PageContext = {
  call: PageCall;
  viewer: Viewer;
  url: URL;
  /** The server's clock at this request. */
  now: Date;
  cookies: Readonly<Record<string, string | undefined>>;
};

/** The same on a route that ends in `:id`; anything but digits went to /404 before. */
export type IdPageContext = PageContext & { id: number };

/** What a page's `view` receives. */
export type PageView<Data> = { data: Data; viewer: Viewer; url: URL };

/** What search engines and shared links are told of a page beyond its title and description. */
export type PageHead = {
  /** The page's one address, from the root; its path without the query when absent. */
  canonical?: string;
  /** A picture for shared links, from the root. */
  image?: string;
  kind?: 'website' | 'article';
  /** False for pages made of somebody's own words, or for one's own account. */
  isIndexed?: boolean;
  /** True for what only the holder of its secret address may read: no cache keeps it. */
  isPrivate?: boolean;
  /** schema.org objects; they name addresses in full. */
  structured?: (absolute: Absolute) => object[];
};

/** Makes an address from the root one that works outside the site. */
export type Absolute = (path: string) => string;

/**
 * One page of the public site: reads its data on the server, names itself, draws itself. An operation that answers 404
 * inside `load` sends the visitor to /404, 401 to the login page, 403 to /401.
 */
export type PageDefinition<Context extends PageContext, Data> = {
  load: (context: Context) => Promise<Data>;
  /** Stands before the site's name in the tab; undefined on the home page. */
  title: (data: Data) => string | undefined;
  /** For search engines and shared links. */
  description?: (data: Data) => string;
  head?: (data: Data) => PageHead;
  view: (props: PageView<Data>) => ReactNode;
  /** The program that the page brings to the browser; the public site's, with React, unless told. */
  program?: 'verify';
  /** HTTP status of the document; 200 when absent. */
  status?: number;
  /**
   * Every name that the page reads from its query; a page that declares them is drawn once for everybody and kept until a
   * table changes that it was read from. Its drawing then knows no cookie but the large-type view's.
   */
  query?: readonly string[];
  /** Of a page with `query`: shows people who are signed in something of their own, so it is drawn anew for each of them. */
  knowsViewer?: boolean;
};

/** Declares a page; the route table takes it as `page('activityDetail/:id', activityDetailPage)`. */
export const definePage = <Context extends PageContext, Data>(
  definition: PageDefinition<Context, Data>,
): PageDefinition<Context, Data> => definition;

/** What a layout's `view` receives; `returnTo` stands for the page's address and may only become a part of a link, by `encodeURIComponent`. */
type LayoutView<Data> = { data: Data; returnTo: string; children: ReactNode };

/**
 * What surrounds several pages (header, footer); its `load` runs beside the page's own. It is drawn once for what `load` gives, which
 * is therefore JSON, and says nothing else (decision 0055).
 */
export type LayoutDefinition<Data> = {
  load: (context: PageContext) => Promise<Data>;
  view: (props: LayoutView<Data>) => ReactNode;
};

/** Declares a layout; `children` is the page. */
export const defineLayout = <Data,>(definition: LayoutDefinition<Data>): LayoutDefinition<Data> => definition;

/** Thrown by `load` to send the visitor elsewhere on this site. No `Response`: on the server its first one loads Node's HTTP client, 12 MiB. */
export class GoTo {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}
