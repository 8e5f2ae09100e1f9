import { Link } from 'react-router';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { distanceLabel } from '#platform/contract/ground.ts';
import { wishedLabel } from '#domains/needs/contract/need-labels.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { TeamJobCard } from '../../contract/team-jobs.contract.ts';
import { type JobKind, jobKindLabels, jobStatusLabels } from '../../contract/jobs.words.ts';
import { jobPaths } from '../job-paths.ts';
import styles from './team-job.module.css';

/** What happens when the clock of a job's team ends. */
export const clockWords = { answer: '前答复', contact: '前联系点单人', finish: '前办结' } as const;

/** Jobs of a team as cards that lead to their page, each with the clock that runs for it. */
export const TeamJobList = ({ jobs, now }: { jobs: readonly TeamJobCard[]; now: Date }) => (
  <ul className={styles.list}>
    {jobs.map((job) => (
      <li key={job.jobId}>
        <Link className={`panel ${styles.card}`} to={jobPaths.teamJob(job.jobId)}>
          <span className={styles.head}>
            <JobKindMark kind={job.kind} />
            <KindChip {...categoryMark(job.category)} />
            <span>{job.issuerName}</span>
            <StatusDot tone={stateTone(jobStatusLabels[job.status])}>{jobStatusLabels[job.status]}</StatusDot>
          </span>
          <b className={styles.name}>{job.title}</b>
          <span className={styles.when}>
            {whenOf(job)} · {job.placeName}
            {job.metres !== null && ` · ${distanceLabel(job.metres)}`}
          </span>
          {job.clock && job.dueAt && job.startedAt && (
            <DueRing
              hasWords
              startedAt={job.startedAt}
              dueAt={job.dueAt}
              now={now}
              what={clockWords[job.clock]}
            />
          )}
        </Link>
      </li>
    ))}
  </ul>
);

/** When it is wished for, in words. */
export const whenOf = ({
  planStart,
  planEnd,
  isTimeFlexible,
}: Pick<TeamJobCard, 'planStart' | 'planEnd' | 'isTimeFlexible'>) =>
  wishedLabel({ expectStart: planStart, expectEnd: planEnd, isTimeFlexible });

/** 派单任务, 指令任务, 常设岗位, 随手志愿. */
export const JobKindMark = ({ kind }: { kind: JobKind }) => (
  <span className={styles.kind} data-kind={kind}>
    {jobKindLabels[kind]}
  </span>
);
