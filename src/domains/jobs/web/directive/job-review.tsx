import { useState } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { jobKindLabels, jobResultLabels, jobStatusLabels } from '../../contract/jobs.words.ts';
import { getJobCall, listJobsCall, verifyJobCall, withdrawJobCall } from '../jobs.calls.ts';
import { MicroReview } from '../micro/micro-review.tsx';
import styles from './directive.module.css';

type Job = RemoteResult<typeof getJobCall>;
const reads = [getJobCall, listJobsCall];
const endedStatuses: readonly Job['status'][] = ['done', 'declined', 'expired', 'withdrawn'];

type JobReviewProps = {
  jobId: number;
  /** Opens a photo of a 随手志愿. */
  onOpenPhoto: (fileId: number) => void;
};

/** One job for the centre: what was asked, what the team reported, and for a 指令任务 what is said to it. */
export function JobReview({ jobId, onOpenPhoto }: JobReviewProps) {
  const job = useOperationQuery(getJobCall, { id: jobId }, { reportedBy: 'form' });
  if (job.isPending) return <Skeleton kind="rows" count={4} />;
  if (!job.data) return <LoadFailed what="任务" failure={job.error} onRetry={() => void job.refetch()} />;
  const { data } = job;
  const onTakeLatest = (): void => void job.refetch();
  return (
    <div className={styles.review}>
      <dl className={styles.facts}>
        {factsOf(data).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.text}>{data.content}</p>
      {data.resultCode && (
        <section aria-label="结项报告">
          <h3>结项报告：{jobResultLabels[data.resultCode]}</h3>
          <p className={styles.text}>{data.resultText}</p>
        </section>
      )}
      {data.needId === null && data.status === 'submitted' && (
        <VerifyJob key={data.version} job={data} onTakeLatest={onTakeLatest} />
      )}
      {data.kind === 'micro' && (
        <MicroReview job={data} onTakeLatest={onTakeLatest} onOpenPhoto={onOpenPhoto} />
      )}
      {data.kind === 'directive' && !endedStatuses.includes(data.status) && (
        <WithdrawJob key={`w${data.version}`} job={data} onTakeLatest={onTakeLatest} />
      )}
    </div>
  );
}

const factsOf = (job: Job) =>
  [
    ['单号', `${job.jobNo} · ${jobKindLabels[job.kind]} · ${jobStatusLabels[job.status]}`],
    ['队伍', job.teamName],
    ['时间', `${dayTimeLabel(job.planStart)} 到 ${dayTimeLabel(job.planEnd)}`],
    ['地点', [job.placeName, job.address].filter(Boolean).join(' ')],
    ['人手', `${job.peopleNeeded} 人`],
    ['要小心', job.riskNotice],
  ] as const;

type Deciding = { job: Job; onTakeLatest: () => void };

function VerifyJob({ job: { jobId, version }, onTakeLatest }: Deciding) {
  const [reason, setReason, forget] = useKeptText(`job-verify:${jobId}`);
  const verify = useOperationCommand(verifyJobCall, { refreshes: reads, reportedBy: 'form' });
  // Awaited: what is drawn anew with the next state would not live to say so.
  const say = (verdict: 'approve' | 'return', words: string) => (): void => {
    const said = verify.mutateAsync({ jobId, version, verdict, reason });
    said.then(
      () => {
        forget();
        showToast({ kind: 'success', text: words });
      },
      () => undefined,
    );
  };
  return (
    <section className={styles.review} aria-label="验收">
      <DecisionFailure failure={verify.error} onTakeLatest={onTakeLatest} />
      <TextAreaField
        label="想对队伍说的（退回时必填）"
        value={reason}
        maxLength={200}
        error={verify.error?.errorOf('reason')}
        onChange={setReason}
      />
      <div className={styles.chips}>
        <Button
          isBusy={verify.isPending}
          disabled={reason.trim() === ''}
          onClick={say('return', '已退回，队伍会补好再交')}
        >
          退回补充
        </Button>
        <Button look="primary" isBusy={verify.isPending} onClick={say('approve', '已验收')}>
          验收通过
        </Button>
      </div>
    </section>
  );
}

function WithdrawJob({ job: { jobId, version }, onTakeLatest }: Deciding) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason, forget] = useKeptText(`job-withdraw:${jobId}`);
  const withdraw = useOperationCommand(withdrawJobCall, { refreshes: reads, reportedBy: 'form' });
  const takeBack = (): void => {
    withdraw.mutateAsync({ jobId, version, reason }).then(
      () => {
        forget();
        showToast({ kind: 'success', text: '已撤回，队伍收到消息了' });
      },
      () => undefined,
    );
  };
  if (!isOpen)
    return (
      <p>
        <Button look="danger" size="sm" onClick={() => setOpen(true)}>
          撤回这件任务
        </Button>
      </p>
    );
  return (
    <section className={styles.review} aria-label="撤回任务">
      <DecisionFailure failure={withdraw.error} onTakeLatest={onTakeLatest} />
      <TextAreaField
        label="为什么撤回"
        isRequired
        value={reason}
        maxLength={200}
        hint="队伍和要去的队员会看到这句话"
        onChange={setReason}
      />
      <div className={styles.chips}>
        <Button onClick={() => setOpen(false)}>先不撤回</Button>
        <Button
          look="danger"
          isBusy={withdraw.isPending}
          disabled={reason.trim().length < 2}
          onClick={takeBack}
        >
          撤回
        </Button>
      </div>
    </section>
  );
}
