import { type ComponentProps, lazy, Suspense } from 'react';
import { SketchMapPicker } from '#platform/web/map/sketch-map-picker.tsx';
import { useMapSettings } from './use-map-settings.ts';

const LiveMapPicker = lazy(() =>
  import('#platform/web/map/live/live-map-picker.tsx').then((loaded) => ({ default: loaded.LiveMapPicker })),
);

/** Lets one choose a place in a form: on the configured map, or on the drawn one. */
export function PlacePicker(props: ComponentProps<typeof SketchMapPicker>) {
  const settings = useMapSettings();
  const sketch = <SketchMapPicker {...props} />;
  if (!settings) return sketch;
  return (
    <Suspense fallback={sketch}>
      <LiveMapPicker {...props} settings={settings} />
    </Suspense>
  );
}
