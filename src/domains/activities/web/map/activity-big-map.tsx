import { useEffect, useRef, useState } from 'react';
import { ExplorableMap } from '#platform/web/map/explorable-map.tsx';
import type { MapPin } from '#platform/web/map/sketch-map.tsx';
import type { LiveMapSettings } from './live-map-kinds.ts';
import { showLiveMap } from './live-map.ts';
import styles from './activity-big-map.module.css';

type ActivityBigMapProps = { label: string; settings: LiveMapSettings; pins: MapPin[] };

type Standing = 'loading' | 'shown' | 'failed';

/** The configured map over the drawn one, which is there at once and stays when the other cannot be loaded. */
export function ActivityBigMap({ label, settings, pins }: ActivityBigMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [standing, setStanding] = useState<Standing>('loading');

  useEffect(() => {
    let isGone = false;
    let remove = (): void => undefined;
    if (!box.current) return undefined;
    showLiveMap(box.current, settings, pins).then(
      (map) => {
        if (isGone) return map.remove();
        remove = map.remove;
        setStanding('shown');
      },
      () => setStanding('failed'),
    );
    return () => {
      isGone = true;
      remove();
    };
    // An island's props never change.
  }, [settings, pins]);

  return (
    <div className={styles.map}>
      {standing !== 'shown' && (
        <ExplorableMap className={styles.sketch} label={label} pins={pins} noun="场活动" />
      )}
      {/* Has its size before it is seen: a map measures its box when it is made. */}
      <div
        ref={box}
        className={standing === 'shown' ? styles.live : `${styles.live} ${styles.waiting}`}
        role="region"
        aria-label={label}
        aria-hidden={standing !== 'shown'}
      />
      {standing === 'failed' && (
        <p className={styles.note} role="status">
          在线地图暂时打不开，先看示意图和右边的地址。
        </p>
      )}
    </div>
  );
}
