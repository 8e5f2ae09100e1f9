import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { getMakeupForReview } from '../../contract/makeup-review.contract.ts';
import { makeupReasonSamples } from '../../contract/makeups.words.ts';
import { getMakeupForReviewCall, listMakeupsForReviewCall, reviewMakeupCall } from './makeups.calls.ts';

type MakeupDecisionProps = { makeup: ResultOf<typeof getMakeupForReview>; onDecided: () => void };
type Verdict = 'pass' | 'return' | 'refuse';

const reads = [listMakeupsForReviewCall];
const details = [getMakeupForReviewCall];
const verdictWords = { pass: '通过', return: '退回', refuse: '不予通过' } as const;
const doneWords = {
  pass: '已通过，名单上的人会收到消息',
  return: '已退回队伍修改',
  refuse: '已不予通过，队伍会收到原因',
} as const;

/** 通过 / 退回修改 / 不予通过 for one past activity. What speaks against it stops passing. */
export function MakeupDecision({ makeup, onDecided }: MakeupDecisionProps) {
  const { makeupId, version, title, state, faults } = makeup;
  const [text, onChange, forget] = useKeptText(`makeup:${makeupId}`);
  const subject = { kind: 'makeup', id: makeupId };
  const review = useDecision(reviewMakeupCall, { subject, refreshes: reads });
  const takeLatest = useRefresh([...reads, ...details]);
  const refresh = useRefresh(details);
  const decideAs = (verdict: Verdict) => (reason: string) =>
    review.decide(
      { makeupId, version, verdict, ...(reason && { reason }) },
      {
        words: `${verdictWords[verdict]}“${title}”的补录`,
        onDone: () => {
          forget();
          refresh();
          showToast({ kind: 'success', text: doneWords[verdict] });
        },
        onDecided,
      },
    );
  return (
    <DeskDecision
      review={review}
      isOpen={state === 'pending'}
      reason={{ text, onChange, label: '审核意见', hint: '退回和不予通过必填，队伍会看到' }}
      samples={makeupReasonSamples}
      onTakeLatest={takeLatest}
      choices={[
        {
          verdict: 'refuse',
          label: '不予通过',
          look: 'danger',
          missing: '请填写不予通过的原因，队伍会看到',
          decide: decideAs('refuse'),
        },
        {
          verdict: 'return',
          label: '退回修改',
          look: 'line',
          deskKey: 'r',
          missing: '请填写退回原因，让队伍知道怎么改',
          decide: decideAs('return'),
        },
        {
          verdict: 'pass',
          label: '通过',
          look: 'primary',
          deskKey: 'p',
          stoppedBy: faults.length > 0 ? '有不能通过的问题，请退回修改。' : undefined,
          decide: decideAs('pass'),
        },
      ]}
    />
  );
}
