import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { dayTimeLabel, timeLabel } from '#platform/contract/instants.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { hourMs } from '#platform/contract/durations.ts';
import { visitOutcomeLabels } from '../../contract/assignments.words.ts';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import { postLimits } from '../../contract/standing.words.ts';
import { MyJobPeople } from '../team/job-people.tsx';
import { JobKindMark } from '../team/team-job-list.tsx';
import styles from '../team/team-job.module.css';
import { AnswerAssignment, HandBackAssignment } from './answer-assignment.tsx';
import { MyJobState, whenIGo } from './my-job-list.tsx';
import { ReportVisit } from './report-visit.tsx';
import { HeldNote, howTimed, VisitNow } from './visit-now.tsx';
import { useHeldVisit } from './visit-taps.ts';

type MyJobPanelProps = { job: MyJobView; now: Date; onTakeLatest: () => void };

/** One own part in a job: what and when, yes or no, then the people, the visit and the feedback. */
export const MyJobPanel = ({ job: recorded, now, onTakeLatest }: MyJobPanelProps) => {
  const visit = useHeldVisit(recorded);
  const { job } = visit;
  const isGoing = job.status === 'accepted' || job.status === 'working';
  return (
    <article className={`panel ${styles.panel}`}>
      <header className={styles.top}>
        <div>
          <p className={styles.head}>
            <JobKindMark kind={job.kind} />
            <span className="tn">{job.jobNo}</span>
            <KindChip {...categoryMark(job.category)} />
            <MyJobState status={job.status} />
          </p>
          <h1>{job.title}</h1>
          <p className={styles.when}>
            {job.teamName} {dayTimeLabel(job.offeredAt)} {gotBy[job.kind]}
          </p>
        </div>
        {job.status === 'offered' && (
          <DueRing hasWords startedAt={job.offeredAt} dueAt={job.answerDueAt} now={now} what="前答复" />
        )}
      </header>
      {overWords(job) && <Notice kind="info">{overWords(job)}</Notice>}
      {job.isTeamSuspended && isGoing && (
        <Notice kind="warning">这支队伍被暂停了，现在不能去，请等队伍恢复。已经在现场的可以签退。</Notice>
      )}
      {isShortNotice(job, now) && (
        <Notice kind="info">离这次值守不到 {postLimits.noticeHours} 小时，现在退回会记成临时请假。</Notice>
      )}
      {job.clash && (
        <Notice kind="warning">
          和你 {dayTimeLabel(job.clash.startsAt)} 的“{job.clash.title}”时间相近，看看赶不赶得上再答应。
        </Notice>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>时间</dt>
          <dd>{whenIGo(job)}</dd>
        </div>
        <div>
          <dt>地点</dt>
          <dd>{[job.placeName, job.address].filter(Boolean).join(' ')}</dd>
        </div>
        {job.riskNotice && (
          <div>
            <dt>要小心</dt>
            <dd>{job.riskNotice}</dd>
          </div>
        )}
      </dl>
      {job.content && <p className={styles.text}>{job.content}</p>}
      {job.status === 'offered' && <AnswerAssignment job={job} onTakeLatest={onTakeLatest} />}
      {isGoing && job.isVisit && (
        <section className={styles.part} aria-label="点单人和门牌">
          <h2>点单人和门牌</h2>
          <MyJobPeople assignmentId={job.assignmentId} />
        </section>
      )}
      {isGoing && <VisitNow visit={visit} />}
      {job.status === 'working' && <ReportVisit visit={visit} />}
      {job.outcome && <Reported job={job} isHeld={visit.held.includes('report')} />}
      {job.status === 'accepted' && <HandBackAssignment job={job} onTakeLatest={onTakeLatest} />}
    </article>
  );
};

/** How one came to it. */
const gotBy = { dispatch: '派给你', directive: '派给你', standing: '排给你', micro: '你领的' } as const;

/** A duty of a post begins so soon that giving it back is late. */
const isShortNotice = ({ kind, status, visitStart }: MyJobView, now: Date): boolean =>
  kind === 'standing' &&
  status === 'accepted' &&
  visitStart !== null &&
  new Date(visitStart).getTime() - now.getTime() < postLimits.noticeHours * hourMs;

/** Why it ended without having been done. */
function overWords({ status, reason, note }: MyJobView): string | undefined {
  const why = [reason, note].filter(Boolean).join('：');
  if (status === 'expired') return '到点没有答复，队伍另找人了。不计入任何记录。';
  if (status === 'declined' || status === 'handedBack')
    return `你说了去不了${why && `（${why}）`}，不会记在你名下。`;
  return status === 'withdrawn' ? `这件任务不用去了${why && `（${why}）`}。` : undefined;
}

const Reported = ({ job, isHeld }: { job: MyJobView; isHeld: boolean }) => (
  <section className={styles.part} aria-label="这次的反馈">
    <h2>这次的反馈</h2>
    <p>
      <b>{job.outcome && visitOutcomeLabels[job.outcome]}</b>
      {job.inAt && job.outAt && (
        <>
          ，在场{' '}
          <span className="num">
            {timeLabel(job.inAt)}–{timeLabel(job.outAt)}
          </span>
          {job.minutes !== null && (
            <>
              ，计 <span className="num">{job.minutes}</span> 分钟
            </>
          )}
        </>
      )}
      {howTimed(job)}
    </p>
    {isHeld && <HeldNote what="反馈" />}
    <p className={styles.text}>{job.reportText}</p>
    {job.photoCount > 0 && <p className="hint">附了 {job.photoCount} 张照片，只给队伍和核时长的人看。</p>}
  </section>
);
