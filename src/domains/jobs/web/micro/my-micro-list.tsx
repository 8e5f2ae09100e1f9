import { useState } from 'react';
import { Link } from 'react-router';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { microPartStatusLabels } from '../../contract/micro.words.ts';
import { jobPaths } from '../job-paths.ts';
import { handBackMicroCall, listMyMicroCall, listOpenMicroCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { MicroHead } from './open-micro-list.tsx';
import { ReportMicro } from './report-micro.tsx';

type MyMicro = RemoteResult<typeof listMyMicroCall>['list'][number];

/** One's own 随手志愿: what waits for a photo can be sent from here or given back. */
export const MyMicroList = ({ parts }: { parts: readonly MyMicro[] }) => (
  <ul className={styles.list}>
    {parts.map((part) => (
      <li key={part.partId} className={`panel ${styles.card}`}>
        <StatusDot tone={stateTone(microPartStatusLabels[part.status])}>
          {microPartStatusLabels[part.status]}
        </StatusDot>
        <MicroHead task={part} />
        <Course part={part} />
        {part.status === 'accepted' && <TakenMicro key={part.version} part={part} />}
      </li>
    ))}
  </ul>
);

const Course = ({ part }: { part: MyMicro }) => (
  <>
    <span className={styles.when}>
      {dayTimeLabel(part.claimedAt)} 领取
      {part.doneAt && part.status !== 'accepted' && `，${dayTimeLabel(part.doneAt)} 做完`}
      {part.status === 'accepted' && `，${dayTimeLabel(part.reportDueAt)} 前传照片`}
    </span>
    {part.reportText && <p className={styles.text}>{part.reportText}</p>}
    {part.said && <p className={styles.text}>验收的话：{part.said}</p>}
    {part.status === 'verified' && (
      <p>
        <Link className="link" to={jobPaths.myJob(part.partId)}>
          看这件的时长
        </Link>
      </p>
    )}
  </>
);

function TakenMicro({ part }: { part: MyMicro }) {
  const [isOpen, setOpen] = useState(false);
  const handBack = useOperationCommand(handBackMicroCall, {
    refreshes: [listMyMicroCall, listOpenMicroCall],
    reportedBy: 'form',
  });
  const giveBack = async (): Promise<void> => {
    await handBack.mutateAsync({ partId: part.partId });
    showToast({ kind: 'success', text: '已退回，名额留给别人' });
  };
  if (isOpen) return <ReportMicro partId={part.partId} onLeave={() => setOpen(false)} />;
  return (
    <>
      <DecisionFailure failure={handBack.error} onTakeLatest={() => handBack.reset()} />
      <p className={styles.chips}>
        <Button look="primary" size="sm" onClick={() => setOpen(true)}>
          做完了，传照片
        </Button>
        <AskFirstButton
          look="line"
          size="sm"
          question={{ title: '退回这一件？', decisiveLabel: '退回', tone: 'plain' }}
          consequence="名额马上留给别人，不会记在你名下。"
          onConfirm={giveBack}
        >
          做不了，退回
        </AskFirstButton>
      </p>
    </>
  );
}
