import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { JobCorrectionQueue } from './correction-queue.tsx';
import { HourRowConfirmBar } from './hour-row-confirm-bar.tsx';
import { HourRowTable } from './hour-row-table.tsx';
import { listJobHoursCall } from './hours.calls.ts';
import styles from './hour-row.module.css';

/** 时长 of a job: what its visits made, each to be looked at and confirmed; there once there are some. */
export function JobHours({ jobId }: { jobId: number }) {
  const { data } = useOperationQuery(listJobHoursCall, { jobId, pageSize: 50 }, { reportedBy: 'form' });
  if (!data || data.list.length === 0) return null;
  const waiting = data.waiting.toPublicity + data.waiting.toCentre;
  return (
    <>
      <section className={`panel ${styles.ofJob}`} aria-label="任务时长">
        <div className="panel__h">
          <h2>任务时长</h2>
        </div>
        <HourRowTable hours={data.list} />
        <HourRowConfirmBar
          of={{ jobId }}
          hours={data.list}
          waitingCount={waiting}
          prospect={data.waiting}
          unresolved={0}
        />
      </section>
      <JobCorrectionQueue jobId={jobId} />
    </>
  );
}
