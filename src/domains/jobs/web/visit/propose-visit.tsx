import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { InstantInput } from '#platform/web/fields/instant-input.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import { visitStatusLabels } from '../../contract/jobs.words.ts';
import type { TeamJobView } from '../../contract/team-jobs.contract.ts';
import { getTeamJobCall, listTeamJobsCall, proposeVisitCall } from '../jobs.calls.ts';
import styles from '../team/team-job.module.css';
import { visitWords } from './visit-label.ts';

const reads = [getTeamJobCall, listTeamJobsCall];
type ProposeVisitProps = { job: TeamJobView; onTakeLatest: () => void };

/** The visit of a job: where its time stands, and the way to propose one or another. */
export function ProposeVisit({ job, onTakeLatest }: ProposeVisitProps) {
  const [isOpen, setOpen] = useState(job.visitStatus === null || job.visitStatus === 'refused');
  const said = visitWords(job);
  return (
    <section className={styles.part} aria-label="上门时间">
      <h2>上门时间</h2>
      {said && job.visitStatus && (
        <Notice kind={job.visitStatus === 'agreed' ? 'success' : 'info'}>
          {said}，{visitStatusLabels[job.visitStatus]}
          {job.visitNote && `：${job.visitNote}`}
        </Notice>
      )}
      {isOpen ? (
        <VisitForm job={job} onTakeLatest={onTakeLatest} />
      ) : (
        <p>
          <Button look="line" onClick={() => setOpen(true)}>
            换个时间
          </Button>
        </p>
      )}
    </section>
  );
}

const nothing: { visitStart: string | null; visitEnd: string | null; note: string } = {
  visitStart: null,
  visitEnd: null,
  note: '',
};

function VisitForm({ job, onTakeLatest }: ProposeVisitProps) {
  const { jobId, version } = job;
  const propose = useOperationCommand(proposeVisitCall, { refreshes: reads, reportedBy: 'form' });
  const [{ visitStart, visitEnd, note }, change, forget] = useKeptForm(`propose-visit:${jobId}`, nothing);
  const send = (): void => {
    if (visitStart === null || visitEnd === null) return;
    propose.mutate(
      { jobId, version, visitStart, visitEnd, note },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '已发给点单人，等对方确认' });
        },
      },
    );
  };
  return (
    <>
      <DecisionFailure failure={propose.error} onTakeLatest={onTakeLatest} />
      <div className={styles.facts}>
        <Field label="什么时候到" isRequired>
          {(control) => (
            <InstantInput
              control={control}
              value={visitStart}
              onChange={(visitStart) => change({ visitStart })}
            />
          )}
        </Field>
        <Field label="大约到几点" isRequired>
          {(control) => (
            <InstantInput control={control} value={visitEnd} onChange={(visitEnd) => change({ visitEnd })} />
          )}
        </Field>
      </div>
      <TextField
        label="给点单人的一句话（选填）"
        value={note}
        maxLength={200}
        onChange={(text) => change({ note: text })}
      />
      <p className="hint">先打电话商量最好。点单人会收到短信，点一下就能确认；没有答复不算同意。</p>
      <p>
        <Button
          look="primary"
          isBusy={propose.isPending}
          disabled={visitStart === null || visitEnd === null}
          onClick={send}
        >
          发给点单人确认
        </Button>
      </p>
    </>
  );
}
