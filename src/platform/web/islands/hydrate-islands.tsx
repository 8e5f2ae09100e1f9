import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';
import { noteTypedEarly } from './typed-early.ts';

/** Loads one island's component; the page server and the browser share the table of these. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/**
 * Brings every island of this document to life, each in a root of its own: one that fails to load stays the readable
 * HTML it was, one that fails to draw shows its own notice, and neither touches the others. Those named in `late` wait
 * until they come near the window. What was typed before an island lived is told to it.
 */
export async function hydrateIslands(
  loaders: Record<string, IslandLoader>,
  root: ParentNode,
  late: ReadonlySet<string> = new Set(),
): Promise<void> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-island]')];
  const hydrating = places.map(async (place) => {
    const tellTyped = noteTypedEarly(place);
    if (late.has(place.dataset['island'] ?? '')) await comingNear(place);
    await hydrateIsland(loaders, place, tellTyped);
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

async function hydrateIsland(
  loaders: Record<string, IslandLoader>,
  place: HTMLElement,
  onLiving: () => void,
): Promise<void> {
  const load = loaders[place.dataset['island'] ?? ''];
  if (!load) return;
  const Component = (await load()) as ComponentType<object>;
  const props = JSON.parse(propsOf(place)) as object;
  // In slices, so that a slow phone goes on scrolling and typing meanwhile.
  startTransition(() => {
    hydrateRoot(
      place,
      <IslandBoundary>
        <Living onLiving={onLiving}>
          <Component {...props} />
        </Living>
      </IslandBoundary>,
      { identifierPrefix: place.id },
    );
  });
  place.dataset['hydrated'] = '';
}

/** Says once that what it holds lives, after all that it does itself when it comes to life. Around it, as beside it there would be other ids. */
function Living({ onLiving, children }: { onLiving: () => void; children: ReactNode }): ReactNode {
  useEffect(() => {
    const soon = setTimeout(onLiving);
    return () => clearTimeout(soon);
  }, [onLiving]);
  return children;
}

const propsOf = (place: HTMLElement): string =>
  place.ownerDocument.querySelector(`script[data-island-props="${place.id}"]`)?.textContent || '{}';
