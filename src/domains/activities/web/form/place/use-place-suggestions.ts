import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { Suggestion } from '#platform/web/fields/suggest/suggest-input.tsx';
import { suggestLivePlaces } from '#platform/web/map/live/suggest-live-places.ts';
import { useLiveMapSettings } from '#platform/web/map/live/use-live-map-settings.ts';
import { useRested } from '#platform/web/use-rested.ts';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import { suggestPlacesCall } from '../../activities.calls.ts';
import { useActivityForm } from '../activity-form-context.ts';

const pauseMs = 200;

/** A place that may be meant, with what choosing it writes into the form. */
export type PlaceSuggestion = Suggestion & {
  place: Pick<ActivityForm, 'placeName' | 'address' | 'area' | 'lng' | 'lat'>;
};

/** Places that fit what is typed: those the city knows, then those of the configured map; none for what stood there from the start. */
export function usePlaceSuggestions(typed: string): PlaceSuggestion[] {
  const { areas, form } = useActivityForm();
  const [start] = useState(typed);
  const settings = useLiveMapSettings();
  const rested = useRested(typed, pauseMs).trim();
  const isAsked = rested !== '' && rested !== start.trim() && rested.length <= 30;
  const known = useOperationQuery(
    suggestPlacesCall,
    { keyword: rested },
    { keepsPrevious: true, reportedBy: 'form', staleMs: minuteMs, enabled: isAsked },
  );
  const live = useQuery({
    queryKey: ['live places', settings?.provider, rested],
    queryFn: () => (settings ? suggestLivePlaces(settings, rested) : []),
    enabled: isAsked && settings?.provider === 'amap',
    staleTime: minuteMs,
  });
  if (!isAsked) return [];
  const ofCity = (known.data?.places ?? []).map(({ name, address, area, areaName, lng, lat, isUnit }) => ({
    key: `${name} ${address}`,
    label: name,
    note: [isUnit ? '实践所、站' : areaName, address].filter(Boolean).join('，'),
    place: { placeName: name.slice(0, 60), address, area, lng, lat },
  }));
  const ofMap = (live.data ?? []).map(({ name, address, district, lng, lat }) => ({
    key: `map ${name} ${lng} ${lat}`,
    label: name,
    note: [district, address].filter(Boolean).join(' '),
    place: {
      placeName: name.slice(0, 60),
      address: `${district}${address}`.slice(0, 200),
      area: areas.find((one) => district.includes(one.name))?.code ?? form.area,
      lng,
      lat,
    },
  }));
  const names = new Set(ofCity.map(({ label }) => label));
  const all = [...ofCity, ...ofMap.filter(({ label }) => !names.has(label))];
  // What was chosen suggests itself no more.
  return all.filter(({ place }) => place.placeName !== form.placeName || place.address !== form.address);
}
