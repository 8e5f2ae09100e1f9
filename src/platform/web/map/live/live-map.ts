import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import type { ShowMap } from './live-map-kinds.ts';

/** Loads the configured map into a box. @throws whatever keeps it from loading; the drawn map then stays */
export const showLiveMap: ShowMap<LiveMapSettings> = async (box, settings, content) => {
  if (settings.provider === 'amap') return (await import('./amap-map.ts')).showAmap(box, settings, content);
  return (await import('./tiles-map.ts')).showTiles(box, settings, content);
};
