import { useState } from 'react';
import { LogIn, LogOut } from 'lucide-react';
import { timeLabel } from '#platform/contract/instants.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { visitWindow } from '../../contract/assignments.words.ts';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import styles from '../team/team-job.module.css';
import { visitWords } from '../visit/visit-label.ts';
import type { useHeldVisit, VisitMade } from './visit-taps.ts';

export type HeldVisit = ReturnType<typeof useHeldVisit>;
type VisitNowProps = { visit: HeldVisit };

/** That a step waits on this device. */
export const HeldNote = ({ what }: { what: string }) => (
  <Notice kind="warning" isLive>
    {what}已记在这台手机上，待上传。有网络以后自动上传，不用再点；时间按你点的时候算。
  </Notice>
);

/** How the times came to be, where it was not by the usual way. */
export function howTimed({ fixReason, hasWaited }: Pick<MyJobView, 'fixReason' | 'hasWaited'>): string {
  if (fixReason) return `（队伍补签：${fixReason}）`;
  return hasWaited ? '（断网时点的，后来上传）' : '';
}

/** The visit itself: in, out, by the clock of the server; without a line it waits on the device. */
export const VisitNow = ({ visit }: VisitNowProps) => (
  <section className={styles.part} aria-label="上门">
    <h2>上门</h2>
    {visit.job.inAt ? <Inside visit={visit} /> : <BeforeIt visit={visit} />}
    {visit.held.includes('out') ? (
      <HeldNote what="签退" />
    ) : (
      visit.held.includes('in') && <HeldNote what="签到" />
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

/** Takes a step, and says what became of it; what is refused stands on the page. */
export function useStep({ tap }: HeldVisit) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const take = async (made: VisitMade): Promise<'taken' | 'refused' | 'waits'> => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await tap(made);
    setBusy(false);
    if (outcome.kind === 'taken') showToast({ kind: 'success', text: outcome.answer });
    if (outcome.kind === 'refused') setFailure(outcome.msg);
    return outcome.kind;
  };
  const told = failure && (
    <Notice kind="error" isLive>
      {failure}
    </Notice>
  );
  return { take, isBusy, told };
}

function BeforeIt({ visit }: VisitNowProps) {
  const { job } = visit;
  const { take, isBusy, told } = useStep(visit);
  if (!job.visitStart || !job.isJobInProgress)
    return <p className="hint">上门时间还没有约好。约好以后会告诉你，到时候在这里签到。</p>;
  return (
    <>
      {told}
      <p>{visitWords(job)}</p>
      <p className="hint">
        前 {visitWindow.beforeMinutes}{' '}
        分钟起可以签到，早到的时间不计。时间按服务器的钟算，忘了签可以请队长补签。
      </p>
      <p>
        <Button
          look="primary"
          isBusy={isBusy}
          onClick={() => void take({ assignmentId: job.assignmentId, step: 'in' })}
        >
          <LogIn className="ic" aria-hidden />
          到了，签到
        </Button>
      </p>
    </>
  );
}

function Inside({ visit }: VisitNowProps) {
  const { job } = visit;
  const { take, told } = useStep(visit);
  const { assignmentId, inAt, outAt } = job;
  if (!inAt) return null;
  if (outAt)
    return (
      <p>
        <span className="num">
          {timeLabel(inAt)}–{timeLabel(outAt)}
        </span>
        {job.minutes !== null && (
          <>
            ，计 <b className="num">{job.minutes}</b> 分钟
          </>
        )}
        {howTimed(job)}
      </p>
    );
  return (
    <>
      {told}
      <p>
        <b className="num">{timeLabel(inAt)}</b> 已签到。走之前点签退，不用盯着手机。
      </p>
      <p>
        <AskFirstButton
          look="primary"
          question={{ title: '现在签退吗？', decisiveLabel: '现在签退', tone: 'plain' }}
          consequence="签退以后时间就定了，这次上门不能再签到。"
          onConfirm={() => take({ assignmentId, step: 'out' })}
        >
          <LogOut className="ic" aria-hidden />
          签退
        </AskFirstButton>
      </p>
    </>
  );
}
