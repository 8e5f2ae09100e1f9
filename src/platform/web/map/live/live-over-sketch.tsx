import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LiveMapSettings } from '#platform/contract/map/map-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import type { LiveMap, LiveMapContent, Picked } from './live-map-kinds.ts';
import { showLiveMap } from './live-map.ts';
import styles from './live-over-sketch.module.css';

type LiveOverSketchProps = LiveMapContent & {
  label: string;
  settings: LiveMapSettings;
  picked?: Picked;
  className?: string | undefined;
  /** The drawn map: it gives the place its size, is there at once, and stays when the other cannot be loaded. */
  children: ReactNode;
};

type Standing = 'loading' | 'shown' | 'failed';

/** The configured map over the drawn one. Nothing waits for it. */
export function LiveOverSketch(props: LiveOverSketchProps) {
  const { label, settings, pins, focus, onPick, picked, className, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onPick);
  const [map, setMap] = useState<LiveMap>();
  const [standing, setStanding] = useState<Standing>('loading');
  // What the map shows is fixed when it is made; only what is picked moves.
  const [content] = useState<LiveMapContent>(() => ({
    pins,
    focus,
    ...(onPick && { onPick: (place) => latest.current?.(place) }),
  }));

  useEffect(() => {
    latest.current = onPick;
  });
  useEffect(() => {
    let isGone = false;
    let remove = (): void => undefined;
    if (!box.current) return undefined;
    showLiveMap(box.current, settings, content).then(
      (shown) => {
        if (isGone) return shown.remove();
        remove = shown.remove;
        setMap(shown);
        setStanding('shown');
      },
      () => setStanding('failed'),
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [settings, content]);
  useEffect(() => {
    if (map && picked) map.showPicked(picked);
  }, [map, picked]);

  const isShown = standing === 'shown';
  return (
    <div className={classNames(styles.map, className)}>
      <div className={styles.sketch} inert={isShown} data-covered={isShown || undefined}>
        {children}
      </div>
      {/* Has its size before it is seen: a map measures its box when it is made. */}
      <div
        className={classNames(styles.live, !isShown && styles.waiting)}
        role="region"
        aria-label={label}
        aria-hidden={!isShown}
      >
        {/* The map's own: it gives its box classes, which stay as long as nothing here draws that box anew. */}
        <div ref={box} className={styles.box} />
      </div>
      {standing === 'failed' && (
        <p className={styles.note} role="status">
          在线地图暂时打不开，先看示意图和旁边的地址。
        </p>
      )}
    </div>
  );
}
