import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { line, spot } from '../shapes.ts';
import { type Position, positionOnMap } from './map.ts';

/** Region code of the invented city; 99xxxx is used by no real region. */
export const CITY_CODE = '990100';

export const DISTRICT_NAMES = ['澜滨区', '鹿渚区', '云陂区', '石矶区', '高新区', '青禾县'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];
/** The file of each district's venues in `city/venues`. */
export const DISTRICT_FILES: Record<DistrictName, string> = {
  澜滨区: 'lanbin',
  鹿渚区: 'luzhu',
  云陂区: 'yunpi',
  石矶区: 'shiji',
  高新区: 'gaoxin',
  青禾县: 'qinghe',
};

export type Region = Position & {
  /** 6 digits for city and districts, 9 for communities (district + 3). */
  code: string;
  name: string;
  parentCode: string | null;
  /** Street or town (街道、镇) above a community; empty for city and districts. */
  street: string;
};

const districtFile = z.array(
  z.strictObject({
    name: z.enum(DISTRICT_NAMES),
    at: spot,
    institute: z.strictObject({ address: line, at: spot }),
    communities: z.array(z.strictObject({ name: line, street: line, at: spot, address: line })).min(1),
  }),
);
/** A district as `city/districts.yaml` has it: where it and its 实践所 lie, and its communities (社区、村) with their 实践站. */
export type District = z.output<typeof districtFile>[number];

const DISTRICTS = new Map(readCityFile('districts', districtFile).map((told) => [told.name, told]));

/** The district of that name; throws when the file has none. */
export function districtNamed(name: DistrictName): District {
  const district = DISTRICTS.get(name);
  if (!district) throw new Error(`no district ${name} in city/districts.yaml`);
  return district;
}

function districtCode(index: number): string {
  return `9901${String(index + 1).padStart(2, '0')}`;
}

/** All regions of 江澜市: the city first, then each district followed by its communities. */
export const REGIONS: readonly Region[] = [
  { code: CITY_CODE, name: '江澜市', parentCode: null, street: '', ...positionOnMap(640, 360) },
  ...DISTRICT_NAMES.flatMap((name, index) => {
    const { at, communities } = districtNamed(name);
    const code = districtCode(index);
    return [
      { code, name, parentCode: CITY_CODE, street: '', ...positionOnMap(...at) },
      ...communities.map(({ name: community, street, at: spotOf }, order) => ({
        code: `${code}${String(order + 1).padStart(3, '0')}`,
        name: community,
        parentCode: code,
        street,
        ...positionOnMap(...spotOf),
      })),
    ];
  }),
];

const BY_NAME = new Map(REGIONS.map((region) => [region.name, region]));

/** The region of that name; throws when the city has none. */
export function regionNamed(name: string): Region {
  const region = BY_NAME.get(name);
  if (!region) throw new Error(`no region named ${name}`);
  return region;
}

/** The communities of a district, in the order of their codes. */
export function communitiesOf(district: DistrictName): Region[] {
  const { code } = regionNamed(district);
  return REGIONS.filter((region) => region.parentCode === code);
}
