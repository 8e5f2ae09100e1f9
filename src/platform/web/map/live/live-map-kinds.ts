import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import type { Place } from '../city-map.ts';
import type { MapPin } from '../sketch-map.tsx';

/** A place that is chosen, and how near one must be to it. */
export type Picked = { place: Place | undefined; radiusMetres?: number | undefined };

/** What a loaded map shows. Places are WGS 84 everywhere outside a map service's own code, as phones give them. */
export type LiveMapContent = {
  pins: readonly MapPin[];
  /** What lies in the middle, and how near; without it all pins. */
  focus?: (Place & { zoom: number }) | undefined;
  /** Called with the place that somebody pressed. */
  onPick?: ((place: Place) => void) | undefined;
};

/** A map that stands in its box until it is taken down. */
export type LiveMap = { remove: () => void; showPicked: (picked: Picked) => void };

/** Puts the map of a provider into a box. @throws whatever keeps it from loading */
export type ShowMap<Settings extends LiveMapSettings> = (
  box: HTMLElement,
  settings: Settings,
  content: LiveMapContent,
) => Promise<LiveMap>;

/** The zoom of a web map (256 px for the earth at 0) that shows as much as the drawn map does at its own. */
export const webZoomOf = (sketchZoom: number): number => Math.round(11.5 + Math.log2(sketchZoom));
