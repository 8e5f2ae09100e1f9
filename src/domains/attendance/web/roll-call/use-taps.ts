import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useReadAgain } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { keptPlace } from '#platform/web/long-form/kept-form.ts';
import { getAttendanceBoardCall, rollCallCall } from '../attendance.calls.ts';
import { rollCallLabels } from '../roll-call-row.tsx';
import { type RollCallAnswer, type Tap, type TapOutcome, TapQueue } from './tap-queue.ts';

const placeName = 'roll-call-taps';
const noTaps: readonly Tap[] = [];
const boards = [getAttendanceBoardCall];
let current: { place: string; queue: TapQueue } | undefined;
/** Reads the boards again; set by the page that is open. */
let refresh: () => Promise<boolean> = async () => true;

/** The queue of the person signed in; one for the whole client, so that taps go up on every page of the centre. */
function queueOfMine(): TapQueue {
  const place = keptPlace(placeName);
  if (current?.place !== place)
    current = {
      place,
      queue: new TapQueue({
        place,
        isMine: () => keptPlace(placeName) === place,
        send: (request) => callOperation(rollCallCall, request, { reportedBy: 'form' }),
        refresh: () => refresh(),
        onLate: tellLate,
      }),
    };
  return current.queue;
}

/** Says who of a tap was not recorded, and why. */
export function tellRefused(tap: Pick<Tap, 'people'>, { refused }: RollCallAnswer): void {
  if (refused.length === 0) return;
  const nameOf = (id: number) => tap.people.find(({ volunteerId }) => volunteerId === id)?.name ?? '';
  showToast({
    kind: 'warning',
    title: `${refused.length} 人没有登记`,
    text: refused.map(({ volunteerId, msg }) => `${nameOf(volunteerId)}：${msg}`).join('；'),
    durationMs: 8_000,
  });
}

function tellLate(tap: Tap, outcome: TapOutcome): void {
  const what = `${tap.people.map(({ name }) => name).join('、')}${rollCallLabels[tap.act]}`;
  if (outcome.kind === 'refused')
    return void showToast({ kind: 'error', title: `${what}没有登记`, text: outcome.msg, durationMs: 8_000 });
  if (outcome.kind !== 'taken') return;
  if (outcome.answer.doneCount > 0) showToast({ kind: 'success', text: `已上传：${what}` });
  tellRefused(tap, outcome.answer);
}

/**
 * Taps that wait on this device, and the ways to add one and to take one back. While it is mounted they go up by themselves: at
 * once, when the browser has a network again, when the page is looked at again, and every few seconds.
 */
export function useTaps() {
  const readAgain = useReadAgain(boards);
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
  const tap = useCallback((made: Parameters<TapQueue['add']>[0]) => queue.add(made), [queue]);
  return { taps, answered, tapsNow: queue.taps, tap, takeBack: queue.takeBack, flush: queue.flush };
}
