import { hoursLabel } from '#platform/contract/figures.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { decideHourCall, listHoursForReviewCall } from './hours.calls.ts';
import type { HourForReview, HourVerdict } from './hour-for-review.ts';

export type HourQuestion = { hour: HourForReview; verdict: HourVerdict };

type ReviewHoursDecisionProps = { asked: HourQuestion | undefined; onClose: () => void };

/** Asks before a record is decided. Refusing needs a reason; whoever entered it may not decide it, which the server says. */
export function ReviewHoursDecision({ asked, onClose }: ReviewHoursDecisionProps) {
  return asked ? <Question {...asked} onClose={onClose} /> : null;
}

function Question({ hour, verdict, onClose }: HourQuestion & { onClose: () => void }) {
  const decide = useOperationCommand(decideHourCall, {
    refreshes: [listHoursForReviewCall],
    reportedBy: 'form',
  });
  const isReject = verdict === 'reject';
  const isDisputed = hour.state === 'disputed';
  const confirm = async (reason: string): Promise<void> => {
    const request = { hourId: hour.hourId, verdict };
    await decide.mutateAsync(reason ? { ...request, reason } : request);
    const text = isReject ? '已不予认定，志愿者会收到原因' : '已认定，进入公示';
    showToast({ kind: 'success', text });
  };
  const amount = `${hour.volunteerName}在“${hour.activityTitle}”的 ${hoursLabel(hour.minutes)} 小时`;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      keptAs={`hour:${hour.hourId}:${verdict}`}
      failure={decide.error}
      title={isReject ? '不予认定这条时长？' : '认定这条时长？'}
      decisiveLabel={isReject ? '不予认定' : '认定并公示'}
      tone={isReject ? 'danger' : 'plain'}
      reason={{
        label: isReject ? '不予认定的原因' : isDisputed ? '对异议的答复' : '审核意见',
        isRequired: isReject,
        hint: isReject ? '志愿者会看到这段话' : '可以不写',
      }}
    >
      <p>
        {amount}
        {isReject
          ? '将不计入时长。'
          : isDisputed
            ? '继续公示，期满后生效。'
            : '公示 3 个工作日，无异议后生效。'}
      </p>
    </ConfirmDialog>
  );
}
