import { hoursLabel } from '#platform/contract/figures.ts';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DeskDecision } from '#platform/web/decisions/desk-decision.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { hourRefusals, hourReturnSamples } from '../../contract/hours.words.ts';
import { decideHourCall, listHoursForReviewCall } from '../hours.calls.ts';
import type { HourForReview, HourVerdict } from './hour-for-review.ts';

type ReviewHoursDecisionProps = {
  hour: HourForReview;
  /** False once it was decided: only what somebody else's decision left unsent is shown. */
  isOpen: boolean;
  onDecided: () => void;
};

const refreshes = [listHoursForReviewCall];
const verdictWords: Record<HourVerdict, string> = { approve: '认定', reject: '不予认定' };
const doneWords: Record<HourVerdict, string> = {
  approve: '已认定，进入公示',
  reject: '已不予认定，志愿者会收到原因',
};
const lateWords = '超过 30 天的补记申请，请写明认定的理由';

/** 不予认定 / 认定 for one record. Refusing needs a reason; whoever had a part in it may not decide it, which the server says. */
export function ReviewHoursDecision({ hour, isOpen, onDecided }: ReviewHoursDecisionProps) {
  const { hourId, volunteerName, minutes, state } = hour;
  const awaits = (hour.correction ?? hour.claim)?.awaitsUntil;
  const isLate = hour.claim !== null && hour.claim.lateReason !== null;
  /** A late claim is accepted by two, one after the other. */
  const isFirst = isLate && hour.claim?.firstOpinion === null;
  const stoppedBy = awaits ? hourRefusals.awaitsMaterial : undefined;
  const [text, onChange, forget] = useKeptText(`hour:${hourId}`);
  const review = useDecision(decideHourCall, { subject: { kind: 'hour', id: hourId }, refreshes });
  const onTakeLatest = useRefresh(refreshes);
  const decideAs = (verdict: HourVerdict) => (reason: string) =>
    review.decide(
      { hourId, verdict, ...(reason && { reason }) },
      {
        words: `${verdictWords[verdict]}${volunteerName}的 ${hoursLabel(minutes)} 小时`,
        onDone: () => {
          forget();
          const text = isFirst && verdict === 'approve' ? '已初核，等另一位审核员核定' : doneWords[verdict];
          showToast({ kind: 'success', text });
        },
        onDecided,
      },
    );
  return (
    <DeskDecision
      review={review}
      isOpen={isOpen}
      reason={{
        text,
        onChange,
        label: state === 'disputed' ? '对异议的答复' : '审核意见',
        hint: isLate ? '两位审核员都要写' : '不予认定时必填，志愿者会看到这段话',
      }}
      samples={hourReturnSamples}
      onTakeLatest={onTakeLatest}
      choices={[
        {
          verdict: 'reject',
          label: '不予认定',
          look: 'danger',
          deskKey: 'r',
          missing: '请填写不予认定的原因，志愿者会看到',
          decide: decideAs('reject'),
          stoppedBy,
        },
        {
          verdict: 'approve',
          label: isFirst ? '初核认定' : '认定并公示',
          ...(isLate && { missing: lateWords }),
          look: 'primary',
          deskKey: 'p',
          decide: decideAs('approve'),
          stoppedBy,
        },
      ]}
    />
  );
}
