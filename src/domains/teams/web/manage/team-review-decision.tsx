import { Check } from 'lucide-react';
import { useState } from 'react';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { DecisionFailure, TakenDecision } from '#platform/web/ui/decision-failure.tsx';
import { ReasonField } from '#platform/web/fields/reason-field.tsx';
import { HeldDecisionNotice } from '#platform/web/decisions/held-decision-notice.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { useDeskKeys } from '#platform/web/decisions/use-desk-keys.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx';
import { teamReturnSamples } from '../../contract/manage-teams.words.ts';
import { listTeamReviewsCall, reviewTeamRegistrationCall, staffTeamReads } from './manage-teams.calls.ts';
import styles from './staff-team.module.css';

type Verdict = 'pass' | 'return' | 'reject';
type Registration = { teamId: number; version: number; name: string };
type TeamReviewDecisionProps = {
  team: Registration;
  /** False once it was decided: only what somebody else's decision left unsent is shown. */
  isOpen: boolean;
  onDecided: () => void;
};

const queueReads = [listTeamReviewsCall];
const verdictWords: Record<Verdict, string> = { pass: '通过', return: '退回', reject: '不通过' };
const doneWords: Record<Verdict, string> = { pass: '已通过审核', return: '已退回补充', reject: '未通过审核' };

/** 通过 / 退回补充 / 不通过 for one registration. All but passing need a reason, which the team reads. */
export function TeamReviewDecision({ team, isOpen, onDecided }: TeamReviewDecisionProps) {
  const [reason, setReason, forgetReason] = useKeptText(`team:${team.teamId}`);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const review = useDecision(reviewTeamRegistrationCall, {
    subject: { kind: 'team', id: team.teamId },
    refreshes: queueReads,
  });
  const takeLatest = useRefresh(staffTeamReads);
  const decide = (verdict: Verdict): void => {
    const given = reason.trim();
    const isMissing = verdict !== 'pass' && given.length < 2;
    setReasonMissing(isMissing);
    if (isMissing || review.isPending) return;
    const request = { teamId: team.teamId, version: team.version, verdict };
    review.decide(given ? { ...request, reason: given } : request, {
      words: `${verdictWords[verdict]}“${team.name}”`,
      onDone: () => {
        forgetReason();
        takeLatest();
        showToast({ kind: 'success', text: `“${team.name}”${doneWords[verdict]}` });
      },
      onDecided,
    });
  };
  const change = (text: string): void => {
    setReason(text);
    setReasonMissing(false);
  };
  const button = (verdict: Verdict, label: string, look: ButtonLook) => (
    <Button
      look={look}
      disabled={review.isPending || review.held !== undefined}
      aria-busy={(review.isPending && review.request?.verdict === verdict) || undefined}
      onClick={() => decide(verdict)}
    >
      {verdict === 'pass' && <Check className="ic" aria-hidden />}
      {label}
    </Button>
  );
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
    return <TakenDecision {...told} text={reason} onDrop={() => setReason('')} className={styles.section} />;
  return (
    <>
      <section className={styles.section} aria-label="审核意见">
        <DecisionFailure {...told} />
        {review.held && (
          <HeldDecisionNotice held={review.held} onTakeBack={review.takeBack} onSend={review.sendNow} />
        )}
        <ReasonField
          label="审核意见"
          hint="退回和不通过必填，队伍会看到"
          samples={teamReturnSamples}
          text={reason}
          error={isReasonMissing ? '请填写意见，让队伍知道怎么改' : review.failure?.errorOf('reason')}
          onChange={change}
        />
      </section>
      <div className={classNames(styles.acts, styles.stuck)}>
        {button('reject', '不通过', 'danger')}
        {button('return', '退回补充', 'line')}
        {button('pass', '通过', 'primary')}
      </div>
    </>
  );
}
