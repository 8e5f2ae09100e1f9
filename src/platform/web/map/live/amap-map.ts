import { load } from '@amap/amap-jsapi-loader';
import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import { fromAmap, onAmap } from './amap-place.ts';
import { type ShowMap, webZoomOf } from './live-map-kinds.ts';

type AmapSettings = Extract<LiveMapSettings, { provider: 'amap' }>;

/** The part of AMap 2.0 that is used here. */
type Amap = {
  Map: new (box: HTMLElement, options: object) => AmapMap;
  Marker: new (options: object) => { on: (event: 'click', act: () => void) => void };
  Circle: new (options: object) => object;
  Scale: new () => object;
  ToolBar: new () => object;
};
type AmapMap = {
  add: (things: object[]) => void;
  remove: (things: object[]) => void;
  addControl: (control: object) => void;
  on: (event: 'click', act: (at: { lnglat: { getLng: () => number; getLat: () => number } }) => void) => void;
  setFitView: () => void;
  destroy: () => void;
};

const plugins = ['AMap.Scale', 'AMap.ToolBar'];
const usualZoom = 12;

/** AMap, loaded with the application's key and the list of plug-ins (requirements.md 7). */
export const showAmap: ShowMap<AmapSettings> = async (
  box,
  { key, securityCode },
  { pins, focus, onPick },
) => {
  if (securityCode) Object.assign(globalThis, { _AMapSecurityConfig: { securityJsCode: securityCode } });
  const amap = (await load({ key, version: '2.0', plugins })) as Amap;
  const map = new amap.Map(box, {
    viewMode: '2D',
    zoom: focus ? webZoomOf(focus.zoom) : usualZoom,
    ...(focus && { center: onAmap(focus) }),
  });
  const markers = pins.map((pin) => {
    const marker = new amap.Marker({ position: onAmap(pin), title: pin.label });
    const { href } = pin;
    if (href) marker.on('click', () => location.assign(href));
    return marker;
  });
  map.addControl(new amap.Scale());
  map.addControl(new amap.ToolBar());
  map.add(markers);
  if (!focus) map.setFitView();
  if (onPick) map.on('click', ({ lnglat }) => onPick(fromAmap([lnglat.getLng(), lnglat.getLat()])));
  let picked: object[] = [];
  return {
    remove: () => map.destroy(),
    showPicked({ place, radiusMetres }) {
      map.remove(picked);
      const at = place && onAmap(place);
      picked = at
        ? [
            new amap.Marker({ position: at }),
            ...(radiusMetres
              ? [new amap.Circle({ center: at, radius: radiusMetres, fillOpacity: 0.15 })]
              : []),
          ]
        : [];
      map.add(picked);
    },
  };
};
