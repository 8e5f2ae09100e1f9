import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where a floating panel stands: at an element, or at a point of the window for a context menu. */
export type Anchor = HTMLElement | { x: number; y: number };
export type FloatingSide = 'belowStart' | 'belowEnd' | 'right';

type Floating = {
  anchor: Anchor | null;
  side?: FloatingSide;
  /** By Escape focus belongs back where it was; after a press or a focus elsewhere it stays there. */
  onClose: (how: 'escape' | 'elsewhere') => void;
};

const gapPx = 6;
const edgePx = 8;

/**
 * A panel in the browser's top layer while it is mounted: placed at its anchor inside the window, closed by Escape and by a
 * press or a focus beside it. Gives the ref of the panel, which carries `popover="manual"`.
 */
export function useFloating<Panel extends HTMLElement>({ anchor, side = 'belowStart', onClose }: Floating) {
  const panel = useRef<Panel>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !anchor) return undefined;
    // Browsers before 2024 draw it in its place of the document, above the rest.
    element.showPopover?.();
    const put = (): void => placeAt(element, anchor, side);
    put();
    const watcher = new ResizeObserver(put);
    watcher.observe(element);
    addEventListener('resize', put);
    addEventListener('scroll', put, true);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', put);
      removeEventListener('scroll', put, true);
    };
  }, [anchor, side]);
  useEffect(() => {
    if (!anchor) return undefined;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node &&
      (panel.current?.contains(target) || (anchor instanceof Node && anchor.contains(target)));
    const onElsewhere = ({ target }: Event): void => {
      if (!isInside(target)) close.current('elsewhere');
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close.current('escape');
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [anchor]);
  return panel;
}

const edgesOf = ({ x, y }: { x: number; y: number }) => ({ left: x, right: x, top: y, bottom: y, height: 0 });

/** Beside the anchor where there is room, above it where there is none below, never out of the window. */
function placeAt(panel: HTMLElement, anchor: Anchor, side: FloatingSide): void {
  const at = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : edgesOf(anchor);
  const { width, height } = panel.getBoundingClientRect();
  const left = { belowStart: at.left, belowEnd: at.right - width, right: at.right + gapPx }[side];
  const below = side === 'right' ? at.top + (at.height - height) / 2 : at.bottom + gapPx;
  const isTooLow = below + height > innerHeight - edgePx && at.top - gapPx - height >= edgePx;
  const top = side !== 'right' && isTooLow ? at.top - gapPx - height : below;
  const within = (value: number, most: number): number => Math.max(edgePx, Math.min(value, most - edgePx));
  panel.style.left = `${within(left, innerWidth - width)}px`;
  panel.style.top = `${within(top, innerHeight - height)}px`;
}
