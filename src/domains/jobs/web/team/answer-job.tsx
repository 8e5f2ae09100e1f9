import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { TeamJobView } from '../../contract/team-jobs.contract.ts';
import {
  acceptJobCall,
  declineJobCall,
  getTeamJobCall,
  giveBackJobCall,
  listTeamJobsCall,
} from '../jobs.calls.ts';
import { BackDoor, type Declined, TwoDoors } from './two-doors.tsx';

const reads = [getTeamJobCall, listTeamJobsCall];
type Answered = { job: TeamJobView; onTakeLatest: () => void };

/** A team takes a job on, or declines. */
export function AnswerJob({ job, onTakeLatest }: Answered) {
  const { jobId, version } = job;
  const accept = useOperationCommand(acceptJobCall, { refreshes: reads, reportedBy: 'form' });
  const decline = useOperationCommand(declineJobCall, { refreshes: reads, reportedBy: 'form' });
  const take = (): void =>
    accept.mutate(
      { jobId, version },
      {
        onSuccess: () =>
          showToast({
            kind: 'success',
            text: job.needId === null ? '已接下任务' : '已接单，门牌和电话可以看了',
          }),
      },
    );
  const refuse = (why: Declined, onSent: () => void): void =>
    decline.mutate(
      { jobId, version, ...why },
      {
        onSuccess: () => {
          onSent();
          showToast({ kind: 'success', text: '已婉拒，不影响信用和星级' });
        },
      },
    );
  return (
    <TwoDoors
      keptAs={`decline-job:${jobId}`}
      failure={accept.error ?? decline.error}
      onTakeLatest={onTakeLatest}
      onYes={take}
      onNo={refuse}
      yes={{
        label: '接单',
        title: '接了以后',
        follows: (
          <>
            {job.needId !== null && <li>2 个工作日内联系点单人，约好时间</li>}
            <li>分派队员去，一件任务最多 5 人</li>
            {job.needId !== null && <li>接单后看到门牌和电话，每次查看都有记录</li>}
          </>
        ),
        isBusy: accept.isPending,
      }}
      no={{
        label: '婉拒',
        title: '这次接不了',
        hint: '选一个原因就行，好马上另作安排。婉拒不扣分，也不公开。',
        isBusy: decline.isPending,
      }}
    />
  );
}

/** Gives back what was accepted. */
export function GiveBackJob({ job: { jobId, version }, onTakeLatest }: Answered) {
  const giveBack = useOperationCommand(giveBackJobCall, { refreshes: reads, reportedBy: 'form' });
  const send = (why: Declined, onSent: () => void): void =>
    giveBack.mutate(
      { jobId, version, ...why },
      {
        onSuccess: () => {
          onSent();
          showToast({ kind: 'success', text: '已退回，中心会另找队伍' });
        },
      },
    );
  return (
    <BackDoor
      keptAs={`give-back-job:${jobId}`}
      failure={giveBack.error}
      onTakeLatest={onTakeLatest}
      opener="做不了，退回中心"
      label="退回中心"
      title="为什么退回？"
      hint="只有中心看到；点单人会知道正在另找队伍"
      keep="先不退回"
      isBusy={giveBack.isPending}
      onGiveBack={send}
    />
  );
}
