import { useState } from 'react';
import { toInstant } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import type { ProofFile } from '#platform/web/fields/files/proof-field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { type FormFaults, formFaultsOf } from '#platform/web/form-faults.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { PhotoConsent } from '../../contract/assignments.words.ts';
import { listMyMicroCall, reportMicroCall } from '../jobs.calls.ts';
import { VisitPhotos } from '../mine/visit-photos.tsx';
import styles from '../team/team-job.module.css';

type ReportMicroProps = { partId: number; onLeave: () => void };

/** What was done, when, and the photos that prove it. */
function useReport(partId: number) {
  const [text, setText, forget] = useKeptText(`micro-report:${partId}`);
  const [doneAt, setDoneAt] = useState<string | null>(null);
  const [photos, setPhotos] = useState<ProofFile[]>([]);
  const [consent, setConsent] = useState<PhotoConsent>();
  const [faults, setFaults] = useState<FormFaults>({});
  const report = useOperationCommand(reportMicroCall, { refreshes: [listMyMicroCall], reportedBy: 'form' });
  const send = async (): Promise<void> => {
    const gaps: FormFaults = {
      ...(text.trim().length < 4 && { text: '请写做了什么，至少 4 个字' }),
      ...(doneAt === null && { doneAt: '请选择做完的时间' }),
      ...(photos.length === 0 && { photos: '请传一张照片' }),
      ...(photos.length > 0 && consent === undefined && { photos: '请说明照片里有没有拍到人' }),
    };
    setFaults(gaps);
    if (report.isPending || doneAt === null || consent === undefined) return;
    if (Object.values(gaps).some(Boolean)) return;
    const photoFileIds = photos.map(({ fileId }) => fileId);
    try {
      await report.mutateAsync({ partId, text, doneAt, photoFileIds, photoConsent: consent });
      forget();
      showToast({ kind: 'success', text: '交上去了，验收后会告诉你' });
    } catch (failure) {
      setFaults(formFaultsOf(failure));
    }
  };
  const pictures = { photos, onPhotos: setPhotos, consent, onConsent: setConsent };
  return { text, setText, doneAt, setDoneAt, pictures, faults, isBusy: report.isPending, send };
}

export function ReportMicro({ partId, onLeave }: ReportMicroProps) {
  const { text, setText, doneAt, setDoneAt, pictures, faults, isBusy, send } = useReport(partId);
  return (
    <form
      className={styles.part}
      aria-label="做完了"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>做完了</h2>
      <TextAreaField
        label="做了什么"
        isRequired
        value={text}
        maxLength={500}
        error={faults['text']}
        onChange={setText}
      />
      <Field label="什么时候做完的" isRequired error={faults['doneAt']}>
        {(control) => (
          <>
            <InstantInput control={control} value={doneAt} onChange={setDoneAt} />
            <Button look="line" size="sm" onClick={() => setDoneAt(toInstant(new Date()))}>
              就是刚才
            </Button>
          </>
        )}
      </Field>
      <VisitPhotos purpose="microPhoto" {...pictures} />
      {(faults['photos'] || faults['form']) && (
        <Notice kind="error" isLive>
          {faults['photos'] ?? faults['form']}
        </Notice>
      )}
      <p className={styles.chips}>
        <Button onClick={onLeave}>以后再传</Button>
        <Button look="primary" type="submit" isBusy={isBusy}>
          交给所站验收
        </Button>
      </p>
    </form>
  );
}
