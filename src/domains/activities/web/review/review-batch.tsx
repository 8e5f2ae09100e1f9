import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskBatch } from '#platform/web/decisions/desk-batch.tsx';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import {
  getActivityForReviewCall,
  listReviewQueueCall,
  previewActivitiesCall,
  reviewActivitiesCall,
} from '../activities.calls.ts';

type ReviewBatchProps = { chosen: readonly ReviewRow[]; onDone: () => void };

/** 批量通过 and 批量退回 of the chosen activities, or of their changes; whatever must be changed or released is left for one by one. */
export function ReviewBatch({ chosen, onDone }: ReviewBatchProps) {
  const look = useOperationCommand(previewActivitiesCall);
  const review = useOperationCommand(reviewActivitiesCall, {
    refreshes: [listReviewQueueCall, getActivityForReviewCall],
  });
  const areChanges = chosen.some(({ changeId }) => changeId !== null);
  const items = chosen.map(({ id, version, changeId }) => ({
    activityId: id,
    version,
    ...(changeId !== null && { changeId }),
  }));
  const waysOf = (verdict: 'pass' | 'return') => ({
    verdict,
    preview: () => look.mutateAsync({ items, verdict }),
    send: (reason: string) => review.mutateAsync({ items, verdict, ...(reason && { reason }) }),
  });
  return (
    <DeskBatch
      count={chosen.length}
      unit="个"
      titleOf={(id) => `“${chosen.find((row) => row.id === id)?.title ?? id}”`}
      onDone={onDone}
      choices={[
        {
          ...waysOf('return'),
          label: '退回',
          isDanger: true,
          consequence: areChanges
            ? '退回后仍按原来的内容公开，由队伍修改再提交。'
            : '退回后由队伍修改再提交。',
          reason: { label: '退回原因', hint: '每支队伍都会收到这段话' },
        },
        {
          ...waysOf('pass'),
          label: '通过',
          consequence: areChanges
            ? '通过后变更立即生效，已录取的人会被请求再次确认。'
            : '通过后立即对外发布。',
        },
      ]}
    />
  );
}
