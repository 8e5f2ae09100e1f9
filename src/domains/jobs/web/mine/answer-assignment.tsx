import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import type { DeclineReason } from '../../contract/jobs.words.ts';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import {
  acceptAssignmentCall,
  declineAssignmentCall,
  getMyJobCall,
  handBackAssignmentCall,
  listMyJobsCall,
} from '../jobs.calls.ts';
import { ReasonChips } from '../team/reason-chips.tsx';
import styles from '../team/team-job.module.css';

const reads = [getMyJobCall, listMyJobsCall];
type Answered = { job: MyJobView; onTakeLatest: () => void };

/** Two doors of the same size: go, or say no with one press on a reason. */
export function AnswerAssignment({ job, onTakeLatest }: Answered) {
  const { assignmentId, visitStart } = job;
  const accept = useOperationCommand(acceptAssignmentCall, { refreshes: reads, reportedBy: 'form' });
  const decline = useOperationCommand(declineAssignmentCall, { refreshes: reads, reportedBy: 'form' });
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  const isBusy = accept.isPending || decline.isPending;
  const go = (): void =>
    accept.mutate(
      { assignmentId, visitStart },
      { onSuccess: () => showToast({ kind: 'success', text: '说好了，门牌和电话可以看了' }) },
    );
  const refuse = (): void => {
    if (reason === undefined) return;
    decline.mutate(
      { assignmentId, reason, note },
      { onSuccess: () => showToast({ kind: 'success', text: '已告诉队伍，不会记在你名下' }) },
    );
  };
  return (
    <>
      <DecisionFailure failure={accept.error ?? decline.error} onTakeLatest={onTakeLatest} />
      <div className={styles.doors}>
        <section className={styles.yes} aria-label="我能去">
          <h3>答应以后</h3>
          <ul>
            {job.isVisit && <li>看到门牌和电话，每次查看都有记录</li>}
            <li>到了签到，走之前签退，再写几句反馈</li>
            <li>去不了可以在签到前退回</li>
          </ul>
          <Button look="primary" isBusy={accept.isPending} disabled={isBusy} onClick={go}>
            <HandHeart className="ic" aria-hidden />
            我能去
          </Button>
        </section>
        <section aria-label="去不了">
          <h3>这次去不了</h3>
          <ReasonChips chosen={reason} onChoose={setReason} />
          {reason === 'other' && (
            <TextAreaField label="一句说明" value={note} maxLength={200} onChange={setNote} />
          )}
          <p className="hint">选一个原因就行，好让队伍马上另找人。婉拒不会记在你名下。</p>
          <Button
            look="line"
            isBusy={decline.isPending}
            disabled={isBusy || reason === undefined || (reason === 'other' && note.trim() === '')}
            onClick={refuse}
          >
            {reason === undefined ? '先选一个原因' : '去不了'}
          </Button>
        </section>
      </div>
    </>
  );
}

/** Gives a promised visit back: opened by a press, with a reason and a sentence. */
export function HandBackAssignment({ job, onTakeLatest }: Answered) {
  const { assignmentId } = job;
  const handBack = useOperationCommand(handBackAssignmentCall, { refreshes: reads, reportedBy: 'form' });
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  if (!isOpen)
    return (
      <p className={styles.chips}>
        <Button look="danger" size="sm" onClick={() => setOpen(true)}>
          去不了，退回队伍
        </Button>
      </p>
    );
  const send = (): void => {
    if (reason === undefined) return;
    handBack.mutate(
      { assignmentId, reason, note },
      { onSuccess: () => showToast({ kind: 'success', text: '已退回，队伍会另找人' }) },
    );
  };
  return (
    <section className={styles.back} aria-label="退回队伍">
      <h3>为什么去不了？</h3>
      <DecisionFailure failure={handBack.error} onTakeLatest={onTakeLatest} />
      <ReasonChips chosen={reason} onChoose={setReason} />
      <TextAreaField label="一句说明" value={note} maxLength={200} hint="只有队伍看到" onChange={setNote} />
      <div className={styles.chips}>
        <Button onClick={() => setOpen(false)}>还是去</Button>
        <Button
          look="danger"
          isBusy={handBack.isPending}
          disabled={reason === undefined || note.trim().length < 2}
          onClick={send}
        >
          确认退回
        </Button>
      </div>
    </section>
  );
}
