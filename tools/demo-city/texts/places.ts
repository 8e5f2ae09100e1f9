import { DISTRICT_NAMES, type DistrictName } from './places/regions.ts';
import { type Venue, type VenueKind, venuesOf } from './places/venue.ts';

/** Every named venue of 江澜市; names are unique. */
export const VENUES: readonly Venue[] = DISTRICT_NAMES.flatMap(venuesOf);

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
