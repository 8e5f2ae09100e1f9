import type { ReactNode } from 'react';
import fillViewers from './fill-viewers.js?raw';
import type { Viewer } from '../page.tsx';

export type ViewerKind = Exclude<Viewer['kind'], 'anonymous'>;

/** The text of the one inline script, for the content policy to allow by its hash; comments and indents stay here. */
export const fillViewersScript = fillViewers.replace(/^\s*(\/\/.*\n)?/gm, '');

/**
 * A part of a public page for who is signed in, or for one kind of them. It lies in a template, so it is nothing to anybody
 * else: not seen, not read aloud, its islands' code not loaded (decision 0008).
 */
export const ForViewers = ({ kind, children }: { kind?: ViewerKind; children: ReactNode }) => (
  <template data-viewers={kind ?? 'all'}>{children}</template>
);

/** The name of who is signed in, inside `ForViewers`. */
export const ViewerName = () => <span data-viewer-name />;

/** On an element that is only for who is not signed in. */
export const visitorsOnly = { 'data-visitors-only': true } as const;

/** On the last element of the site's head: nothing is painted before it is there, or a half-read bar would be seen to grow. */
export const viewerPartsEnd = { id: 'main-navigation' } as const;

/** In the head of every page that has such parts, before its styles, for which a script would wait. */
export const FillViewers = () => (
  <>
    <script dangerouslySetInnerHTML={{ __html: fillViewersScript }} />
    <link rel="expect" href={`#${viewerPartsEnd.id}`} blocking="render" />
  </>
);
