import { type PointerEvent, useRef } from 'react';
import type { MapViewControl } from './use-map-view.ts';

/** So far a press may slip and still be a press, in pixels. */
const slip = 5;

/** Moves the map with the pointer that holds it; `wasDrag` tells a click that ends a drag from a press of a pin. */
export function useMapDrag({ panBy, seen, view, box }: MapViewControl) {
  const held = useRef<{ id: number; x: number; y: number; isDrag: boolean } | undefined>(undefined);
  const wasDrag = useRef(false);
  return {
    wasDrag: () => wasDrag.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDrag.current = false;
        if (event.button === 0 && event.isPrimary)
          held.current = { id: event.pointerId, x: event.clientX, y: event.clientY, isDrag: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = held.current;
        if (from?.id !== event.pointerId) return;
        const [right, down] = [event.clientX - from.x, event.clientY - from.y];
        if (!from.isDrag && Math.hypot(right, down) < slip) return;
        // Only now: a captured press would never reach the pin under it.
        if (!from.isDrag) event.currentTarget.setPointerCapture?.(event.pointerId);
        panBy({
          x: -(right / box.width) * (seen.width / view.width),
          y: -(down / box.height) * (seen.height / view.height),
        });
        held.current = { ...from, x: event.clientX, y: event.clientY, isDrag: true };
      },
      onPointerUp: () => {
        wasDrag.current = held.current?.isDrag ?? false;
        held.current = undefined;
      },
      onPointerCancel: () => {
        held.current = undefined;
      },
    },
  };
}
