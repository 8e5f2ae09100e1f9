import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { visibleStatuses } from '../../contract/activities.words.ts';

/** A place that is known with its spot on the map, and how many of the activities looked at were held there. */
export type KnownPlace = {
  name: string;
  address: string;
  area: string | null;
  areaName: string | null;
  lng: number;
  lat: number;
  uses: number;
  isUnit: boolean;
};

/** Places are taken from so many of the newest activities: what was used long ago has closed or moved. */
const newest = 3_000;

/** Places of public activities, each once where it was held last, and the units of the centre that are open. */
export const knownPlaces = raw<KnownPlace>`with used as (
  select id, place_name, address, area, lng, lat from activities
  where ${isOneOf(raw`status`, visibleStatuses)} and lng is not null and place_name <> ''
  order by id desc limit ${newest}
), venues as (
  select distinct on (place_name, address) place_name as name, address, area, lng, lat,
    count(*) over (partition by place_name, address)::int as uses
  from used order by place_name, address, id desc
)
select v.name, v.address, v.area, ar.name as area_name, v.lng, v.lat, v.uses, false as is_unit
from venues v left join areas ar on ar.code = v.area
union all
select o.name, o.address, ar.code, ar.name, o.lng, o.lat, 0, true
from organisations o left join areas ar on ar.code = o.area
where o.lng is not null and o.closed_at is null`;

export const readKnownPlaces = async (sql: Sql): Promise<KnownPlace[]> =>
  (await knownPlaces.execute(sql)).rows;
