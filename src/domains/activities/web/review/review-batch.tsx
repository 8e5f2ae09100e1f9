import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import { getActivityForReviewCall, listReviewQueueCall, reviewActivitiesCall } from '../activities.calls.ts';
import styles from './review.module.css';

type Verdict = 'pass' | 'return';
type Failed = { title: string; msg: string };
type ReviewBatchProps = { chosen: readonly ReviewRow[]; onDone: () => void };

/** The same decision for all chosen activities. Each is judged alone; those that could not be decided are named with why. */
export function ReviewBatch({ chosen, onDone }: ReviewBatchProps) {
  const [asked, setAsked] = useState<Verdict>();
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const review = useOperationCommand(reviewActivitiesCall, {
    refreshes: [listReviewQueueCall, getActivityForReviewCall],
  });
  const decide = async (verdict: Verdict, reason: string): Promise<void> => {
    const items = chosen.map(({ id, version }) => ({ activityId: id, version }));
    const result = await review.mutateAsync(reason ? { items, verdict, reason } : { items, verdict });
    if (result.done.length > 0) {
      const text = `${result.done.length} 个活动已${verdict === 'pass' ? '通过' : '退回'}`;
      showToast({ kind: 'success', text });
    }
    setFailed(result.failed.map(({ activityId, msg }) => ({ title: titleIn(chosen, activityId), msg })));
    onDone();
  };
  const names = chosen.slice(0, 3).map(({ title }) => `“${title}”`);
  const isReturn = asked === 'return';
  return (
    <>
      <Button look="line" disabled={chosen.length === 0} onClick={() => setAsked('return')}>
        批量退回
      </Button>
      <Button look="primary" disabled={chosen.length === 0} onClick={() => setAsked('pass')}>
        批量通过{chosen.length > 0 && ` ${chosen.length}`}
      </Button>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={(reason) => decide(asked ?? 'return', reason)}
        title={isReturn ? `退回这 ${chosen.length} 个活动？` : `通过这 ${chosen.length} 个活动？`}
        decisiveLabel={isReturn ? '退回修改' : '全部通过'}
        tone={isReturn ? 'danger' : 'plain'}
        {...(isReturn
          ? { reason: { label: '退回原因', isRequired: true, hint: '每支队伍都会收到这段话' } }
          : {})}
      >
        {names.join('、')}
        {chosen.length > 3 && ` 等 ${chosen.length} 个`}
        {!isReturn && '。通过后立即对外发布；机检有必改问题或要放行的不会通过，请逐个审核。'}
      </ConfirmDialog>
      <FailedList failed={failed} onClose={() => setFailed([])} />
    </>
  );
}

const titleIn = (rows: readonly ReviewRow[], id: number): string =>
  rows.find((row) => row.id === id)?.title ?? `活动 ${id}`;

function FailedList({ failed, onClose }: { failed: readonly Failed[]; onClose: () => void }) {
  if (failed.length === 0) return null;
  return (
    <div className={styles.failed} role="alert">
      <b>{failed.length} 个没有处理成功</b>
      <ul>
        {failed.map(({ title, msg }) => (
          <li key={title}>
            “{title}”：{msg}
          </li>
        ))}
      </ul>
      <Button look="line" size="sm" onClick={onClose}>
        知道了
      </Button>
    </div>
  );
}
