import { load } from '@amap/amap-jsapi-loader';
import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import { fromAmap, type ProvidedPlace } from './amap-place.ts';

type AmapSettings = Extract<LiveMapSettings, { provider: 'amap' }>;
type Tip = {
  name: string;
  district?: string;
  address?: string | unknown[];
  /** Absent for a street or a chain that is no single place. */
  location?: { lng: number; lat: number } | '';
};
type Found = { tips?: Tip[] };

/** The part of AMap's suggestions that is used here. */
type Amap = {
  AutoComplete: new (
    options: object,
  ) => {
    search: (typed: string, answer: (status: string, found: Found) => void) => void;
  };
};

/** What AMap suggests (AMap.AutoComplete), where phones measure it. */
export async function suggestAmapPlaces(
  { key, securityCode }: AmapSettings,
  typed: string,
): Promise<ProvidedPlace[]> {
  if (securityCode) Object.assign(globalThis, { _AMapSecurityConfig: { securityJsCode: securityCode } });
  const amap = (await load({ key, version: '2.0', plugins: ['AMap.AutoComplete'] })) as Amap;
  const found = await new Promise<Found>((resolve) => {
    new amap.AutoComplete({}).search(typed, (status, answer) => resolve(status === 'complete' ? answer : {}));
  });
  return (found.tips ?? []).flatMap(({ name, district = '', address, location }) =>
    location
      ? [
          {
            ...fromAmap([location.lng, location.lat]),
            name,
            district,
            address: typeof address === 'string' ? address : '',
          },
        ]
      : [],
  );
}
