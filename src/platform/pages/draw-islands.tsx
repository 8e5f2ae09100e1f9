import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { labelDay } from '#platform/contract/instants.ts';
import type { IslandLoader } from '#platform/web/islands/hydrate-islands.tsx';
import { IslandBoundary } from '#platform/web/islands/island-boundary.tsx';
import type { IslandRenderer } from '#platform/web/islands/island.tsx';

export type IslandComponents = ReadonlyMap<string, ComponentType<object>>;

/** Islands on a page that is drawn anew are mostly those of the page before: hearts, filters, views. */
const known = { most: 500, longest: 500 };

/** Loads every island's component for drawing on the server. */
export async function loadIslands(loaders: Record<string, IslandLoader>): Promise<IslandComponents> {
  const loaded = Object.entries(loaders).map(
    async ([name, load]) => [name, (await load()) as ComponentType<object>] as const,
  );
  return new Map(await Promise.all(loaded));
}

type PageIslands = {
  renderer: IslandRenderer;
  /** The names that stood on the page, for preloading. */
  drawn: Set<string>;
};

/** Gives what draws the islands of one place; `place` begins their ids. */
export type IslandRenderers = (place: string) => PageIslands;

/**
 * Gives for each page what draws its islands, each as a tree of its own exactly as the browser will hydrate it. Since a browser makes the same of
 * the same props on the same day, so does the server: what names nothing by `useId` is drawn once for its props (decision 0055).
 */
export function islandRenderers(components: IslandComponents): IslandRenderers {
  const kept = new Map<string, string>();
  const draw = (name: string, props: object, identifierPrefix: string): string => {
    const key = `${labelDay()} ${name} ${JSON.stringify(props)}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    const Component = components.get(name);
    if (!Component) throw new Error(`no island is called ${name}; see src/app/islands.ts`);
    const tree = (
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>
    );
    const html = renderToString(tree, { identifierPrefix });
    if (key.length > known.longest || html.includes(identifierPrefix)) return html;
    if (kept.size >= known.most) kept.clear();
    kept.set(key, html);
    return html;
  };
  return (place) => {
    const drawn = new Set<string>();
    let count = 0;
    const renderer: IslandRenderer = {
      nextId: (name) => {
        count += 1;
        return `${place}${name}-${count}`;
      },
      render: (name, props, identifierPrefix) => {
        const html = draw(name, props, identifierPrefix);
        drawn.add(name);
        return html;
      },
    };
    return { renderer, drawn };
  };
}
