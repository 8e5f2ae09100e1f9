import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { useOperationCommand, useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { AskFirstButton } from '#platform/web/ui/ask-first-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { PrivateFileLinks } from '#platform/web/private-files/private-file-links.tsx';
import { microPartStatusLabels } from '../../contract/micro.words.ts';
import {
  endMicroCall,
  getJobCall,
  listJobsCall,
  listMicroPartsCall,
  verifyMicroCall,
} from '../jobs.calls.ts';
import styles from '../directive/directive.module.css';

type MicroReviewProps = {
  job: Pick<RemoteResult<typeof getJobCall>, 'jobId' | 'version' | 'status'>;
  onTakeLatest: () => void;
  /** Opens a photo. */
  onOpenPhoto: (fileId: number) => void;
};
type Part = RemoteResult<typeof listMicroPartsCall>['list'][number];

/** Who took a place of a 随手志愿, what they sent, and what is said to it. */
export function MicroReview({ job, onTakeLatest, onOpenPhoto }: MicroReviewProps) {
  const { jobId } = job;
  const parts = useOperationQuery(listMicroPartsCall, { jobId, pageSize: 100 }, { reportedBy: 'form' });
  return (
    <section className={styles.review} aria-label="谁在做">
      <h3>谁在做</h3>
      <QueryList
        query={parts}
        what="领取的人"
        isBare
        empty={{ art: 'boat', title: '还没有人领', text: '领了的人会出现在这里。' }}
      >
        {(rows) => (
          <ul className={styles.review}>
            {rows.map((part) => (
              <PartLine
                key={part.partId}
                part={part}
                onOpenPhoto={onOpenPhoto}
                onTakeLatest={() => void parts.refetch()}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {job.status === 'open' && <EndMicro key={job.version} job={job} onTakeLatest={onTakeLatest} />}
    </section>
  );
}

type PartLineProps = Pick<MicroReviewProps, 'onOpenPhoto' | 'onTakeLatest'> & { part: Part };

const PartLine = ({ part, onOpenPhoto, onTakeLatest }: PartLineProps) => (
  <li className={styles.piece}>
    <p className={styles.chips}>
      <b>{part.name}</b>
      <StatusDot tone={stateTone(microPartStatusLabels[part.status])}>
        {microPartStatusLabels[part.status]}
      </StatusDot>
      <span>
        {dayTimeLabel(part.claimedAt)} 领取
        {part.doneAt && `，${dayTimeLabel(part.doneAt)} 做完`}
      </span>
    </p>
    {part.reportText && <p className={styles.text}>{part.reportText}</p>}
    {part.photoFileIds.length > 0 && (
      <p>
        <PrivateFileLinks fileIds={part.photoFileIds} noun="照片" onOpen={onOpenPhoto} />
      </p>
    )}
    {part.said && <p className={styles.text}>验收的话：{part.said}</p>}
    {part.status === 'reported' && <VerifyPart key={part.version} part={part} onTakeLatest={onTakeLatest} />}
  </li>
);

function VerifyPart({ part: { partId, version, name }, onTakeLatest }: Omit<PartLineProps, 'onOpenPhoto'>) {
  const [reason, setReason, forget] = useKeptText(`micro-verify:${partId}`);
  const verify = useOperationCommand(verifyMicroCall, {
    refreshes: [listMicroPartsCall, listJobsCall],
    reportedBy: 'form',
  });
  // Awaited: what is drawn anew with the next state would not live to say so.
  const say = (verdict: 'approve' | 'return', words: string) => (): void => {
    verify.mutateAsync({ partId, version, verdict, reason }).then(
      () => {
        forget();
        showToast({ kind: 'success', text: words });
      },
      () => undefined,
    );
  };
  return (
    <div className={styles.review} role="group" aria-label={`验收：${name}`}>
      <DecisionFailure failure={verify.error} onTakeLatest={onTakeLatest} />
      <TextAreaField
        label="想对志愿者说的（退回时必填）"
        value={reason}
        maxLength={200}
        error={verify.error?.errorOf('reason')}
        onChange={setReason}
      />
      <div className={styles.chips}>
        <Button
          isBusy={verify.isPending}
          disabled={reason.trim() === ''}
          onClick={say('return', '已退回，志愿者可以再传')}
        >
          退回重拍
        </Button>
        <Button
          look="primary"
          isBusy={verify.isPending}
          onClick={say('approve', '已验收，时长等中心另一位审核')}
        >
          验收通过
        </Button>
      </div>
    </div>
  );
}

function EndMicro({ job: { jobId, version }, onTakeLatest }: Omit<MicroReviewProps, 'onOpenPhoto'>) {
  const end = useOperationCommand(endMicroCall, {
    refreshes: [getJobCall, listJobsCall],
    reportedBy: 'form',
  });
  const close = async (): Promise<void> => {
    await end.mutateAsync({ jobId, version });
    showToast({ kind: 'success', text: '已结束，领了的人还可以传照片' });
  };
  return (
    <>
      <DecisionFailure failure={end.error} onTakeLatest={onTakeLatest} />
      <p>
        <AskFirstButton
          look="danger"
          size="sm"
          question={{ title: '现在结束？', decisiveLabel: '现在结束', tone: 'danger' }}
          consequence="以后没有人能再领，已经领了的可以照常传照片。"
          onConfirm={close}
        >
          提前结束
        </AskFirstButton>
      </p>
    </>
  );
}
