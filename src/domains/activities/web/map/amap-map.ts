import { load } from '@amap/amap-jsapi-loader';
import type { MapPin } from '#platform/web/map/sketch-map.tsx';
import type { LiveMap, LiveMapSettings } from './live-map-kinds.ts';

type AmapSettings = Extract<LiveMapSettings, { provider: 'amap' }>;

/** The part of AMap 2.0 that is used here. */
type Amap = {
  Map: new (box: HTMLElement, options: object) => AmapMap;
  Marker: new (options: object) => { on: (event: 'click', act: () => void) => void };
  Scale: new () => object;
  ToolBar: new () => object;
};
type AmapMap = {
  add: (markers: object[]) => void;
  addControl: (control: object) => void;
  setFitView: () => void;
  destroy: () => void;
};

const plugins = ['AMap.Scale', 'AMap.ToolBar'];

/** AMap, loaded with the application's key and the list of plug-ins (requirements.md 7). */
export async function showAmap(
  box: HTMLElement,
  { key, securityCode }: AmapSettings,
  pins: readonly MapPin[],
): Promise<LiveMap> {
  Object.assign(globalThis, { _AMapSecurityConfig: { securityJsCode: securityCode } });
  const amap = (await load({ key, version: '2.0', plugins })) as Amap;
  const map = new amap.Map(box, { zoom: 12, viewMode: '2D' });
  const markers = pins.map(({ lng, lat, label, href }) => {
    const marker = new amap.Marker({ position: [lng, lat], title: label });
    if (href) marker.on('click', () => location.assign(href));
    return marker;
  });
  map.addControl(new amap.Scale());
  map.addControl(new amap.ToolBar());
  map.add(markers);
  map.setFitView();
  return { remove: () => map.destroy() };
}
