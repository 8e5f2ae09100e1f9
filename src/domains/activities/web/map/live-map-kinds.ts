import type { MapSettings } from '#domains/site/contract/map.contract.ts';

/** A map that stands in its box until it is taken down. */
export type LiveMap = { remove: () => void };

/** Settings under which a map is loaded from somewhere. */
export type LiveMapSettings = Exclude<MapSettings, { provider: 'sketch' }>;
