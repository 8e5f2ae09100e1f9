import { Link } from 'react-router';
import { wishedLabel } from '#domains/needs/contract/need-labels.ts';
import { outcomeLabels } from '#domains/needs/contract/rating.words.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { assignmentStatusLabels } from '../../contract/assignments.words.ts';
import type { MyJobCard } from '../../contract/my-jobs.contract.ts';
import { jobPaths } from '../job-paths.ts';
import { JobKindMark } from '../team/team-job-list.tsx';
import styles from '../team/team-job.module.css';
import { visitWords } from '../visit/visit-label.ts';

/** When one goes: the agreed visit, or what was wished for while it is being agreed. */
export const whenIGo = (job: MyJobCard): string =>
  visitWords(job.kind === 'micro' ? { visitStart: job.inAt, visitEnd: job.outAt } : job) ??
  `${wishedLabel({
    expectStart: job.planStart,
    expectEnd: job.planEnd,
    isTimeFlexible: job.isTimeFlexible,
  })}，上门时间还在约`;

/** One's own parts in jobs as cards that lead to their page; what waits for an answer shows its clock. */
export const MyJobList = ({ jobs, now }: { jobs: readonly MyJobCard[]; now: Date }) => (
  <ul className={styles.list}>
    {jobs.map((job) => (
      <li key={job.assignmentId}>
        <Link className={`panel ${styles.card}`} to={jobPaths.myJob(job.assignmentId)}>
          <span className={styles.head}>
            <JobKindMark kind={job.kind} />
            <KindChip {...categoryMark(job.category)} />
            <span>{job.teamName}</span>
            <MyJobState status={job.status} />
          </span>
          <b className={styles.name}>{job.title}</b>
          <span className={styles.when}>
            {whenIGo(job)} · {job.placeName}
          </span>
          {job.minutes !== null && (
            <span className={styles.when}>
              在场 <span className="num">{job.minutes}</span> 分钟
              {job.needOutcome && ` · 点单人说：${outcomeLabels[job.needOutcome]}`}
            </span>
          )}
          {job.status === 'offered' && (
            <DueRing hasWords startedAt={job.offeredAt} dueAt={job.answerDueAt} now={now} what="前答复" />
          )}
        </Link>
      </li>
    ))}
  </ul>
);

/** Where one's part stands, with its dot. */
export const MyJobState = ({ status }: Pick<MyJobCard, 'status'>) => (
  <StatusDot tone={stateTone(assignmentStatusLabels[status])}>{assignmentStatusLabels[status]}</StatusDot>
);
