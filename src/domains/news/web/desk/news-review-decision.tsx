import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { NewsWorkView } from '../../contract/news-desk.contract.ts';
import { newsReturnSamples } from '../../contract/news.words.ts';
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
  const [text, onChange, forget] = useKeptText(`news:${work.dynamicId}`);
  const review = useDecision(reviewNewsCall, {
    subject: { kind: 'news', id: work.dynamicId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(newsReads);
  const isFinal = (work.desk?.revisionStatus ?? work.status) === 'pending2';
  const decideAs = (verdict: 'pass' | 'return') => (reason: string) => {
    const request = { dynamicId: work.dynamicId, version: work.desk?.version ?? 0, verdict };
    review.decide(reason.length >= 2 ? { ...request, reason } : request, {
      words: `${verdict === 'pass' ? '通过' : '退回'}“${work.title}”`,
      onDone: ({ status }) => {
        forget();
        takeLatest();
        showToast({ kind: 'success', text: decidedWords(verdict, status) });
      },
      onDecided,
    });
  };
  return (
    <DeskDecision
      review={review}
      isOpen={isOpen}
      reason={{ text, onChange, label: '审核意见', hint: '退回时必填，撰稿人会在消息里看到' }}
      samples={newsReturnSamples}
      onTakeLatest={takeLatest}
      choices={[
        {
          verdict: 'return',
          label: '退回修改',
          look: 'danger',
          deskKey: 'r',
          missing: '请填写退回原因，让撰稿人知道怎么改',
          decide: decideAs('return'),
        },
        {
          verdict: 'pass',
          label: isFinal ? '终审通过' : '初审通过',
          look: 'primary',
          deskKey: 'p',
          decide: decideAs('pass'),
        },
      ]}
    />
  );
}

function decidedWords(verdict: 'pass' | 'return', status: string): string {
  if (verdict === 'return') return '已退回修改';
  if (status === 'pending2') return '初审通过，等待另一位同事终审';
  return status === 'scheduled' ? '已通过，到时间自动发布' : '已通过并发布';
}
