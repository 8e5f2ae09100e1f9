import gcoord from 'gcoord';
import type { Place } from '../city-map.ts';

/** A place as the map's provider knows it. */
export type ProvidedPlace = Place & { name: string; address: string; district: string };

export type Position = [lng: number, lat: number];

/** Maps made in China stand some hundred metres beside what phones measure (GCJ-02); what is stored is what phones measure. */
export const onAmap = ({ lng, lat }: Place): Position =>
  gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02) as Position;

export const fromAmap = (position: Position): Place => {
  const [lng, lat] = gcoord.transform(position, gcoord.GCJ02, gcoord.WGS84) as Position;
  return { lng, lat };
};
