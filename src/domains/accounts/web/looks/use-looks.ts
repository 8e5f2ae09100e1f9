import { useEffect, useRef } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { lookRenewedMs, lookWords, type DeskKind } from '../../contract/looks.words.ts';
import { listLooksCall, noteLookCall } from './looks.calls.ts';

/** What is said of each of these rows that colleagues have open: 林岚正在看. Others appear and go at once. */
export function useLooks(kind: DeskKind, rowIds: readonly number[]): ReadonlyMap<number, string> {
  const looks = useOperationQuery(
    listLooksCall,
    { kind, items: [...rowIds] },
    { enabled: rowIds.length > 0, reportedBy: 'form', keepsPrevious: true, refreshEveryMs: lookRenewedMs },
  );
  const list = looks.data?.list ?? [];
  return new Map(
    [...new Set(list.map(({ rowId }) => rowId))].map((id) => [
      id,
      lookWords(list.filter(({ rowId }) => rowId === id)),
    ]),
  );
}

/** Whoever only passes by, from key to key, is not told of. */
const settledMs = 800;
const failed = (): undefined => undefined; // Nothing depends on it, and the next renewal tells it again.

/** Tells colleagues that this row is open here, while it is and the page can be seen. */
export function useNoteLook(
  kind: DeskKind,
  { rowId, isDeciding }: { rowId: number | undefined; isDeciding: boolean },
): void {
  const latest = useRef({ isDeciding, look: failed as () => void });
  useEffect(() => {
    if (rowId === undefined) return undefined;
    let isTold = false;
    let underWay: AbortController | undefined;
    const say = (state: 'looks' | 'decides' | 'left', isLeaving = false): void => {
      isTold = state !== 'left';
      // What was said before must not arrive after it.
      underWay?.abort();
      underWay = new AbortController();
      const { signal } = underWay;
      const told = { kind, item: rowId, state };
      callOperation(noteLookCall, told, { reportedBy: 'form', isLeaving, signal }).catch(failed);
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') say(latest.current.isDeciding ? 'decides' : 'looks');
    };
    const leave = (isLeaving: boolean): void => {
      if (isTold) say('left', isLeaving);
    };
    const onPageHide = (): void => leave(true);
    const onVisibility = (): void => (document.visibilityState === 'visible' ? look() : leave(true));
    latest.current.look = () => isTold && look();
    const settled = setTimeout(look, settledMs);
    const renewal = setInterval(look, lookRenewedMs);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      clearTimeout(settled);
      clearInterval(renewal);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onPageHide);
      leave(false);
    };
  }, [kind, rowId]);
  useEffect(() => {
    latest.current.isDeciding = isDeciding;
    latest.current.look();
  }, [isDeciding]);
}
