import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { shortNeedNo } from '#domains/needs/contract/need-labels.ts';
import { needTypes } from '#domains/needs/contract/needs.words.ts';
import { distanceLabel } from '#platform/contract/ground.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { DueRing } from '#platform/web/due/due-ring.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { jobResultLabels, jobStatusLabels } from '../../contract/jobs.words.ts';
import { rankFactors } from '../../contract/ranking.words.ts';
import type { TeamJobView } from '../../contract/team-jobs.contract.ts';
import { ScoreBars } from '../dispatch/candidate-list.tsx';
import { JobMembers } from '../assign/job-members.tsx';
import { JobActivityPart } from '../activity/job-activity.tsx';
import { AnswerJob, GiveBackJob } from './answer-job.tsx';
import { ProposeVisit } from '../visit/propose-visit.tsx';
import { JobPeople } from './job-people.tsx';
import { ReportJob } from './report-job.tsx';
import { clockWords, JobKindMark, whenOf } from './team-job-list.tsx';
import styles from './team-job.module.css';

type TeamJobPanelProps = {
  job: TeamJobView;
  now: Date;
  onTakeLatest: () => void;
  /** Opens a photo of a visit. */
  onOpenPhoto: (fileId: number) => void;
};

/** One job of a team: what and when, why it came to this team, the answer, and after it the people. */
export const TeamJobPanel = ({ job, now, onTakeLatest, onOpenPhoto }: TeamJobPanelProps) => {
  const isDuty = job.kind === 'standing';
  const isWorking = job.status === 'accepted' || job.status === 'assigning' || job.status === 'inProgress';
  return (
    <article className={`panel ${styles.panel}`}>
      <header className={styles.top}>
        <div>
          <p className={styles.head}>
            <JobKindMark kind={job.kind} />
            <span className="tn">{job.jobNo}</span>
            <KindChip {...categoryMark(job.category)} />
            {job.needNo && <span>来自 {shortNeedNo(job.needNo)}</span>}
            <StatusDot tone={stateTone(jobStatusLabels[job.status])}>{jobStatusLabels[job.status]}</StatusDot>
          </p>
          <h1>{job.title}</h1>
          <p className={styles.when}>{givenBy(job)}</p>
        </div>
        {job.clock && job.dueAt && job.startedAt && (
          <DueRing
            hasWords
            startedAt={job.startedAt}
            dueAt={job.dueAt}
            now={now}
            what={clockWords[job.clock]}
          />
        )}
      </header>
      {overWords(job) && <Notice kind="info">{overWords(job)}</Notice>}
      <dl className={styles.facts}>
        {factsOf(job).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {job.content && <p className={styles.text}>{job.content}</p>}
      {job.parts.length > 0 && <WhyUs job={job} />}
      {job.status === 'issued' && <AnswerJob job={job} onTakeLatest={onTakeLatest} />}
      {isWorking && job.needId !== null && (
        <section className={styles.part} aria-label="点单人和门牌">
          <h2>点单人和门牌</h2>
          <JobPeople jobId={job.jobId} />
        </section>
      )}
      {isWorking && job.needId !== null && <ProposeVisit job={job} onTakeLatest={onTakeLatest} />}
      {((isWorking && !isDuty) || job.activity) && <JobActivityPart job={job} onTakeLatest={onTakeLatest} />}
      {(isWorking || job.status === 'submitted' || job.status === 'done') && (
        <JobMembers job={job} onOpenPhoto={onOpenPhoto} />
      )}
      {job.status === 'inProgress' && !isDuty && <ReportJob job={job} onTakeLatest={onTakeLatest} />}
      {job.resultCode && <Report job={job} />}
      {isWorking && !isDuty && <GiveBackJob job={job} onTakeLatest={onTakeLatest} />}
      <Course job={job} />
    </article>
  );
};

function givenBy({ kind, issuerName, issuedAt, otherCount, wasClaimed }: TeamJobView): string {
  if (wasClaimed) return `${dayTimeLabel(issuedAt)} 你们从抢单池接来的`;
  if (kind === 'standing') return '岗位的一次值守，到点签到签退，结束两小时后自动办结';
  if (kind === 'micro') return `${issuerName} ${dayTimeLabel(issuedAt)} 发布，由你们承接，验收在所站`;
  const others = otherCount > 0 ? `，也问了 ${otherCount} 支别的队伍，先接先得` : '';
  return `${issuerName} ${dayTimeLabel(issuedAt)} 派给你们${others}`;
}

/** Why a job is over without having been done. */
function overWords({ status, needId, reason, note }: TeamJobView): string | undefined {
  const why = [reason, note].filter(Boolean).join('：');
  if (status === 'expired')
    return `到点没有答复，任务${needId === null ? '不等你们了' : '转给别的队伍了'}。计入响应率，不影响信用和星级。`;
  if (status === 'declined') return `你们婉拒了这件任务${why && `（${why}）`}，不影响信用和星级。`;
  return status === 'withdrawn' ? `这件任务不用做了${why && `（${why}）`}。` : undefined;
}

const factsOf = (job: TeamJobView) =>
  [
    ['时间', whenOf(job)],
    [
      '地点',
      `${[job.placeName, job.address].filter(Boolean).join(' ')}${job.metres === null ? '' : `，离队部 ${distanceLabel(job.metres)}`}`,
    ],
    ['要小心', job.riskNotice],
    ['人手', `${job.peopleNeeded} 人`],
    ['服务对象', job.personCount === null ? '' : `${job.personCount} 人`],
    ['类型', job.needType && needTypes[job.needType].label],
  ] as const;

const WhyUs = ({ job }: { job: TeamJobView }) => (
  <section className={styles.why} aria-label="为什么派给你们">
    <div>
      <b className="num">{job.score}</b>
      <span>为什么派给你们</span>
    </div>
    <div>
      <ScoreBars parts={job.parts} />
      <ul>
        {job.parts.map(({ factor, why }) => (
          <li key={factor}>
            {rankFactors[factor].label}：{why}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** What the team has reported. */
const Report = ({ job }: { job: TeamJobView }) => (
  <section className={styles.part} aria-label="结项报告">
    <h2>结项报告</h2>
    <p>
      <b>{job.resultCode && jobResultLabels[job.resultCode]}</b>
      {job.status === 'submitted' && (job.needId === null ? '，等中心验收' : '，等点单人评单')}
    </p>
    <p className={styles.text}>{job.resultText}</p>
  </section>
);

const byLabels = {
  requester: '点单人',
  staff: '中心',
  team: '队伍',
  volunteer: '队员',
  system: '系统',
} as const;

const Course = ({ job }: { job: TeamJobView }) => (
  <section className={styles.part} aria-label="经过">
    <h2>经过</h2>
    <ul>
      {job.steps.map(({ status, at, byKind, reason, note }) => (
        <li key={`${at}${status}`}>
          {dayTimeLabel(at)} {byLabels[byKind]} {jobStatusLabels[status]}
          {(reason || note) && <small>{[reason, note].filter(Boolean).join('：')}</small>}
        </li>
      ))}
    </ul>
  </section>
);
