import { type ComponentProps, lazy, Suspense } from 'react';
import { SketchMapPicker } from '../sketch-map-picker.tsx';
import { useLiveMapSettings } from './use-live-map-settings.ts';

const LiveMapPicker = lazy(() =>
  import('./live-map-picker.tsx').then((loaded) => ({ default: loaded.LiveMapPicker })),
);

/** Lets one choose a place in a form: on the configured map, or on the drawn one. */
export function PlacePicker(props: ComponentProps<typeof SketchMapPicker>) {
  const settings = useLiveMapSettings();
  const sketch = <SketchMapPicker {...props} />;
  if (!settings) return sketch;
  return (
    <Suspense fallback={sketch}>
      <LiveMapPicker {...props} settings={settings} />
    </Suspense>
  );
}
