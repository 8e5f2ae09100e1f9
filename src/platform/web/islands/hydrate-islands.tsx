import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** Loads one island's component; the page server and the browser share the table of these. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/**
 * Brings every island of this document to life, each in a root of its own: one that fails to load stays the readable
 * HTML it was, one that fails to draw shows its own notice, and neither touches the others. Those named in `late` wait
 * until they come near the window.
 */
export async function hydrateIslands(
  loaders: Record<string, IslandLoader>,
  root: ParentNode,
  late: ReadonlySet<string> = new Set(),
): Promise<void> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-island]')];
  const hydrating = places.map(async (place) => {
    if (late.has(place.dataset['island'] ?? '')) await comingNear(place);
    await hydrateIsland(loaders, place);
  });
  await Promise.allSettled(hydrating);
}

/** Near enough that the code is there before the person is. */
const nearness = '400px';

const comingNear = (place: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: nearness },
    );
    observer.observe(place);
  });

async function hydrateIsland(loaders: Record<string, IslandLoader>, place: HTMLElement): Promise<void> {
  const load = loaders[place.dataset['island'] ?? ''];
  if (!load) return;
  const Component = (await load()) as ComponentType<object>;
  const props = JSON.parse(propsOf(place)) as object;
  // In slices, so that a slow phone goes on scrolling and typing meanwhile.
  startTransition(() => {
    hydrateRoot(
      place,
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>,
      { identifierPrefix: place.id },
    );
  });
  place.dataset['hydrated'] = '';
}

const propsOf = (place: HTMLElement): string =>
  place.ownerDocument.querySelector(`script[data-island-props="${place.id}"]`)?.textContent || '{}';
