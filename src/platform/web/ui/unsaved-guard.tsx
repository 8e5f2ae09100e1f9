import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before unsaved changes are left behind, inside a centre and when the page is closed. */
export function UnsavedGuard(props: { isDirty: boolean; isLeaving: { readonly current: boolean } }) {
  const { isDirty, isLeaving } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
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
