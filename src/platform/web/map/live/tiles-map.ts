import { circle, divIcon, latLngBounds, layerGroup, map as createMap, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import { type ShowMap, webZoomOf } from './live-map-kinds.ts';

type TilesSettings = Extract<LiveMapSettings, { provider: 'tiles' }>;

const closest = 15;
const pinShape =
  '<svg viewBox="-20 -52 40 54" width="32" height="43" aria-hidden="true"><path class="pin" d="M0,0C-9,-12 -19,-20 -19,-32a19,19 0 0 1 38,0C19,-20 9,-12 0,0z"/></svg>';
const iconOf = (kind?: string) =>
  divIcon({
    html: pinShape,
    className: kind ? `cat-${kind}` : '',
    iconSize: [32, 43],
    iconAnchor: [16, 43],
  });

/** Leaflet on the configured tiles; pins can be reached and opened by keyboard. */
export const showTiles: ShowMap<TilesSettings> = async (box, { url, attribution }, content) => {
  const { pins, focus, onPick } = content;
  const map = createMap(box, { scrollWheelZoom: false });
  tileLayer(url, { attribution: textAsHtml(attribution), maxZoom: 19 }).addTo(map);
  for (const { lng, lat, label, href, kind } of pins) {
    const pin = marker([lat, lng], { icon: iconOf(kind), title: label, alt: label }).addTo(map);
    if (href) pin.on('click keypress', () => location.assign(href));
  }
  const places = latLngBounds(pins.map(({ lng, lat }) => [lat, lng]));
  if (focus) map.setView([focus.lat, focus.lng], webZoomOf(focus.zoom));
  else if (places.isValid()) map.fitBounds(places, { padding: [40, 40], maxZoom: closest });
  if (onPick) map.on('click', ({ latlng: { lng, lat } }) => onPick({ lng, lat }));
  const picked = layerGroup().addTo(map);
  return {
    remove: () => map.remove(),
    showPicked({ place, radiusMetres }) {
      picked.clearLayers();
      if (!place) return;
      marker([place.lat, place.lng], { icon: iconOf(), keyboard: false }).addTo(picked);
      if (radiusMetres) circle([place.lat, place.lng], { radius: radiusMetres }).addTo(picked);
    },
  };
};

/** Leaflet takes the attribution as HTML; ours is a text. */
const textAsHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
