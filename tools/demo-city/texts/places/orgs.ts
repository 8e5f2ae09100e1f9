import type { Position } from './map.ts';
import { positionOnMap } from './map.ts';
import {
  CITY_CODE,
  type District,
  DISTRICT_NAMES,
  type DistrictName,
  districtNamed,
  regionNamed,
} from './regions.ts';

/** Level of a practice organisation: 中心 (city), 所 (district), 站 (community). */
export type OrgLevel = 'centre' | 'institute' | 'station';

export type Org = Position & {
  /** Stable key: the area code. */
  key: string;
  parentKey: string | null;
  level: OrgLevel;
  name: string;
  areaCode: string;
  address: string;
  tel: string;
  openHours: string;
};

const CENTRE: Org = {
  key: CITY_CODE,
  parentKey: null,
  level: 'centre',
  name: '江澜市新时代文明实践中心',
  areaCode: CITY_CODE,
  address: '澜滨区望江大道 168 号',
  tel: '0688-8612-1205',
  openHours: '工作日 08:30—17:30',
  ...positionOnMap(520, 146),
};

/** The organisation tree of the city: one centre (中心), an institute (所) per district, a station (站) per community. */
export const ORGS: readonly Org[] = [CENTRE, ...DISTRICT_NAMES.flatMap(districtOrgs)];

function districtOrgs(district: DistrictName, index: number): Org[] {
  const region = regionNamed(district);
  const { institute: site, communities } = districtNamed(district);
  const institute: Org = {
    key: region.code,
    parentKey: CITY_CODE,
    level: 'institute',
    name: `${district}新时代文明实践所`,
    areaCode: region.code,
    address: site.address,
    tel: `0688-8613-${String(1100 + index * 100).padStart(4, '0')}`,
    openHours: '周一至周六 08:30—17:30',
    ...positionOnMap(...site.at),
  };
  return [institute, ...communities.map((community, order) => station(institute, community, order))];
}

function station(institute: Org, community: District['communities'][number], order: number): Org {
  const region = regionNamed(community.name);
  return {
    key: region.code,
    parentKey: institute.key,
    level: 'station',
    name: `${community.name}新时代文明实践站`,
    areaCode: region.code,
    address: `${institute.name.slice(0, 3)}${community.address}`,
    tel: `${institute.tel.slice(0, -2)}${String(11 + order)}`,
    openHours: order % 2 === 0 ? '每天 09:00—20:00' : '周二至周日 09:00—18:00',
    lng: region.lng,
    lat: region.lat,
  };
}
