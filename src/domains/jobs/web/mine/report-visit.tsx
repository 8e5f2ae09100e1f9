import { useState } from 'react';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { ProofFile } from '#platform/web/fields/files/proof-field.tsx';
import {
  type PhotoConsent,
  type VisitOutcome,
  visitOutcomeLabels,
  visitOutcomes,
} from '../../contract/assignments.words.ts';
import { type HeldVisit, useStep } from './visit-now.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import styles from '../team/team-job.module.css';

/** What is said of a visit, and how it is sent: photos only with a word about who is in them. */
function useReport(visit: HeldVisit) {
  const { assignmentId, outAt } = visit.job;
  const [text, setText, forget] = useKeptText(`visit-report:${assignmentId}`);
  const [outcome, setOutcome] = useState<VisitOutcome>();
  const [photos, setPhotos] = useState<ProofFile[]>([]);
  const [consent, setConsent] = useState<PhotoConsent>();
  const { take, isBusy, told } = useStep(visit);
  const hasPhotos = photos.length > 0;
  const isWhole = text.trim().length >= 4 && outcome !== undefined && !(hasPhotos && consent === undefined);
  const send = async (): Promise<void> => {
    if (outcome === undefined) return;
    const photoFileIds = photos.map(({ fileId }) => fileId);
    const photoConsent = hasPhotos ? consent : undefined;
    const report = { assignmentId, outcome, text, photoFileIds, photoConsent };
    // What waits on the device may still be refused: then the text is here.
    if ((await take({ assignmentId, step: 'report', report })) === 'taken') forget();
  };
  const pictures = { photos, onPhotos: setPhotos, consent, onConsent: setConsent };
  const maySend = outAt !== null && isWhole;
  return { text, setText, outcome, setOutcome, pictures, isBusy, told, maySend, send };
}

/** 任务反馈: what became of the visit; it can be written from the check-in on, and sent once one has left. */
export function ReportVisit({ visit }: { visit: HeldVisit }) {
  const { text, setText, outcome, setOutcome, pictures, isBusy, told, maySend, send } = useReport(visit);
  return (
    <section className={styles.part} aria-label="这次的反馈">
      <h2>这次的反馈</h2>
      {told}
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
        onChange={setText}
      />
      <VisitPhotos {...pictures} />
      <p>
        <Button look="primary" isBusy={isBusy} disabled={!maySend} onClick={() => void send()}>
          {visit.job.outAt === null ? '签退后提交' : '提交反馈'}
        </Button>
      </p>
    </section>
  );
}
