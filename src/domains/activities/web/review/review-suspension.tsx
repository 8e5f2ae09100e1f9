import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import {
  getActivityForReviewCall,
  listReviewQueueCall,
  resumeActivityCall,
  suspendActivityCall,
} from '../activities.calls.ts';

export type SuspensionQuestion = {
  activity: Pick<ReviewRow, 'id' | 'version' | 'title'>;
  act: 'suspend' | 'resume';
};

type ReviewSuspensionProps = { asked: SuspensionQuestion | undefined; onClose: () => void };

const refreshes = [listReviewQueueCall, getActivityForReviewCall];

/** Asks before an activity is taken off the public site (with a reason) or put back. */
export function ReviewSuspension({ asked, onClose }: ReviewSuspensionProps) {
  const suspend = useOperationCommand(suspendActivityCall, { refreshes });
  const resume = useOperationCommand(resumeActivityCall, { refreshes });
  if (!asked) return null;
  const { activity, act } = asked;
  const target = { activityId: activity.id, version: activity.version };
  const isSuspend = act === 'suspend';
  const confirm = async (reason: string): Promise<void> => {
    await (isSuspend ? suspend.mutateAsync({ ...target, reason }) : resume.mutateAsync(target));
    const text = `“${activity.title}”已${isSuspend ? '停用，队伍会收到通知' : '恢复，可以继续报名'}`;
    showToast({ kind: 'success', text });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`${isSuspend ? '停用' : '恢复'}“${activity.title}”？`}
      decisiveLabel={isSuspend ? '停用活动' : '恢复活动'}
      tone={isSuspend ? 'danger' : 'plain'}
      {...(isSuspend
        ? {
            reason: {
              keptAs: `suspend-activity:${activity.id}`,
              label: '停用原因',
              isRequired: true,
              hint: '队伍会看到这段话',
            },
          }
        : {})}
    >
      <p>
        {isSuspend
          ? '停用后网站上不再显示，也不能报名；已有的报名保留，恢复后继续有效。'
          : '恢复后立即在网站上显示，可以继续报名。'}
      </p>
    </ConfirmDialog>
  );
}
