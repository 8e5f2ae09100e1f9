import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { claimMicroCall, listMyMicroCall, listOpenMicroCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';

type Task = RemoteResult<typeof listOpenMicroCall>['list'][number];

/** 随手志愿 that one may take, the first to end before. */
export const OpenMicroList = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className={styles.list}>
    {tasks.map((task) => (
      <OpenMicro key={task.jobId} task={task} />
    ))}
  </ul>
);

function OpenMicro({ task }: { task: Task }) {
  const claim = useOperationCommand(claimMicroCall, {
    refreshes: [listOpenMicroCall, listMyMicroCall],
    reportedBy: 'form',
  });
  const take = (): void => {
    claim.mutateAsync({ jobId: task.jobId }).then(
      ({ reportDueAt }) =>
        showToast({ kind: 'success', text: `领好了，${dayTimeLabel(reportDueAt)} 前传照片，在“我领的”里` }),
      () => undefined,
    );
  };
  return (
    <li className={`panel ${styles.card}`}>
      <MicroHead task={task} />
      <p className={styles.text}>{task.content}</p>
      {claim.error && (
        <Notice kind="error" isLive>
          {claim.error.msg}
        </Notice>
      )}
      <p className={styles.chips}>
        <Button look="primary" size="sm" isBusy={claim.isPending} onClick={take}>
          领一件
        </Button>
        <span className={styles.when}>
          还有 <span className="num">{task.placesLeft}</span> 个名额，{dayTimeLabel(task.planEnd)} 前可以领
        </span>
      </p>
    </li>
  );
}

type MicroWords = Pick<Task, 'title' | 'category' | 'teamName' | 'placeName' | 'address' | 'pieceMinutes'>;

/** What it is, where, and what it counts. */
export const MicroHead = ({ task }: { task: MicroWords }) => (
  <>
    <p className={styles.head}>
      <KindChip {...categoryMark(task.category)} />
      <span>{task.teamName}</span>
      <span>
        每件记 <span className="num">{task.pieceMinutes}</span> 分钟
      </span>
    </p>
    <b className={styles.name}>{task.title}</b>
    <span className={styles.when}>
      {task.placeName} {task.address}
    </span>
  </>
);
