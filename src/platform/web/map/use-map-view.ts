import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type MapPoint, type MapView, toMapPoint } from './city-map.ts';
import type { MapPin } from './sketch-map.tsx';
import { fitView, type MapBox, panned, seenPart, widestOf, zoomed } from './map-view.ts';

/** One press of a key or a button, and one notch of the wheel. */
const zoomStep = 1.6;
const wheelStep = 1.25;
/** One press of an arrow key, as a part of the view. */
const panStep = 0.2;
const arrows: Record<string, MapPoint> = {
  ArrowLeft: { x: -panStep, y: 0 },
  ArrowRight: { x: panStep, y: 0 },
  ArrowUp: { x: 0, y: -panStep },
  ArrowDown: { x: 0, y: panStep },
};
/** What a box is taken for until it is measured. */
const usualBox: MapBox = { width: 800, height: 520 };

export type MapViewControl = ReturnType<typeof useMapView>;

/** The view of a map that is moved by hand: it begins with all pins and goes no farther than they and the city. */
export function useMapView(field: RefObject<HTMLElement | null>, pins: readonly MapPin[]) {
  const box = useBox(field);
  const shownBox = box ?? usualBox;
  const fit = useMemo(() => fitView(pins.map(toMapPoint), shownBox), [pins, shownBox]);
  const [moved, setMoved] = useState<MapView>();
  const view = moved ?? fit;
  const widest = widestOf(fit);
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const zoomBy = (factor: number, around: MapPoint = middle) =>
    setMoved((now) => zoomed(now ?? fit, { factor, around }, widest));
  const panBy = (by: MapPoint) => setMoved((now) => panned(now ?? fit, by, widest));
  /** The sheet under a spot of the box. */
  const pointAt = (spot: MapPoint): MapPoint => {
    const seen = seenPart(view, shownBox);
    return {
      x: seen.x + (spot.x / shownBox.width) * seen.width,
      y: seen.y + (spot.y / shownBox.height) * seen.height,
    };
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (arrows[event.key]) panBy(arrows[event.key] ?? middle);
    else if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
    else if (event.key === '-') zoomBy(1 / zoomStep);
    else if (event.key === '0') setMoved(undefined);
    else return false;
    event.preventDefault();
    return true;
  };
  useWheel(field, (spot, isNearer) => {
    const next = zoomed(
      view,
      { factor: isNearer ? wheelStep : 1 / wheelStep, around: pointAt(spot) },
      widest,
    );
    if (next !== view) setMoved(next);
    return next !== view;
  });
  return {
    view,
    box: shownBox,
    isMeasured: box !== undefined,
    seen: seenPart(view, shownBox),
    canZoomOut: view.width < widest.width,
    isMoved: view !== fit,
    reset: () => setMoved(undefined),
    show: (places: readonly MapPoint[]) => setMoved(fitView(places, shownBox)),
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    panBy,
    onKey,
  };
}

/** The size of an element on screen as it changes; undefined until it is measured. */
function useBox(field: RefObject<HTMLElement | null>): MapBox | undefined {
  const [box, setBox] = useState<MapBox>();
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setBox({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
  return box;
}

/** Turns of the wheel over an element; those that change nothing scroll the page, so that nobody is held on the map. */
function useWheel(
  field: RefObject<HTMLElement | null>,
  turn: (spot: MapPoint, isNearer: boolean) => boolean,
): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const element = field.current;
    const handle = (event: WheelEvent) => {
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      if (latest.current({ x: event.clientX - left, y: event.clientY - top }, event.deltaY < 0))
        event.preventDefault();
    };
    // React's own listeners are passive and could not keep the page still.
    element?.addEventListener('wheel', handle, { passive: false });
    return () => element?.removeEventListener('wheel', handle);
  }, [field]);
}
