import { divIcon, latLngBounds, map as createMap, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapPin } from '#platform/web/map/sketch-map.tsx';
import type { LiveMap, LiveMapSettings } from './live-map-kinds.ts';

type TilesSettings = Extract<LiveMapSettings, { provider: 'tiles' }>;

const closest = 15;
const pinShape =
  '<svg viewBox="-20 -52 40 54" width="32" height="43" aria-hidden="true"><path class="pin" d="M0,0C-9,-12 -19,-20 -19,-32a19,19 0 0 1 38,0C19,-20 9,-12 0,0z"/></svg>';

/** Leaflet on the configured tiles; pins can be reached and opened by keyboard. */
export async function showTiles(
  box: HTMLElement,
  { url, attribution }: TilesSettings,
  pins: readonly MapPin[],
): Promise<LiveMap> {
  const map = createMap(box, { scrollWheelZoom: false });
  tileLayer(url, { attribution: textAsHtml(attribution), maxZoom: 19 }).addTo(map);
  for (const { lng, lat, label, href, kind } of pins) {
    const icon = divIcon({
      html: pinShape,
      className: kind ? `cat-${kind}` : '',
      iconSize: [32, 43],
      iconAnchor: [16, 43],
    });
    const pin = marker([lat, lng], { icon, title: label, alt: label }).addTo(map);
    if (href) pin.on('click keypress', () => location.assign(href));
  }
  const places = latLngBounds(pins.map(({ lng, lat }) => [lat, lng]));
  if (places.isValid()) map.fitBounds(places, { padding: [40, 40], maxZoom: closest });
  return { remove: () => map.remove() };
}

/** Leaflet takes the attribution as HTML; ours is a text. */
const textAsHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
