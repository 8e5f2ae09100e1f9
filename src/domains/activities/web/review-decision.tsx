import { Check } from 'lucide-react';
import { useState } from 'react';
import { useOperationCommand } from '#platform/web/operation-hooks.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { ReasonField } from '#platform/web/ui/reason-field.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { returnReasonSamples } from '../contract/activities.words.ts';
import type { ReviewRow } from '../contract/activity-review.contract.ts';
import { getActivityForReviewCall, listReviewQueueCall, reviewActivityCall } from './activities.calls.ts';
import styles from './review.module.css';

type ReviewDecisionProps = {
  activity: Pick<ReviewRow, 'id' | 'version' | 'title' | 'level'>;
  /** False for the later look at a directly published one, which can only be passed. */
  canReturn?: boolean;
  /** Goes to the next one in the queue; absent when this is the last. */
  onNext?: (() => void) | undefined;
  onDecided: () => void;
};

const refreshes = [listReviewQueueCall, getActivityForReviewCall];
const decidedWords = { pass: '已通过', return: '已退回队伍修改' } as const;

/** 下一件 / 退回 / 通过 for one activity. Returning needs a reason; a blocked one cannot be passed; a conflict is told and read again. */
export function ReviewDecision({ activity, canReturn = true, onNext, onDecided }: ReviewDecisionProps) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const review = useOperationCommand(reviewActivityCall, { refreshes, reportedBy: 'form' });
  const isBlocked = activity.level === 'block';
  const decide = (verdict: 'pass' | 'return'): void => {
    const given = reason.trim();
    const isMissing = verdict === 'return' && given.length < 2;
    setReasonMissing(isMissing);
    if (isMissing || review.isPending) return;
    const request = { activityId: activity.id, version: activity.version, verdict };
    void review.mutateAsync(given ? { ...request, reason: given } : request).then(
      () => {
        showToast({ kind: 'success', text: `“${activity.title}”${decidedWords[verdict]}` });
        onDecided();
      },
      () => undefined, // told above the buttons
    );
  };
  const isDoing = (verdict: string): boolean => review.isPending && review.variables.verdict === verdict;
  return (
    <div className={styles.decision}>
      {review.error && (
        <Notice kind="error" isLive>
          {review.error.reason === 'versionConflict'
            ? '内容刚刚被修改过，这次没有生效。已为你重新载入，请看过新的内容再决定。'
            : review.error.msg}
        </Notice>
      )}
      {canReturn && (
        <ReasonField
          label="退回原因"
          samples={returnReasonSamples}
          placeholder="写清要改什么，队伍会在消息里看到"
          text={reason}
          error={isReasonMissing ? '请填写退回原因，让队伍知道怎么改' : review.error?.errorOf('reason')}
          onChange={(text) => {
            setReason(text);
            setReasonMissing(false);
          }}
        />
      )}
      {isBlocked && <p className={styles.blockedHint}>机检有必须修改的问题，不能通过，请退回修改。</p>}
      <div className={styles.buttons}>
        <button
          type="button"
          className="btn btn--line"
          disabled={!onNext || review.isPending}
          onClick={onNext}
        >
          下一件
        </button>
        <button
          type="button"
          className="btn btn--danger"
          disabled={!canReturn || review.isPending}
          aria-busy={isDoing('return') || undefined}
          onClick={() => decide('return')}
        >
          {isDoing('return') && <span className="spin" aria-hidden />}
          退回修改
        </button>
        <button
          type="button"
          className="btn btn--primary"
          disabled={isBlocked || review.isPending}
          aria-busy={isDoing('pass') || undefined}
          onClick={() => decide('pass')}
        >
          {isDoing('pass') ? <span className="spin" aria-hidden /> : <Check className="ic" aria-hidden />}
          通过
        </button>
      </div>
    </div>
  );
}
