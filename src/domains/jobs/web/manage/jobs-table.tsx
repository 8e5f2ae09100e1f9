import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { jobKindLabels, jobResultLabels, jobStatusLabels } from '../../contract/jobs.words.ts';
import type { StaffJob } from '../../contract/manage-jobs.contract.ts';

/** What stands where no visit is agreed. */
const notAgreed = {
  dispatch: '还没约',
  directive: '接下后按计划',
  standing: '按每周班次',
  micro: '随时可做',
} as const;

const columns: readonly Column<StaffJob>[] = [
  {
    key: 'job',
    header: '任务',
    cell: ({ title, jobNo, placeName }) => (
      <>
        <b>{title}</b>
        <small>
          {jobNo} · {placeName}
        </small>
      </>
    ),
  },
  { key: 'kind', header: '类型', isTight: true, cell: ({ kind }) => jobKindLabels[kind] },
  {
    key: 'team',
    header: '队伍',
    cell: ({ teamName, issuedAt }) => (
      <>
        {teamName ?? '还没有队伍'}
        <small>{dayTimeLabel(issuedAt)} 派出</small>
      </>
    ),
  },
  {
    key: 'visit',
    header: '上门',
    isTight: true,
    cell: ({ kind, visitStart, peopleCount, minutes }) => (
      <>
        {visitStart ? dayTimeLabel(visitStart) : notAgreed[kind]}
        {peopleCount > 0 && (
          <small>
            {peopleCount} 人，共 {minutes} 分钟
          </small>
        )}
      </>
    ),
  },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: ({ status, late, resultCode, reason }) => (
      <>
        <StatusDot tone={stateTone(jobStatusLabels[status])}>{jobStatusLabels[status]}</StatusDot>
        {late && (
          <small>
            超时：{dayTimeLabel(late.dueAt)} 前应{late.clock === 'contact' ? '联系点单人' : '办结'}
          </small>
        )}
        {(resultCode || reason) && <small>{resultCode ? jobResultLabels[resultCode] : reason}</small>}
      </>
    ),
  },
];

type JobsTableProps = { jobs: readonly StaffJob[]; onHistory: (job: StaffJob) => void };

/** Jobs of the city in every state, each with its way to the desk and its history. */
export const JobsTable = ({ jobs, onHistory }: JobsTableProps) => (
  <DataTable
    caption="任务"
    rows={jobs}
    keyOf={({ jobId }) => jobId}
    columns={columns}
    acts={(job) => (
      <>
        {job.needId !== null && (
          <ButtonLink look="line" size="sm" to={`/review/dispatch?id=${job.needId}`}>
            到调度台
          </ButtonLink>
        )}
        <Button look="line" size="sm" onClick={() => onHistory(job)}>
          详情
        </Button>
      </>
    )}
  />
);
