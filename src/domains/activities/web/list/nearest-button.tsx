import { useId, useState } from 'react';
import { roughly } from '#platform/contract/ground.ts';
import {
  currentPosition,
  type PositionFailure,
  positionFailureTexts,
} from '#platform/web/current-position.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './nearest-button.module.css';

type NearestButtonProps = {
  label: string;
  /** Address of the list in this order, to which the position is added. */
  href: string;
  isOn: boolean;
  isChip?: boolean;
};

/** Long enough to read the browser's question and answer it. */
const patienceMs = 20_000;

/** Asks for the position when it is pressed, not before, and leads to the list around it, roughly (100 m). Without scripts it is not there. */
export function NearestButton({ label, href, isOn, isChip = false }: NearestButtonProps) {
  const isHydrated = useIsHydrated();
  const noteId = useId();
  const [standing, setStanding] = useState<'idle' | 'asking' | PositionFailure>('idle');
  const isAsking = standing === 'asking';
  const press = async (): Promise<void> => {
    if (isAsking) return;
    setStanding('asking');
    const { position, failure } = await currentPosition({ patienceMs, isExact: false });
    setStanding(failure ?? 'idle');
    if (position)
      location.assign(
        `${href}${href.includes('?') ? '&' : '?'}lng=${roughly(position.lng)}&lat=${roughly(position.lat)}`,
      );
  };
  return (
    <>
      <button
        type="button"
        className={classNames(isChip && 'chip', isChip && isOn && 'on', !isHydrated && styles.waiting)}
        disabled={!isHydrated}
        aria-current={isOn ? 'true' : undefined}
        aria-busy={isAsking}
        aria-describedby={noteId}
        onClick={() => void press()}
      >
        {label}
      </button>
      <p id={noteId} className={styles.note} role="status">
        {isAsking && '正在获取位置，请在浏览器的提问里选“允许”…'}
        {standing !== 'idle' &&
          standing !== 'asking' &&
          `${positionFailureTexts[standing]}，或者在上面选一个区域。`}
      </p>
    </>
  );
}
