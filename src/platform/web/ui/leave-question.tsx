import { useLeaveGuard } from '../use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before unsaved changes of a form are left behind. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const blocker = useLeaveGuard(isDirty);
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
