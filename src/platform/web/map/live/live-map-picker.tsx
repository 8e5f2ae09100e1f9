import { type ComponentProps, useMemo, useState } from 'react';
import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import { Button } from '../../ui/button.tsx';
import { toMapPoint, toPlace, withinCity } from '../city-map.ts';
import { placeWords, SketchMapPicker } from '../sketch-map-picker.tsx';
import { LiveOverSketch } from './live-over-sketch.tsx';
import styles from './live-over-sketch.module.css';

type LiveMapPickerProps = ComponentProps<typeof SketchMapPicker> & { settings: LiveMapSettings };

/**
 * Lets one choose a place on the configured map by pressing it, never outside the city; without the map, or for who would
 * rather use keys, on the drawn one.
 */
export function LiveMapPicker({ settings, ...props }: LiveMapPickerProps) {
  const { label, value, onChange, radiusMetres } = props;
  const [isDrawn, setDrawn] = useState(false);
  const picked = useMemo(() => ({ place: value, radiusMetres }), [value, radiusMetres]);
  const [start] = useState(value);
  const sketch = <SketchMapPicker {...props} />;
  return (
    <div>
      {isDrawn ? (
        sketch
      ) : (
        <LiveOverSketch
          label={`${label}，点地图选点`}
          settings={settings}
          pins={[]}
          focus={start ? { ...start, zoom: 6 } : cityFocus}
          picked={picked}
          onPick={(place) => onChange(withinCity(toPlace(toMapPoint(place))))}
        >
          {sketch}
        </LiveOverSketch>
      )}
      <Button look="line" size="sm" className={styles.other} onClick={() => setDrawn(!isDrawn)}>
        {isDrawn ? '回到在线地图' : '改用示意图，方向键选点'}
      </Button>
      {!isDrawn && <output className="hint">{placeWords(value)}</output>}
    </div>
  );
}

const cityFocus = { ...toPlace({ x: 600, y: 360 }), zoom: 1 };
