import { useEffect, useState } from 'react';
import { secondMs } from '#platform/contract/durations.ts';

/** Counts down to an instant (milliseconds since 1970); not read out every second. `onEnd` once it is reached. */
export function SecondsLeft({ until, onEnd }: { until: number; onEnd?: () => void }) {
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / secondMs));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) onEnd?.();
    }, secondMs / 4);
    return () => clearInterval(timer);
  });
  return (
    <b className="num" aria-live="off">
      {seconds}
    </b>
  );
}
