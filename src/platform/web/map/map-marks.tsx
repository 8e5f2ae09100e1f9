import type { MouseEvent } from 'react';
import { type Place, toMapPoint } from './city-map.ts';
import { PinShape } from './sketch-map.tsx';
import type { PinCluster } from './map-view.ts';
import styles from './explorable-map.module.css';

type MapClusterMarkProps = {
  cluster: PinCluster;
  /** What the pins are, with their measure word: 场演出. */
  noun: string;
  /** Units of the sheet for a pixel. */
  scale: number;
  onPress: (cluster: PinCluster, isByKey: boolean) => void;
  onFocus: () => void;
};

/** One pin, or several as one with their number. A link, so that it leads somewhere without scripts, too. */
export function MapClusterMark({ cluster, noun, scale, onPress, onFocus }: MapClusterMarkProps) {
  const { pins, at } = cluster;
  const [first] = pins;
  const label = pins.length > 1 ? `${pins.length} ${noun}，按下展开` : first?.label;
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress(cluster, event.detail === 0);
  };
  return (
    <a href={first?.href} aria-label={label} onClick={press} onFocus={onFocus} draggable={false}>
      <g className={pins.length > 1 ? styles.crowd : first?.kind && `cat-${first.kind}`}>
        <title>{label}</title>
        <PinShape at={at} scale={scale} count={pins.length > 1 ? pins.length : undefined} />
      </g>
    </a>
  );
}

/** Where the person is. */
export function OwnPlaceMark({ place, scale }: { place: Place; scale: number }) {
  const { x, y } = toMapPoint(place);
  return (
    <g className={styles.own} role="img" aria-label="我的位置">
      <title>我的位置</title>
      <circle cx={x} cy={y} r={16 * scale} />
      <circle cx={x} cy={y} r={7 * scale} />
    </g>
  );
}
