import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labelDay } from '#platform/contract/instants.ts';
import { rememberedByText } from '#platform/contract/text/remembered.ts';
import type { Pieces } from '#platform/server/answers/answer-body.ts';
import { type DrawApart, DrawApartProvider } from '#platform/web/islands/drawn-once.tsx';
import { IslandRendererProvider } from '#platform/web/islands/island.tsx';
import { type IslandComponents, type IslandRenderers, islandRenderers } from './draw-islands.tsx';
import { drawnRows } from './drawn-rows.ts';
import { StandIns } from './stand-ins.ts';
import type { LayoutDefinition } from '#platform/web/page.tsx';

/** What a page is put together of; `islands` are the names of those that stand in it, for preloading. */
type Drawn<Html> = { html: Html; islands: ReadonlySet<string> };

/** What surrounds pages, cut at the page and wherever their address stands. */
type Frame = Drawn<{ before: readonly Buffer[]; after: readonly Buffer[] }>;

type LayoutView = LayoutDefinition<unknown>['view'];

/** The layout of a page at `path` of the route table, what it read, and the page's own address. */
export type Around = { layout: LayoutView; path: string; data: unknown; returnTo: string };

/** Frames and parts are some twenty kilobytes each. */
const known = { most: 100, longest: 20_000 };

/** Draws a page's own content and what surrounds it; frames and parts are drawn once for what they say (decision 0055). */
export function pageDrawer(components: IslandComponents) {
  const islandsOf = islandRenderers(components);
  const rowOf = drawnRows();
  const partOf = rememberedByText<Drawn<Buffer>>(known);
  const frameOf = rememberedByText<Frame>(known);
  return (content: ReactNode, around: Around | undefined): Drawn<Pieces> => {
    const { renderer, drawn } = islandsOf('');
    const taken = new Set<string>();
    const standIns = new StandIns();
    const drawApart: DrawApart = {
      row: (row, told, draw) => {
        const bytes = rowOf(row, told, draw);
        return bytes && standIns.for(bytes);
      },
      part: (name, told, draw) => {
        if (taken.has(name)) throw new Error(`two parts of one page are called ${name}`);
        taken.add(name);
        const part = partOf(`${labelDay()} ${name} ${told}`, () => drawPart(islandsOf, name, draw()));
        part.islands.forEach((island) => drawn.add(island));
        return standIns.for(part.html);
      },
    };
    const html = renderToStaticMarkup(
      <IslandRendererProvider renderer={renderer}>
        <DrawApartProvider value={drawApart}>{content}</DrawApartProvider>
      </IslandRendererProvider>,
    );
    const pieces = standIns.replacedIn(html);
    if (!around) return { html: pieces, islands: drawn };
    const { layout, path, data, returnTo } = around;
    const told = `${labelDay()} ${path} ${JSON.stringify(data)}`;
    const frame = frameOf(told, () => drawFrame(islandsOf, layout, data));
    frame.islands.forEach((island) => drawn.add(island));
    const address = Buffer.from(inAttribute(encodeURIComponent(returnTo)));
    const { before, after } = frame.html;
    return { html: [...joined(before, address), ...pieces, ...joined(after, address)], islands: drawn };
  };
}

/** Its islands bear ids of this place, since it stands on pages with others of the same name. */
function drawWithin(islandsOf: IslandRenderers, place: string, content: ReactNode): Drawn<string> {
  const { renderer, drawn } = islandsOf(`${place}-`);
  const html = renderToStaticMarkup(
    <IslandRendererProvider renderer={renderer}>{content}</IslandRendererProvider>,
  );
  return { html, islands: drawn };
}

function drawPart(islandsOf: IslandRenderers, name: string, content: ReactNode): Drawn<Buffer> {
  const { html, islands } = drawWithin(islandsOf, name, content);
  return { html: Buffer.from(html), islands };
}

/** Stands where the page goes; no text of a frame can hold it, its marks are escaped. */
const pageHole = <template data-page />;
const pageHoleHtml = renderToStaticMarkup(pageHole);
/** Stands where the page's address goes; `encodeURIComponent` leaves it as it is. */
const addressHole = '~the-address-of-this-page~';

function drawFrame(islandsOf: IslandRenderers, View: LayoutView, data: unknown): Frame {
  const { html, islands } = drawWithin(
    islandsOf,
    'frame',
    <View data={data} returnTo={addressHole}>
      {pageHole}
    </View>,
  );
  const [before = '', after = ''] = html.split(pageHoleHtml);
  return { html: { before: cut(before), after: cut(after) }, islands };
}

const cut = (html: string): Buffer[] => html.split(addressHole).map((piece) => Buffer.from(piece));

const joined = (pieces: readonly Buffer[], between: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));

/** Of what `encodeURIComponent` leaves only this is written otherwise by React. */
const inAttribute = (encoded: string): string => encoded.replaceAll("'", '&#x27;');
