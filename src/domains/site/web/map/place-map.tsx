import { type ComponentProps, lazy, Suspense } from 'react';
import { SketchMap } from '#platform/web/map/sketch-map.tsx';
import { useMapSettings } from './use-map-settings.ts';

const LiveMapView = lazy(() =>
  import('#platform/web/map/live/live-map-view.tsx').then((loaded) => ({ default: loaded.LiveMapView })),
);

/** Places on a page of a centre: the drawn map, and over it the configured one as soon as it is there. */
export function PlaceMap({ pins = [], ...props }: ComponentProps<typeof SketchMap>) {
  const settings = useMapSettings();
  const sketch = <SketchMap {...props} pins={pins} />;
  if (!settings) return sketch;
  return (
    <Suspense fallback={sketch}>
      {/* What it shows is fixed when it is made. */}
      <LiveMapView key={JSON.stringify(pins)} {...props} pins={pins} settings={settings} />
    </Suspense>
  );
}
