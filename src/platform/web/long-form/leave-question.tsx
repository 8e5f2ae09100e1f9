import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { Blocker } from 'react-router';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type LeaveQuestionProps = {
  isDirty: boolean;
  /** Set by a form that has just saved and goes elsewhere itself: then nothing is asked. */
  isLeaving?: { readonly current: boolean };
  /** The person gives up what is unsaved. */
  onLeave?: () => void;
};

/** Asks before unsaved changes of a form are left behind, inside a centre and when the page is closed. */
export function LeaveQuestion({ isDirty, isLeaving, onLeave }: LeaveQuestionProps) {
  const blocker = useLeaveGuard(() => isDirty && !isLeaving?.current);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      onConfirm={() => {
        onLeave?.();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
      title="离开前还有改动没有保存"
      decisiveLabel="不保存，离开"
      safeLabel="留下继续写"
    >
      <p>现在离开，最近的改动不会保留。</p>
    </ConfirmDialog>
  );
}

/** Holds back every way to another address while `isHeld` says so. */
const useLeaveGuard = (isHeld: () => boolean): Blocker =>
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeld() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
