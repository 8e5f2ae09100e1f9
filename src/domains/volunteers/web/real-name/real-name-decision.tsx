import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { RealNameCheckView } from '../../contract/real-name.contract.ts';
import { checkReturnSamples } from '../../contract/real-name.words.ts';
import {
  decideRealNameCheckCall,
  getRealNameCheckCall,
  listRealNameChecksCall,
} from '../profile/profile.calls.ts';

type RealNameDecisionProps = {
  check: RealNameCheckView;
  /** Number and pictures are in sight: only then it can be passed. */
  isSeen: boolean;
  onDecided: () => void;
};

type Verdict = 'pass' | 'reject';
const queueReads = [listRealNameChecksCall];
const details = [getRealNameCheckCall];
const verdictWords: Record<Verdict, string> = { pass: '通过', reject: '不通过' };
const doneWords: Record<Verdict, string> = {
  pass: '实名认证已通过',
  reject: '已不予通过，志愿者会收到原因',
};

/** 不通过 / 通过 for one check; taking a verification from somebody else needs the grounds. */
export function RealNameDecision({ check, isSeen, onDecided }: RealNameDecisionProps) {
  const { checkId, version, name } = check;
  const [text, onChange, forget] = useKeptText(`realName:${checkId}`);
  const review = useDecision(decideRealNameCheckCall, {
    subject: { kind: 'realName', id: checkId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(details);
  const holder = check.holders.find((one) => one.isVerified);
  const decideAs = (verdict: Verdict) => (reason: string) =>
    review.decide(
      { checkId, version, verdict, ...(reason && { reason }) },
      {
        words: `${verdictWords[verdict]}${name}的实名认证`,
        onDone: () => {
          forget();
          takeLatest();
          showToast({ kind: 'success', text: doneWords[verdict] });
        },
        onDecided,
      },
    );
  return (
    <DeskDecision
      review={review}
      isOpen={check.status === 'pending'}
      reason={{
        text,
        onChange,
        label: holder ? '判断的依据' : '审核意见',
        hint: holder ? '通过和不通过都必填，志愿者和原认证人会看到' : '不通过时必填，志愿者会看到这段话',
      }}
      samples={checkReturnSamples}
      onTakeLatest={takeLatest}
      choices={[
        {
          verdict: 'reject',
          label: '不通过',
          look: 'danger',
          deskKey: 'r',
          missing: '请填写不通过的原因',
          decide: decideAs('reject'),
        },
        {
          verdict: 'pass',
          label: '通过',
          look: 'primary',
          deskKey: 'p',
          missing: holder && '请填写判断的依据',
          stoppedBy: isSeen ? undefined : '打开证件号码和照片核对后才能通过',
          decide: decideAs('pass'),
        },
      ]}
    />
  );
}
