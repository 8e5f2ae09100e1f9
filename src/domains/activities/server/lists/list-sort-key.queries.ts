import { sql as raw } from 'kysely';
import type { Place } from '#platform/contract/ground.ts';
import type { ListSort } from '../../contract/activities.words.ts';
import { nextShift } from '../activity-head.queries.ts';
import type { Condition } from '../life/phase.queries.ts';

/**
 * A place on Mercator's sheet, where the order of distances around a place is that on the ground and no city's latitude
 * need be known. As in the index `activities_near`, without whose very words it is not used.
 */
const onSheet = (lng: Condition, lat: Condition): Condition =>
  raw`point(${lng}, degrees(asinh(tan(radians(${lat})))))`;

/** How far an activity `a` is from a place, in degrees of the sheet; null for what has no place. */
const distanceFrom = ({ lng, lat }: Place): Condition =>
  raw`${onSheet(raw`a.lng`, raw`a.lat`)} <-> ${onSheet(raw`${lng}`, raw`${lat}`)}`;

/** By what a list is sorted, and whether the greatest comes first. Without a place `nearest` sorts nothing; the contract asks for one. */
export function sortKeyOf(
  sort: ListSort,
  near: Place | undefined,
  now: Date,
): { key: Condition; isDown: boolean } {
  switch (sort) {
    case 'nearest':
      return { key: near ? distanceFrom(near) : raw`0`, isDown: false };
    case 'longest': {
      const minutes = raw`extract(epoch from ends_at - starts_at) / 60 - break_minutes`;
      return { key: raw`(${nextShift(minutes, now)})`, isDown: true };
    }
    case 'gap':
      return { key: raw`a.capacity - a.taken_count`, isDown: true };
    default:
      return { key: raw`a.published_at`, isDown: true };
  }
}
