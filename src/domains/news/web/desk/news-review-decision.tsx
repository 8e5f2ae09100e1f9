import { Check } from 'lucide-react';
import { useState } from 'react';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DecisionFailure, TakenDecision } from '#platform/web/ui/decision-failure.tsx';
import { ReasonField } from '#platform/web/fields/reason-field.tsx';
import { HeldDecisionNotice } from '#platform/web/decisions/held-decision-notice.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { useDeskKeys } from '#platform/web/decisions/use-desk-keys.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { NewsWorkView } from '../../contract/news-desk.contract.ts';
import { newsReturnSamples } from '../../contract/news.words.ts';
import styles from './news-review-decision.module.css';
import { listNewsReviewQueueCall, newsReads, reviewNewsCall } from '../news.calls.ts';

type NewsReviewDecisionProps = {
  work: NewsWorkView;
  /** False once it was decided: only what somebody else's decision left unsent is shown. */
  isOpen?: boolean;
  onDecided: () => void;
};
const queueReads = [listNewsReviewQueueCall];

/** 退回 / 通过 for one text. Returning needs a reason; what was typed outlives a look at another one. */
export function NewsReviewDecision({ work, isOpen = true, onDecided }: NewsReviewDecisionProps) {
  const [reason, setReason, forgetReason] = useKeptText(`news:${work.dynamicId}`);
  const [isMissing, setMissing] = useState(false);
  const review = useDecision(reviewNewsCall, {
    subject: { kind: 'news', id: work.dynamicId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(newsReads);
  const isFinal = (work.desk?.revisionStatus ?? work.status) === 'pending2';
  const decide = (verdict: 'pass' | 'return'): void => {
    const given = reason.trim();
    const lacksReason = verdict === 'return' && given.length < 2;
    setMissing(lacksReason);
    if (lacksReason || review.isPending) return;
    const request = { dynamicId: work.dynamicId, version: work.desk?.version ?? 0, verdict };
    review.decide(given.length >= 2 ? { ...request, reason: given } : request, {
      words: `${verdict === 'pass' ? '通过' : '退回'}“${work.title}”`,
      onDone: ({ status }) => {
        forgetReason();
        takeLatest();
        showToast({ kind: 'success', text: decidedWords(verdict, status) });
      },
      onDecided,
    });
  };
  const isDoing = (verdict: string): boolean => review.isPending && review.request?.verdict === verdict;
  useDeskKeys({
    p: isOpen && !review.held ? () => decide('pass') : undefined,
    r: isOpen && !review.held ? () => decide('return') : undefined,
  });
  const told = {
    failure: review.failure,
    onTakeLatest: () => {
      review.reset();
      takeLatest();
    },
  };
  if (!isOpen)
    return <TakenDecision {...told} text={reason} onDrop={() => setReason('')} className={styles.late} />;
  return (
    <>
      <div className={styles.decision}>
        <DecisionFailure {...told} />
        {review.held && (
          <HeldDecisionNotice held={review.held} onTakeBack={review.takeBack} onSend={review.sendNow} />
        )}
        <ReasonField
          label="审核意见"
          hint="退回时必填，撰稿人会在消息里看到"
          samples={newsReturnSamples}
          text={reason}
          error={isMissing ? '请填写退回原因，让撰稿人知道怎么改' : review.failure?.errorOf('reason')}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          look="danger"
          disabled={review.isPending || review.held !== undefined}
          onClick={() => decide('return')}
          isBusy={isDoing('return')}
        >
          退回修改
        </Button>
        <Button
          look="primary"
          disabled={review.isPending || review.held !== undefined}
          aria-busy={isDoing('pass') || undefined}
          onClick={() => decide('pass')}
        >
          {isDoing('pass') ? <span className="spin" aria-hidden /> : <Check className="ic" aria-hidden />}
          {isFinal ? '终审通过' : '初审通过'}
        </Button>
      </div>
    </>
  );
}

function decidedWords(verdict: 'pass' | 'return', status: string): string {
  if (verdict === 'return') return '已退回修改';
  if (status === 'pending2') return '初审通过，等待另一位同事终审';
  return status === 'scheduled' ? '已通过，到时间自动发布' : '已通过并发布';
}
