import { Check } from 'lucide-react';
import { useState } from 'react';
import { useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { HeldDecisionNotice } from '#platform/web/decisions/held-decision-notice.tsx';
import { useDecision } from '#platform/web/decisions/use-decision.ts';
import { useDeskKeys } from '#platform/web/decisions/use-desk-keys.ts';
import { DecisionFailure, TakenDecision } from '#platform/web/ui/decision-failure.tsx';
import { ReasonField } from '#platform/web/fields/reason-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import {
  releaseReasonLength,
  releaseReasonSamples,
  returnReasonSamples,
} from '../../contract/activities.words.ts';
import { getActivityForReviewCall, listReviewQueueCall, reviewActivityCall } from '../activities.calls.ts';
import type { ReviewedActivity } from './review-findings.tsx';
import styles from './review.module.css';

type Verdict = 'pass' | 'return';
type ReviewDecisionProps = {
  activity: Pick<ReviewedActivity, 'id' | 'version' | 'title' | 'level' | 'canRelease'> & {
    change?: Pick<NonNullable<ReviewedActivity['change']>, 'id'> | null;
  };
  /** False once it was decided: only what somebody else's decision left unsent is shown. */
  isOpen?: boolean;
  /** False for the later look at a directly published one, which can only be passed. */
  canReturn?: boolean;
  /** Goes to the next one in the queue; absent when this is the last. */
  onNext?: (() => void) | undefined;
  onDecided: () => void;
};

const refreshes = [listReviewQueueCall];
const details = [getActivityForReviewCall];
const verdictWords = { pass: '通过', return: '退回' } as const;
const changedWords = { pass: '的变更已生效', return: '的变更已退回' } as const;
const decidedWords = { pass: '已通过', return: '已退回队伍修改' } as const;
/** Which text a verdict needs, and what is said when it is missing. */
const missingWords = {
  pass: '请填写放行理由，队伍会看到',
  return: '请填写退回原因，让队伍知道怎么改',
} as const;

/**
 * 下一件 / 退回 / 通过 for one activity. Returning needs a reason, and so does passing what the centre must let through; a
 * blocked one cannot be passed. What was typed outlives a look at another one, and somebody else's decision.
 */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { activity, isOpen = true, canReturn = true, onNext, onDecided } = props;
  const [reason, setReason, forgetReason] = useKeptText(`activity:${activity.id}:return`);
  const [releaseReason, setReleaseReason, forgetRelease] = useKeptText(`activity:${activity.id}:release`);
  const [missing, setMissing] = useState<Verdict>();
  const subject = { kind: 'activity', id: activity.id };
  const review = useDecision(reviewActivityCall, { subject, refreshes });
  const refresh = useRefresh(details);
  const isRelease = activity.level === 'release';
  const decide = (verdict: Verdict): void => {
    const given = { reason: reason.trim(), releaseReason: isRelease ? releaseReason.trim() : '' };
    const needed = verdict === 'return' ? given.reason : isRelease ? given.releaseReason : undefined;
    const isMissing = needed !== undefined && needed.length < releaseReasonLength.min;
    setMissing(isMissing ? verdict : undefined);
    if (isMissing || review.isPending) return;
    const request = {
      activityId: activity.id,
      version: activity.version,
      verdict,
      ...(activity.change && { changeId: activity.change.id }),
      ...(given.reason && { reason: given.reason }),
      ...(verdict === 'pass' && given.releaseReason && { releaseReason: given.releaseReason }),
    };
    review.decide(request, {
      words: `${verdictWords[verdict]}${named(activity)}`,
      onDone: () => {
        tellDecided(activity, verdict);
        forgetReason();
        forgetRelease();
        refresh();
      },
      onDecided,
    });
  };
  const errorOf = (verdict: Verdict, field: string): string | undefined =>
    missing === verdict ? missingWords[verdict] : review.failure?.errorOf(field);
  const take = (set: (text: string) => void) => (text: string) => {
    set(text);
    setMissing(undefined);
  };
  useDeskKeys({
    p: isOpen && !review.held && stoppedBy(activity) === undefined ? () => decide('pass') : undefined,
    r: isOpen && !review.held && canReturn ? () => decide('return') : undefined,
  });
  const onTakeLatest = (): void => {
    review.reset();
    refresh();
  };
  const told = { failure: review.failure, onTakeLatest };
  if (!isOpen)
    return <TakenDecision {...told} text={reason} onDrop={() => setReason('')} className={styles.late} />;
  if (review.held)
    return <HeldDecisionNotice held={review.held} onTakeBack={review.takeBack} onSend={review.sendNow} />;
  return (
    <>
      <div className={styles.decision}>
        <DecisionFailure {...told} />
        <ReviewTexts
          hasRelease={isRelease && activity.canRelease}
          canReturn={canReturn}
          release={{
            text: releaseReason,
            error: errorOf('pass', 'releaseReason'),
            onChange: take(setReleaseReason),
          }}
          reason={{ text: reason, error: errorOf('return', 'reason'), onChange: take(setReason) }}
        />
      </div>
      <DecisionButtons
        activity={activity}
        canReturn={canReturn}
        doing={review.isPending ? review.request?.verdict : undefined}
        onNext={onNext}
        onDecide={decide}
      />
    </>
  );
}

