import { labelDay } from '#platform/contract/instants.ts';
import { jsonForHtml } from '#platform/web/islands/island.tsx';
import { pageTitle } from '#platform/web/page-title.ts';
import { FillViewers } from '#platform/web/islands/viewer-part.tsx';
import type { DocumentAssets } from './page-assets.ts';

/** The page as others may name it: full addresses, and schema.org objects. */
export type Sharing = {
  url: string;
  image: string;
  kind: 'website' | 'article';
  isIndexed: boolean;
  structured: readonly object[];
};

export type DocumentProps = {
  siteTitle: string;
  /** The page's own name; without one the site's stands alone. */
  title?: string | undefined;
  description?: string | undefined;
  /** For search engines and shared links; notices and the centres have none. */
  sharing?: Sharing | undefined;
  assets: DocumentAssets;
  isElder: boolean;
  /** Whether parts of the body differ by who is signed in; the browser fills them in. */
  hasViewerParts?: boolean;
  /** The viewer's token ran out: the browser renews it and loads the page again. */
  isSessionExpired?: boolean;
  /** The page, already drawn. */
  body: string;
};

/** The document around every page. It says the day on which it was drawn, which the browser's labels go by. One fixed inline script and no style attribute, so that one content policy serves all. */
export function Document(props: DocumentProps) {
  const { assets } = props;
  return (
    <html
      lang="zh-CN"
      data-day={labelDay()}
      data-view={props.isElder ? 'elder' : undefined}
      data-session={props.isSessionExpired ? 'expired' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{pageTitle(props.title, props.siteTitle)}</title>
        <meta name="application-name" content={props.siteTitle} />
        {props.description && <meta name="description" content={props.description} />}
        {props.sharing && <SharingTags {...props} sharing={props.sharing} />}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content="#C8371F" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app/apple-touch-icon.png" />
        <link rel="manifest" href="/app/site.webmanifest" />
        {props.hasViewerParts && <FillViewers />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          // The page is readable without them: styles and pictures come first on a slow line.
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          跳到正文
        </a>
        <div id="root" dangerouslySetInnerHTML={{ __html: props.body }} />
      </body>
    </html>
  );
}

type SharingTagsProps = Pick<DocumentProps, 'title' | 'siteTitle' | 'description'> & { sharing: Sharing };

const pageBegins = '<div id="root">';
const oldNote = '系统正在恢复，你看到的是几分钟前的内容，个别地方可能已有变化。';

/** A drawn document that says, quietly and before all else, that it could not be drawn anew. */
export const saidToBeOld = (html: string): string =>
  html.replace(pageBegins, `<p class="old-note" role="status">${oldNote}</p>${pageBegins}`);

/** Canonical address, Open Graph and structured data; the latter is data to the browser, so the content policy lets it stand. */
function SharingTags({ title, siteTitle, description, sharing }: SharingTagsProps) {
  const { url, image, kind, isIndexed, structured } = sharing;
  if (!isIndexed) return <meta name="robots" content="noindex, follow" />;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:title" content={title ?? siteTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      {structured.map((one, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: jsonForHtml({ '@context': 'https://schema.org', ...one }),
          }}
        />
      ))}
    </>
  );
}
