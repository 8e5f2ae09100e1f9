import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import { Island } from '../../islands/island.tsx';
import type { Place } from '../city-map.ts';
import { type MapPin, SketchMap } from '../sketch-map.tsx';

type PlacesMapProps = {
  label: string;
  settings: MapSettings;
  pins: MapPin[];
  /** What lies in the middle and how near; without it all pins. */
  focus?: Place & { zoom: number };
  /** What the pins are, with their measure word (场活动): the map can then be moved. */
  noun?: string;
  /** Of the drawn map, which gives the place its size. */
  sketchClass?: string | undefined;
  /** Of what stands around it. */
  className?: string | undefined;
};

/** Places on a public page: the drawn map, still or movable, and over it the configured one once it is near the window. */
export function PlacesMap(props: PlacesMapProps) {
  const { label, settings, pins, focus, noun, sketchClass, className } = props;
  const look = sketchClass === undefined ? {} : { className: sketchClass };
  const around = className === undefined ? {} : { className };
  if (settings.provider !== 'sketch')
    return (
      <Island
        name="live-map-view"
        props={{ label, settings, pins, ...(focus && { focus }), ...(noun && { noun }), ...look }}
        {...around}
      />
    );
  if (noun) return <Island name="explorable-map" props={{ label, pins, noun, ...look }} {...around} />;
  return (
    <div {...around}>
      <SketchMap {...look} label={label} pins={pins} {...(focus && { focus })} />
    </div>
  );
}