const named = ({ title, change }: ReviewDecisionProps['activity']): string =>
  `“${title}”${change ? '的变更' : ''}`;
const tellDecided = ({ title, change }: ReviewDecisionProps['activity'], verdict: Verdict): void =>
  void showToast({ kind: 'success', text: `“${title}”${(change ? changedWords : decidedWords)[verdict]}` });

type TypedReason = { text: string; error: string | undefined; onChange: (text: string) => void };
type ReviewTextsProps = {
  hasRelease: boolean;
  canReturn: boolean;
  release: TypedReason;
  reason: TypedReason;
};

const ReviewTexts = ({ hasRelease, canReturn, release, reason }: ReviewTextsProps) => (
  <>
    {hasRelease && (
      <ReasonField
        label="放行理由"
        samples={releaseReasonSamples}
        placeholder="通过时必填，写清为什么放行，队伍会看到"
        {...release}
      />
    )}
    {canReturn && (
      <ReasonField
        label="退回原因"
        samples={returnReasonSamples}
        placeholder="写清要改什么，队伍会在消息里看到"
        {...reason}
      />
    )}
  </>
);

type ButtonsProps = Pick<ReviewDecisionProps, 'activity' | 'canReturn' | 'onNext'> & {
  doing: Verdict | undefined;
  onDecide: (verdict: Verdict) => void;
};

function DecisionButtons({ activity, canReturn, onNext, doing, onDecide }: ButtonsProps) {
  const hint = stoppedBy(activity);
  return (
    <div className={styles.buttons}>
      {hint && <p className={styles.blockedHint}>{hint}</p>}
      <Button look="line" disabled={!onNext || doing !== undefined} onClick={onNext}>
        下一件
      </Button>
      <Button
        look="danger"
        disabled={!canReturn || doing !== undefined}
        onClick={() => onDecide('return')}
        isBusy={doing === 'return'}
      >
        退回修改
      </Button>
      <Button
        look="primary"
        disabled={hint !== undefined || doing !== undefined}
        aria-busy={doing === 'pass' || undefined}
        onClick={() => onDecide('pass')}
      >
        {doing === 'pass' ? <span className="spin" aria-hidden /> : <Check className="ic" aria-hidden />}
        通过
      </Button>
    </div>
  );
}

/** Why it cannot be passed here. */
function stoppedBy({ level, canRelease }: ReviewDecisionProps['activity']): string | undefined {
  if (level === 'block') return '机检有必须修改的问题，不能通过，请退回修改。';
  if (level === 'release' && !canRelease)
    return '有要由实践中心放行的内容，要等中心审核员通过；你可以退回修改。';
  return undefined;
}
