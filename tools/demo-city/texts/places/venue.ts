import { type Position, positionOnMap } from './map.ts';
import { type DistrictName, regionNamed } from './regions.ts';

/** What kind of place it is; an activity names the kinds that suit it. */
export type VenueKind =
  | 'station'
  | 'library'
  | 'park'
  | 'river'
  | 'school'
  | 'hospital'
  | 'care'
  | 'crossing'
  | 'square'
  | 'market'
  | 'village'
  | 'culture'
  | 'fire'
  | 'transit'
  | 'homes'
  | 'office'
  | 'sports'
  | 'street'
  | 'donor'
  | 'ward'
  | 'campus'
  | 'special_school'
  | 'middle_school'
  | 'village_school'
  | 'hill'
  | 'pond'
  | 'canteen'
  | 'braille'
  | 'hall'
  | 'parking'
  | 'lawn'
  | 'farm';

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

/** One line of a district's list: name, kind, community, street address, x and y on the drawn map, how to get there. */
export type VenueLine = readonly [
  name: string,
  kind: VenueKind,
  community: string,
  address: string,
  x: number,
  y: number,
  note: string,
];

/** Turns the lines of one district into venues; throws on a community the city does not have. */
export function venuesOf(district: DistrictName, lines: readonly VenueLine[]): Venue[] {
  return lines.map(([name, kind, community, address, x, y, note]) => ({
    name,
    kind,
    district,
    community,
    communityCode: regionNamed(community).code,
    address: `${district}${address}`,
    note,
    ...positionOnMap(x, y),
  }));
}
