import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../islands/use-is-hydrated.ts';
import styles from './read-aloud.module.css';
import { speechParts } from './speech-parts.ts';
import { Button } from '../ui/button.tsx';

type Standing = 'silent' | 'speaking' | 'paused';

/** Speaks what stands in `main`, part by part; `onEnd` when the last part is over or it was stopped. */
function speakMain(onEnd: () => void): void {
  const parts = speechParts(document.querySelector('main')?.innerText ?? '');
  speechSynthesis.cancel();
  for (const [index, part] of parts.entries()) {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = 'zh-CN';
    utterance.rate = 0.95;
    if (index === parts.length - 1) utterance.addEventListener('end', onEnd);
    speechSynthesis.speak(utterance);
  }
  if (parts.length === 0) onEnd();
}

/** Reads the page aloud by the device's own voice, to be paused and stopped; says so where a browser has none. */
export function ReadAloud() {
  const isHydrated = useIsHydrated();
  const [standing, setStanding] = useState<Standing>('silent');
  const canSpeak = isHydrated && 'speechSynthesis' in globalThis;

  useEffect(() => {
    if (!canSpeak) return undefined;
    // A voice goes on speaking when its page is left.
    const stop = () => speechSynthesis.cancel();
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [canSpeak]);

  const start = () => {
    setStanding('speaking');
    speakMain(() => setStanding('silent'));
  };
  const pause = () => {
    speechSynthesis.pause();
    setStanding('paused');
  };
  const resume = () => {
    speechSynthesis.resume();
    setStanding('speaking');
  };
  const stop = () => {
    speechSynthesis.cancel();
    setStanding('silent');
  };

  if (isHydrated && !canSpeak)
    return <p className={styles.none}>这个浏览器不能朗读，可以换一个浏览器试试。</p>;
  return (
    <div className={styles.voice}>
      {standing === 'silent' && (
        <Button look="line" onClick={start} disabled={!canSpeak}>
          <Volume2 className="ic" aria-hidden />
          朗读本页
        </Button>
      )}
      {standing === 'speaking' && (
        <Button look="line" onClick={pause}>
          <Pause className="ic" aria-hidden />
          暂停朗读
        </Button>
      )}
      {standing === 'paused' && (
        <Button look="line" onClick={resume}>
          <Play className="ic" aria-hidden />
          继续朗读
        </Button>
      )}
      {standing !== 'silent' && (
        <Button look="line" onClick={stop}>
          <Square className="ic" aria-hidden />
          停止
        </Button>
      )}
    </div>
  );
}
