import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { type JobResult, jobResultLabels, jobResults } from '../../contract/jobs.words.ts';
import type { TeamJobView } from '../../contract/team-jobs.contract.ts';
import { getTeamJobCall, listTeamJobsCall, submitJobReportCall } from '../jobs.calls.ts';
import { reportOfActivity } from '../activity/activity-report.rules.ts';
import styles from './team-job.module.css';

const reads = [getTeamJobCall, listTeamJobsCall];

/** 结项报告: whether it is solved, and what was done; what is typed is kept on this device until it is sent. */
export function ReportJob({ job, onTakeLatest }: { job: TeamJobView; onTakeLatest: () => void }) {
  const { jobId, version } = job;
  const isOfNeed = job.needId !== null;
  const [text, setText, forget] = useKeptText(`job-report:${jobId}`, reportOfActivity(job.activity));
  const [resultCode, setResult] = useState<JobResult>();
  const report = useOperationCommand(submitJobReportCall, { refreshes: reads, reportedBy: 'form' });
  const send = (): void => {
    if (resultCode === undefined) return;
    report.mutate(
      { jobId, version, resultCode, resultText: text },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: isOfNeed ? '已结项，等点单人评单' : '已结项，等中心验收' });
        },
      },
    );
  };
  return (
    <section className={styles.part} aria-label="结项报告">
      <h2>结项报告</h2>
      <DecisionFailure failure={report.error} onTakeLatest={onTakeLatest} />
      <div className={styles.chips} role="group" aria-label="事情解决了吗">
        {jobResults.map((key) => (
          <Chip key={key} isOutlined isOn={resultCode === key} onPress={() => setResult(key)}>
            {jobResultLabels[key]}
          </Chip>
        ))}
      </div>
      <TextAreaField
        label="做了什么，还差什么"
        value={text}
        maxLength={1000}
        error={report.error?.errorOf('resultText')}
        onChange={setText}
      />
      <p className="hint">
        {isOfNeed
          ? '提交后请点单人评单。对方说“没有解决”，任务会退回来返工一次。'
          : '提交后由中心验收，还差什么会退回来并写明原因。'}
      </p>
      <p>
        <Button
          look="primary"
          isBusy={report.isPending}
          disabled={resultCode === undefined || text.trim().length < 4}
          onClick={send}
        >
          提交结项
        </Button>
      </p>
    </section>
  );
}
