import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import type { Place } from '../city-map.ts';
import { ExplorableMap } from '../explorable-map.tsx';
import { type MapPin, SketchMap } from '../sketch-map.tsx';
import { LiveOverSketch } from './live-over-sketch.tsx';

type LiveMapViewProps = {
  label: string;
  settings: LiveMapSettings;
  pins: MapPin[];
  focus?: Place & { zoom: number };
  /** What the pins are, with their measure word (场活动): the drawn map can then be moved. */
  noun?: string;
  /** Of the drawn map, which gives the place its size. */
  className?: string;
};

/** Pins on the configured map, over the drawn one. */
export const LiveMapView = ({ label, settings, pins, focus, noun, className }: LiveMapViewProps) => {
  const look = className === undefined ? {} : { className };
  return (
    <LiveOverSketch label={label} settings={settings} pins={pins} focus={focus}>
      {noun ? (
        <ExplorableMap {...look} label={label} pins={pins} noun={noun} />
      ) : (
        <SketchMap {...look} label={label} pins={pins} {...(focus && { focus })} />
      )}
    </LiveOverSketch>
  );
};
