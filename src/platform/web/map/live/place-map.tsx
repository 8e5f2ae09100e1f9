import { type ComponentProps, lazy, Suspense } from 'react';
import { SketchMap } from '../sketch-map.tsx';
import { useLiveMapSettings } from './use-live-map-settings.ts';

const LiveMapView = lazy(() =>
  import('./live-map-view.tsx').then((loaded) => ({ default: loaded.LiveMapView })),
);

/** Places on a page of a centre: the drawn map, and over it the configured one as soon as it is there. */
export function PlaceMap({ pins = [], ...props }: ComponentProps<typeof SketchMap>) {
  const settings = useLiveMapSettings();
  const sketch = <SketchMap {...props} pins={pins} />;
  if (!settings) return sketch;
  return (
    <Suspense fallback={sketch}>
      {/* What it shows is fixed when it is made. */}
      <LiveMapView key={JSON.stringify(pins)} {...props} pins={pins} settings={settings} />
    </Suspense>
  );
}
