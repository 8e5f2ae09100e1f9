import { HandHeart } from 'lucide-react';
import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import type { DeclineReason } from '../../contract/jobs.words.ts';
import type { TeamJobView } from '../../contract/team-jobs.contract.ts';
import {
  acceptJobCall,
  declineJobCall,
  getTeamJobCall,
  giveBackJobCall,
  listTeamJobsCall,
} from '../jobs.calls.ts';
import { ReasonChips } from './reason-chips.tsx';
import styles from './team-job.module.css';

const reads = [getTeamJobCall, listTeamJobsCall];
type Answered = { job: TeamJobView; onTakeLatest: () => void };

/** Two doors of the same size: take it on, or decline with one press on a reason. */
export function AnswerJob({ job, onTakeLatest }: Answered) {
  const { jobId, version } = job;
  const accept = useOperationCommand(acceptJobCall, { refreshes: reads, reportedBy: 'form' });
  const decline = useOperationCommand(declineJobCall, { refreshes: reads, reportedBy: 'form' });
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  const isBusy = accept.isPending || decline.isPending;
  const take = (): void =>
    accept.mutate(
      { jobId, version },
      { onSuccess: () => showToast({ kind: 'success', text: '已接单，门牌和电话可以看了' }) },
    );
  const refuse = (): void => {
    if (reason === undefined) return;
    decline.mutate(
      { jobId, version, reason, note },
      { onSuccess: () => showToast({ kind: 'success', text: '已婉拒，不影响信用和星级' }) },
    );
  };
  return (
    <>
      <DecisionFailure failure={accept.error ?? decline.error} onTakeLatest={onTakeLatest} />
      <div className={styles.doors}>
        <section className={styles.yes} aria-label="接单">
          <h3>接了以后</h3>
          <ul>
            {job.needId !== null && <li>2 个工作日内联系点单人，约好时间</li>}
            <li>5 人以内直接分派队员，更多就转为活动</li>
            {job.needId !== null && <li>接单后看到门牌和电话，每次查看都有记录</li>}
          </ul>
          <Button look="primary" isBusy={accept.isPending} disabled={isBusy} onClick={take}>
            <HandHeart className="ic" aria-hidden />
            接单
          </Button>
        </section>
        <section aria-label="婉拒">
          <h3>这次接不了</h3>
          <ReasonChips chosen={reason} onChoose={setReason} />
          {reason === 'other' && (
            <TextAreaField label="一句说明" value={note} maxLength={200} onChange={setNote} />
          )}
          <p className="hint">选一个原因就行，好马上找别的队伍。婉拒不扣分，也不公开。</p>
          <Button
            look="line"
            isBusy={decline.isPending}
            disabled={isBusy || reason === undefined || (reason === 'other' && note.trim() === '')}
            onClick={refuse}
          >
            {reason === undefined ? '先选一个原因' : '婉拒'}
          </Button>
        </section>
      </div>
    </>
  );
}

/** Gives back what was accepted: opened by a press, with a reason and a sentence. */
export function GiveBackJob({ job, onTakeLatest }: Answered) {
  const { jobId, version } = job;
  const giveBack = useOperationCommand(giveBackJobCall, { refreshes: reads, reportedBy: 'form' });
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  if (!isOpen)
    return (
      <p className={styles.chips}>
        <Button look="danger" size="sm" onClick={() => setOpen(true)}>
          做不了，退回中心
        </Button>
      </p>
    );
  const send = (): void => {
    if (reason === undefined) return;
    giveBack.mutate(
      { jobId, version, reason, note },
      { onSuccess: () => showToast({ kind: 'success', text: '已退回，中心会另找队伍' }) },
    );
  };
  return (
    <section className={styles.back} aria-label="退回中心">
      <h3>为什么退回？</h3>
      <DecisionFailure failure={giveBack.error} onTakeLatest={onTakeLatest} />
      <ReasonChips chosen={reason} onChoose={setReason} />
      <TextAreaField
        label="一句说明"
        value={note}
        maxLength={200}
        hint="只有中心看到；点单人会知道正在另找队伍"
        onChange={setNote}
      />
      <div className={styles.chips}>
        <Button onClick={() => setOpen(false)}>先不退回</Button>
        <Button
          look="danger"
          isBusy={giveBack.isPending}
          disabled={reason === undefined || note.trim().length < 2}
          onClick={send}
        >
          确认退回
        </Button>
      </div>
    </section>
  );
}
