import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { line, spot, wordOf } from '../shapes.ts';
import { type Position, positionOnMap } from './map.ts';
import { DISTRICT_FILES, type DistrictName, regionNamed } from './regions.ts';

/** What kind of place it is; an activity names the kinds that suit it. */
export const VENUE_KINDS = {
  station: '实践站',
  library: '图书馆',
  park: '公园',
  river: '江岸',
  school: '小学',
  hospital: '医院',
  care: '养老助残机构',
  crossing: '路口',
  square: '广场',
  market: '市场',
  village: '村',
  culture: '文化场馆',
  fire: '消防站',
  transit: '车站码头',
  homes: '小区',
  office: '办事大厅',
  sports: '体育场馆',
  street: '街巷',
  donor: '献血点',
  ward: '病房',
  campus: '大学',
  special_school: '特殊学校',
  middle_school: '中学',
  village_school: '乡村小学',
  hill: '山',
  pond: '水塘',
  canteen: '食堂',
  braille: '盲文阅览室',
  hall: '报告厅',
  parking: '停车场',
  lawn: '草坪',
  farm: '农田',
} as const;
export type VenueKind = keyof typeof VENUE_KINDS;

export type Venue = Position & {
  name: string;
  kind: VenueKind;
  district: DistrictName;
  community: string;
  communityCode: string;
  /** With the district in front. */
  address: string;
  /** How to get there, one sentence. */
  note: string;
};

const venueFile = z.array(
  z.strictObject({
    name: line,
    kind: wordOf(VENUE_KINDS),
    community: line,
    address: line,
    at: spot,
    note: line,
  }),
);

/** The venues of one district, `city/venues/<district>.yaml`; throws on a community the city does not have. */
export function venuesOf(district: DistrictName): Venue[] {
  return readCityFile(`venues/${DISTRICT_FILES[district]}`, venueFile).map(({ at, address, ...told }) => ({
    ...told,
    district,
    communityCode: regionNamed(told.community).code,
    address: `${district}${address}`,
    ...positionOnMap(...at),
  }));
}
