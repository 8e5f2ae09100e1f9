import type { DistrictName } from './places/regions.ts';
import type { Venue, VenueKind } from './places/venue.ts';
import { GAOXIN_VENUES } from './places/venues/gaoxin.ts';
import { LANBIN_VENUES } from './places/venues/lanbin.ts';
import { LUZHU_VENUES } from './places/venues/luzhu.ts';
import { QINGHE_VENUES } from './places/venues/qinghe.ts';
import { SHIJI_VENUES } from './places/venues/shiji.ts';
import { YUNPI_VENUES } from './places/venues/yunpi.ts';

/** Every named venue of 江澜市; names are unique. */
export const VENUES: readonly Venue[] = [
  ...LANBIN_VENUES,
  ...LUZHU_VENUES,
  ...YUNPI_VENUES,
  ...SHIJI_VENUES,
  ...GAOXIN_VENUES,
  ...QINGHE_VENUES,
];

const BY_NAME = new Map(VENUES.map((venue) => [venue.name, venue]));

/** The venue of that name; throws when there is none. */
export function venueNamed(name: string): Venue {
  const venue = BY_NAME.get(name);
  if (!venue) throw new Error(`no venue named ${name}`);
  return venue;
}

/** Venues of one of the kinds, in one district or (without a district) in the whole city. */
export function venuesFor(kinds: readonly VenueKind[], district?: DistrictName): Venue[] {
  return VENUES.filter((venue) => kinds.includes(venue.kind) && (!district || venue.district === district));
}
