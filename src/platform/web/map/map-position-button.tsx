import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { currentPosition, positionFailureTexts } from '../current-position.ts';
import type { Place } from './city-map.ts';
import styles from './explorable-map.module.css';

/** Long enough to read the browser's question and answer it. */
const patienceMs = 20_000;

/** Asks where the person is when it is pressed, not before; the answer stays on the page. */
export function MapPositionButton({ onFound }: { onFound: (place: Place) => void }) {
  const [note, setNote] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const press = async (): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    setNote('正在获取位置，请在浏览器的提问里选“允许”…');
    const { position, failure } = await currentPosition({ patienceMs, isExact: false });
    setIsAsking(false);
    setNote(failure ? `${positionFailureTexts[failure]}。` : '');
    if (position) onFound(position);
  };
  return (
    <>
      <button
        type="button"
        aria-label="显示我的位置"
        aria-busy={isAsking}
        className={styles.mine}
        onClick={() => void press()}
      >
        <LocateFixed className="ic ic-18" aria-hidden />
      </button>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  );
}
