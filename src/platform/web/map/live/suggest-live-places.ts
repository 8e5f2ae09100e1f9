import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import type { ProvidedPlace } from './amap-place.ts';

/** What the configured map suggests for the beginning of a place's name; nothing where it knows none or does not answer. */
export async function suggestLivePlaces(settings: LiveMapSettings, typed: string): Promise<ProvidedPlace[]> {
  if (settings.provider !== 'amap') return [];
  try {
    const { suggestAmapPlaces } = await import('./amap-suggest.ts');
    return await suggestAmapPlaces(settings, typed);
  } catch {
    // The places of the city are there without it.
    return [];
  }
}
