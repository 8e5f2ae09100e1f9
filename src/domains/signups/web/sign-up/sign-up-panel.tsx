import { CircleCheck } from 'lucide-react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { creditRules } from '../../contract/signups.limits.ts';
import { AddToCalendar } from '../add-to-calendar.tsx';
import { CancelSignUpDialog, giveUpWords } from '../cancel-sign-up-dialog.tsx';
import { ShiftChoice } from './shift-choice.tsx';
import { SignUpButton } from './sign-up-button.tsx';
import { SignUpDialog, type SignUpOutcome } from './sign-up-dialog.tsx';
import { SignUpReasons } from './sign-up-reasons.tsx';
import { SignUpRing } from './sign-up-ring.tsx';
import type { ShiftStanding, SignUpStanding } from './sign-up-standing.ts';
import { useSignUpFlow } from './use-sign-up-flow.ts';
import styles from './sign-up-panel.module.css';

type SignUpPanelProps = {
  standing: SignUpStanding;
  /** The shift that was chosen before the person went to log in. */
  shiftId?: number;
  /** The code that the address brought, of an activity that recruits by one. */
  code?: string;
};

/**
 * Sign-up to one activity: choose a shift, press the one button, accept the risk notice; also waitlist, offer and
 * cancelling.
 */
export function SignUpPanel({ standing: initial, shiftId, code = '' }: SignUpPanelProps) {
  const flow = useSignUpFlow(initial, shiftId);
  const { standing, shift, step, remark, outcome } = flow;
  if (!shift) return <Notice kind="info">这个活动还没有安排场次。</Notice>;
  return (
    <section className={`panel ${styles.panel}`} aria-label="报名" id="sign-up">
      <SignUpRing standing={standing} />
      <ShiftChoice shifts={standing.shifts} chosenId={shift.shiftId} onChoose={flow.chooseShift} />
      <div className={styles.bar}>
        <span className={`${styles.chosen} only-m`}>{dayTimeLabel(shift.startsAt)}</span>
        <SignUpButton
          activityId={standing.activityId}
          shift={shift}
          code={code}
          isBusy={step === 'busy'}
          onPress={() => flow.press(shift)}
        />
      </div>
      {remark && (
        <Notice kind={remark.kind} isLive className={styles.remark}>
          {remark.text}
        </Notice>
      )}
      <SignUpReasons shift={shift} />
      <MyPlace shift={shift} onGiveUp={flow.askToCancel} />
      <p className={styles.note}>{creditNote(standing.cancelDeadlineHours)}</p>
      {step === 'signUp' && (
        <SignUpDialog
          standing={standing}
          shift={shift}
          code={code}
          reread={flow.reread}
          onClose={flow.leave}
          onDone={flow.signedUp}
          onChanged={flow.changed}
        />
      )}
      {step === 'cancel' && shift.mine && (
        <CancelSignUpDialog
          signUpId={shift.mine.signUpId}
          onClose={flow.leave}
          onDone={flow.gaveUp}
          onChanged={flow.changed}
        />
      )}
      {outcome && step === 'idle' && (
        <OutcomeDialog outcome={outcome} activityId={standing.activityId} onClose={flow.forgetOutcome} />
      )}
    </section>
  );
}

const creditNote = (hours: number): string =>
  `活动开始前 ${hours} 小时可以自行取消；之后取消记 ${creditRules.lateCancelPoints} 分，无故缺席记 ` +
  `${creditRules.noShowPoints} 分，满 ${creditRules.reviewFrom} 分报名要审核，满 ${creditRules.pauseFrom} 分暂停报名 ${creditRules.pauseDays} 天。`;

const giveUpLabels: Record<string, string> = {
  pending: giveUpWords.withdraw,
  waitlisted: giveUpWords.leaveQueue,
  offered: giveUpWords.decline,
};

/** What belongs to my own sign-up here: until when an offer is kept, and the way to give the place up. */
function MyPlace({ shift, onGiveUp }: { shift: ShiftStanding; onGiveUp: () => void }) {
  const { mine } = shift;
  if (!mine) return null;
  return (
    <div className={styles.mine}>
      {mine.offerExpiresAt && (
        <Notice kind="warning">名额为你保留到 {dayTimeLabel(mine.offerExpiresAt)}，过时会让给下一位。</Notice>
      )}
      {mine.state === 'confirmed' && <AddToCalendar signUpId={mine.signUpId} />}
      {mine.canCancel && (
        <Button look="ghost" size="sm" onClick={onGiveUp}>
          {giveUpLabels[mine.state] ?? giveUpWords.cancel}
        </Button>
      )}
    </div>
  );
}

type OutcomeDialogProps = { outcome: SignUpOutcome; activityId: number; onClose: () => void };

/** What happened and where to go from here. */
function OutcomeDialog({ outcome, activityId, onClose }: OutcomeDialogProps) {
  const look = () => location.assign(`/usercenter/index/myactivity/detail/${activityId}`);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={outcome.state === 'confirmed' ? '报名成功' : outcome.stateLabel}
      icon={CircleCheck}
      safeLabel="留在本页"
      decisive={{ label: '查看我的报名', onPress: look }}
    >
      <output>{outcome.message}</output>
    </Dialog>
  );
}
