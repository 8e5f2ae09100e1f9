import type { ComponentType } from 'react';
import type { IslandLoader } from '#platform/web/islands/hydrate-islands.tsx';
import { IslandBoundary } from '#platform/web/islands/island-boundary.tsx';
import type { IslandRenderer } from '#platform/web/islands/island.tsx';
import type { DrawHtml } from './drawing/draw-html.ts';

export type IslandComponents = ReadonlyMap<string, ComponentType<object>>;

/** Loads every island's component for drawing on the server. */
export async function loadIslands(loaders: Record<string, IslandLoader>): Promise<IslandComponents> {
  const loaded = Object.entries(loaders).map(
    async ([name, load]) => [name, (await load()) as ComponentType<object>] as const,
  );
  return new Map(await Promise.all(loaded));
}

/**
 * Draws the islands of one page, each as a tree of its own exactly as the browser will hydrate it. `drawn` lists the
 * names that stood on the page, for preloading.
 */
export function islandRenderer(
  components: IslandComponents,
  draw: DrawHtml,
): {
  renderer: IslandRenderer;
  drawn: Set<string>;
} {
  const drawn = new Set<string>();
  let count = 0;
  const renderer: IslandRenderer = {
    nextId: (name) => {
      count += 1;
      return `${name}-${count}`;
    },
    render: (name, props, identifierPrefix) => {
      const Component = components.get(name);
      if (!Component) throw new Error(`no island is called ${name}; see src/app/islands.ts`);
      drawn.add(name);
      const tree = () => (
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>
      );
      return draw(tree, identifierPrefix);
    },
  };
  return { renderer, drawn };
}
