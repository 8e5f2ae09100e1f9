import { LogIn, LogOut } from 'lucide-react';
import { timeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { visitWindow } from '../../contract/assignments.words.ts';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import { checkInVisitCall, checkOutVisitCall, getMyJobCall, listMyJobsCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { visitWords } from '../visit/visit-label.ts';

const reads = [getMyJobCall, listMyJobsCall];
type VisitNowProps = { job: MyJobView; onTakeLatest: () => void };

/** The visit itself: in, out, by the clock of the server. */
export const VisitNow = ({ job, onTakeLatest }: VisitNowProps) => (
  <section className={styles.part} aria-label="上门">
    <h2>上门</h2>
    {job.inAt ? (
      <Inside job={job} onTakeLatest={onTakeLatest} />
    ) : (
      <BeforeIt job={job} onTakeLatest={onTakeLatest} />
    )}
    <p className="hint">
      遇到情况：先打给队长；有人受伤打{' '}
      <a className="link num" href="tel:120">
        120
      </a>
      ，有危险打{' '}
      <a className="link num" href="tel:110">
        110
      </a>
      。
    </p>
  </section>
);

function BeforeIt({ job, onTakeLatest }: VisitNowProps) {
  const checkIn = useOperationCommand(checkInVisitCall, { refreshes: reads, reportedBy: 'form' });
  const { assignmentId } = job;
  if (!job.visitStart || !job.isJobInProgress)
    return <p className="hint">上门时间还没有约好。约好以后会告诉你，到时候在这里签到。</p>;
  const start = (): void =>
    checkIn.mutate(
      { assignmentId },
      { onSuccess: ({ inAt }) => showToast({ kind: 'success', text: `${timeLabel(inAt)} 已签到` }) },
    );
  return (
    <>
      <DecisionFailure failure={checkIn.error} onTakeLatest={onTakeLatest} />
      <p>{visitWords(job)}</p>
      <p className="hint">
        前 {visitWindow.beforeMinutes}{' '}
        分钟起可以签到，早到的时间不计。时间按服务器的钟算，忘了签可以请队长补签。
      </p>
      <p>
        <Button look="primary" isBusy={checkIn.isPending} onClick={start}>
          <LogIn className="ic" aria-hidden />
          到了，签到
        </Button>
      </p>
    </>
  );
}

function Inside({ job, onTakeLatest }: VisitNowProps) {
  const checkOut = useOperationCommand(checkOutVisitCall, { refreshes: reads, reportedBy: 'form' });
  const { assignmentId, inAt, outAt } = job;
  if (!inAt) return null;
  if (outAt)
    return (
      <p>
        <span className="num">
          {timeLabel(inAt)}–{timeLabel(outAt)}
        </span>
        ，计 <b className="num">{job.minutes}</b> 分钟
        {job.fixReason && `（队伍补签：${job.fixReason}）`}
      </p>
    );
  const leave = async (): Promise<void> => {
    const { minutes } = await checkOut.mutateAsync({ assignmentId });
    showToast({ kind: 'success', text: `已签退，计 ${minutes} 分钟` });
  };
  return (
    <>
      <DecisionFailure failure={checkOut.error} onTakeLatest={onTakeLatest} />
      <p>
        <b className="num">{timeLabel(inAt)}</b> 已签到。走之前点签退，不用盯着手机。
      </p>
      <p>
        <AskFirstButton
          look="primary"
          question={{ title: '现在签退吗？', decisiveLabel: '现在签退', tone: 'plain' }}
          consequence="签退以后时间就定了，这次上门不能再签到。"
          onConfirm={leave}
        >
          <LogOut className="ic" aria-hidden />
          签退
        </AskFirstButton>
      </p>
    </>
  );
}
