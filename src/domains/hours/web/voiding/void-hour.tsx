import { useState } from 'react';
import { hoursLabel } from '#platform/contract/figures.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { listHoursForReviewCall, voidHourCall } from '../hours.calls.ts';
import type { HourForReview } from '../review/hour-for-review.ts';

const refreshes = [listHoursForReviewCall];

/** 作废 of a record that counts: asked for here, done when a second person agrees. */
export function VoidHour({ hour }: { hour: HourForReview }) {
  const { hourId, isVoidAsked, minutes, volunteerName } = hour;
  const [isAsking, setAsking] = useState(false);
  const ask = useOperationCommand(voidHourCall, { refreshes });
  return (
    <DeskSection title="作废">
      {isVoidAsked ? (
        <p>已有人提出作废，正在等第二人批准。</p>
      ) : (
        <>
          <p>查实是虚假或者记错的，可以提出作废，由第二人批准后生效。记录不会删除。</p>
          <Button look="danger" size="sm" onClick={() => setAsking(true)}>
            提出作废
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          await ask.mutateAsync({ hourId, reason });
          showToast({ kind: 'success', text: '已提交，等第二人批准后作废' });
        }}
        title={`作废${volunteerName}的 ${hoursLabel(minutes)} 小时？`}
        decisiveLabel="提交作废"
        tone="danger"
        reason={{
          keptAs: `void-hour:${hourId}`,
          label: '作废的原因和依据',
          hint: '第二人、志愿者本人和队伍都会看到',
          isRequired: true,
        }}
      >
        <p>批准后：账本里加一条冲正，这些分钟不再计入合计，含有它的证书变成待替换，本人会收到通知。</p>
      </ConfirmDialog>
    </DeskSection>
  );
}
