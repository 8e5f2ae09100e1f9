import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import {
  acceptAssignmentCall,
  declineAssignmentCall,
  getMyJobCall,
  handBackAssignmentCall,
  listMyJobsCall,
} from '../jobs.calls.ts';
import { BackDoor, type Declined, TwoDoors } from '../team/two-doors.tsx';

const reads = [getMyJobCall, listMyJobsCall];
type Answered = { job: MyJobView; onTakeLatest: () => void };

/** A member goes, or says no. */
export function AnswerAssignment({ job, onTakeLatest }: Answered) {
  const { assignmentId, visitStart } = job;
  const accept = useOperationCommand(acceptAssignmentCall, { refreshes: reads, reportedBy: 'form' });
  const decline = useOperationCommand(declineAssignmentCall, { refreshes: reads, reportedBy: 'form' });
  const go = (): void =>
    accept.mutate(
      { assignmentId, visitStart },
      { onSuccess: () => showToast({ kind: 'success', text: '说好了，门牌和电话可以看了' }) },
    );
  const refuse = (why: Declined, onSent: () => void): void =>
    decline.mutate(
      { assignmentId, ...why },
      {
        onSuccess: () => {
          onSent();
          showToast({ kind: 'success', text: '已告诉队伍，不会记在你名下' });
        },
      },
    );
  return (
    <TwoDoors
      keptAs={`decline-assignment:${assignmentId}`}
      failure={accept.error ?? decline.error}
      onTakeLatest={onTakeLatest}
      onYes={go}
      onNo={refuse}
      yes={{
        label: '我能去',
        title: '答应以后',
        follows: (
          <>
            {job.isVisit && <li>看到门牌和电话，每次查看都有记录</li>}
            <li>到了签到，走之前签退，再写几句反馈</li>
            <li>去不了可以在签到前退回</li>
          </>
        ),
        isBusy: accept.isPending,
      }}
      no={{
        label: '去不了',
        title: '这次去不了',
        hint: '选一个原因就行，好让队伍马上另找人。婉拒不会记在你名下。',
        isBusy: decline.isPending,
      }}
    />
  );
}

/** Gives a promised visit back. */
export function HandBackAssignment({ job: { assignmentId }, onTakeLatest }: Answered) {
  const handBack = useOperationCommand(handBackAssignmentCall, { refreshes: reads, reportedBy: 'form' });
  const send = (why: Declined, onSent: () => void): void =>
    handBack.mutate(
      { assignmentId, ...why },
      {
        onSuccess: () => {
          onSent();
          showToast({ kind: 'success', text: '已退回，队伍会另找人' });
        },
      },
    );
  return (
    <BackDoor
      keptAs={`hand-back-assignment:${assignmentId}`}
      failure={handBack.error}
      onTakeLatest={onTakeLatest}
      opener="去不了，退回队伍"
      label="退回队伍"
      title="为什么去不了？"
      hint="只有队伍看到"
      keep="还是去"
      isBusy={handBack.isPending}
      onGiveBack={send}
    />
  );
}
