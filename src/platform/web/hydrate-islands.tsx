import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** Loads one island's component; the page server and the browser share the table of these. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/**
 * Brings every island of this document to life, each in a root of its own: one that fails to load stays the readable
 * HTML it was, one that fails to draw shows its own notice, and neither touches the others.
 */
export async function hydrateIslands(loaders: Record<string, IslandLoader>, root: ParentNode): Promise<void> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-island]')];
  await Promise.allSettled(places.map((place) => hydrateIsland(loaders, place)));
}

async function hydrateIsland(loaders: Record<string, IslandLoader>, place: HTMLElement): Promise<void> {
  const load = loaders[place.dataset['island'] ?? ''];
  if (!load) return;
  const Component = (await load()) as ComponentType<object>;
  const props = JSON.parse(propsOf(place)) as object;
  hydrateRoot(
    place,
    <IslandBoundary>
      <Component {...props} />
    </IslandBoundary>,
    { identifierPrefix: place.id },
  );
  place.dataset['hydrated'] = '';
}

const propsOf = (place: HTMLElement): string =>
  place.ownerDocument.querySelector(`script[data-island-props="${place.id}"]`)?.textContent || '{}';
