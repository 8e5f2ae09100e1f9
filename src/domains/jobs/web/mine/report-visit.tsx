import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { ProofFile } from '#platform/web/fields/files/proof-field.tsx';
import {
  type PhotoConsent,
  type VisitOutcome,
  visitOutcomeLabels,
  visitOutcomes,
} from '../../contract/assignments.words.ts';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import { getMyJobCall, listMyJobsCall, reportVisitCall } from '../jobs.calls.ts';
import { VisitPhotos } from './visit-photos.tsx';
import styles from '../team/team-job.module.css';

const reads = [getMyJobCall, listMyJobsCall];

/** What is said of a visit, and how it is sent: photos only with a word about who is in them. */
function useReport({ assignmentId, outAt }: MyJobView) {
  const [text, setText, forget] = useKeptText(`visit-report:${assignmentId}`);
  const [outcome, setOutcome] = useState<VisitOutcome>();
  const [photos, setPhotos] = useState<ProofFile[]>([]);
  const [consent, setConsent] = useState<PhotoConsent>();
  const sending = useOperationCommand(reportVisitCall, { refreshes: reads, reportedBy: 'form' });
  const hasPhotos = photos.length > 0;
  const isWhole = text.trim().length >= 4 && outcome !== undefined && !(hasPhotos && consent === undefined);
  const send = (): void => {
    if (outcome === undefined) return;
    const photoFileIds = photos.map(({ fileId }) => fileId);
    sending.mutate(
      { assignmentId, outcome, text, photoFileIds, photoConsent: hasPhotos ? consent : undefined },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '反馈已交给队伍，辛苦了' });
        },
      },
    );
  };
  const pictures = { photos, onPhotos: setPhotos, consent, onConsent: setConsent };
  return { text, setText, outcome, setOutcome, pictures, sending, maySend: outAt !== null && isWhole, send };
}

/** 任务反馈: what became of the visit; it can be written from the check-in on, and sent once one has left. */
export function ReportVisit({ job, onTakeLatest }: { job: MyJobView; onTakeLatest: () => void }) {
  const { text, setText, outcome, setOutcome, pictures, sending, maySend, send } = useReport(job);
  return (
    <section className={styles.part} aria-label="这次的反馈">
      <h2>这次的反馈</h2>
      <DecisionFailure failure={sending.error} onTakeLatest={onTakeLatest} />
      <div className={styles.chips} role="group" aria-label="办得怎样">
        {visitOutcomes.map((key) => (
          <Chip key={key} isOutlined isOn={outcome === key} onPress={() => setOutcome(key)}>
            {visitOutcomeLabels[key]}
          </Chip>
        ))}
      </div>
      <TextAreaField
        label="做了什么，下次要注意什么"
        value={text}
        maxLength={500}
        hint="只给队伍看。不写对方的病情、证件和银行信息。"
        error={sending.error?.errorOf('text')}
        onChange={setText}
      />
      <VisitPhotos {...pictures} />
      <p>
        <Button look="primary" isBusy={sending.isPending} disabled={!maySend} onClick={send}>
          {job.outAt === null ? '签退后提交' : '提交反馈'}
        </Button>
      </p>
    </section>
  );
}
