import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { keptPlace } from '../long-form/kept-form.ts';
import { type Tap, TapQueue, type TapWays } from './tap-queue.ts';

type Wish<Made, Answer> = Pick<TapWays<Made, Answer>, 'send' | 'onLate'> & {
  /** Under which name the taps are kept on the device. */
  name: string;
};

const noTaps: readonly Tap<never>[] = [];

/** One queue for the person signed in and the whole client, so that taps go up on every page of the centre. */
export function createTaps<Made extends object, Answer>({ name, send, onLate }: Wish<Made, Answer>) {
  let current: { place: string; queue: TapQueue<Made, Answer> } | undefined;
  /** Reads again what was recorded; set by the page that is open. */
  let refresh: () => Promise<boolean> = async () => true;
  const queueOfMine = (): TapQueue<Made, Answer> => {
    const place = keptPlace(name);
    if (current?.place !== place) {
      const isMine = () => keptPlace(name) === place;
      current = { place, queue: new TapQueue({ place, isMine, send, refresh: () => refresh(), onLate }) };
    }
    return current.queue;
  };
  /**
   * Taps that wait on this device, and the ways to add one and to change one. While it is mounted they go up by themselves: at
   * once, when the browser has a network again, when the page is looked at again, and every few seconds.
   */
  return function useTaps(readAgain: () => Promise<boolean>) {
    const queue = queueOfMine();
    const taps = useSyncExternalStore(queue.subscribe, queue.taps, () => noTaps);
    const answered = useSyncExternalStore(queue.subscribe, queue.answered, () => noTaps);
    useEffect(() => {
      refresh = readAgain;
      const flush = (): void => void queue.flush();
      flush();
      window.addEventListener('online', flush);
      document.addEventListener('visibilitychange', flush);
      return () => {
        window.removeEventListener('online', flush);
        document.removeEventListener('visibilitychange', flush);
      };
    }, [readAgain, queue]);
    const tap = useCallback((made: Made) => queue.add(made), [queue]);
    return { taps, answered, tapsNow: queue.taps, tap, change: queue.change, flush: queue.flush };
  };
}
