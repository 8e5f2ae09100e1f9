import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { MapPin } from '#platform/web/map/sketch-map.tsx';
import type { ActivityCard } from '../../contract/activity-views.contract.ts';

/** When it is on and where, in a line. */
export const whenAndWhere = ({ nextShift, startsAt, areaName, placeName }: ActivityCard): string =>
  `${dayTimeLabel(nextShift?.startsAt ?? startsAt)}·${[areaName ?? '全市', placeName].filter(Boolean).join(' ')}`;

/** The activities that have a place, as pins that lead to them. */
export const activityPins = (
  activities: readonly ActivityCard[],
  hrefOf: (activityId: number) => string,
): MapPin[] =>
  activities.flatMap((activity) => {
    const { id, title, category, lng, lat } = activity;
    if (lng === null || lat === null) return [];
    return [
      {
        key: String(id),
        label: title,
        note: whenAndWhere(activity),
        kind: category,
        lng,
        lat,
        href: hrefOf(id),
      },
    ];
  });
