import { activityStatusLabels } from '#domains/activities/contract/activities.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { DecisionFailure } from '#platform/web/ui/decision-failure.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { JobActivity, TeamJobView } from '../../contract/team-jobs.contract.ts';
import { getTeamJobCall, listTeamJobsCall, makeJobActivityCall } from '../jobs.calls.ts';
import { jobPaths } from '../job-paths.ts';
import styles from '../team/team-job.module.css';

const reads = [getTeamJobCall, listTeamJobsCall];
const hints: Partial<Record<JobActivity['status'], string>> = {
  draft: '写完提交审核；发布后点单人会收到短信，志愿者可以报名。',
  returned: '按审核意见改好再提交；发布后点单人会收到短信。',
  pending: '审核通过后发布，点单人会收到短信。',
  published: '活动办完并结项后，在这里写结项报告。',
  settling: '先把活动结项，小结会填进结项报告。',
  publicity: '活动小结已经填进结项报告。',
  closed: '活动小结已经填进结项报告。',
};
const canMakeAnew: readonly string[] = ['cancelled', 'publicity', 'closed'];

/** A job that needs more people: the way to make an activity of it, and where that stands. */
export function JobActivityPart({ job, onTakeLatest }: { job: TeamJobView; onTakeLatest: () => void }) {
  const { jobId, version, activity } = job;
  const make = useOperationCommand(makeJobActivityCall, { refreshes: reads, reportedBy: 'form' });
  const send = (): void =>
    make.mutate(
      { jobId, version },
      { onSuccess: () => showToast({ kind: 'success', text: '活动草稿做好了，去写完提交' }) },
    );
  const isWorking = job.status === 'accepted' || job.status === 'assigning' || job.status === 'inProgress';
  return (
    <section className={styles.part} aria-label="转成活动">
      <h2>转成活动</h2>
      {activity && <Made activity={activity} />}
      {isWorking && (!activity || canMakeAnew.includes(activity.status)) && (
        <>
          <DecisionFailure failure={make.error} onTakeLatest={onTakeLatest} />
          <p className="hint">
            几个人做不完，就办成活动招募志愿者。草稿带上事情、时间和社区，不带姓名、电话和门牌。
          </p>
          <p>
            <Button look="line" isBusy={make.isPending} onClick={send}>
              {activity ? '再办一场活动' : '转成活动'}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

const Made = ({ activity: { activityId, title, status } }: { activity: JobActivity }) => (
  <>
    <p className={styles.head}>
      <b>{title}</b>
      <StatusDot tone={stateTone(activityStatusLabels[status])}>{activityStatusLabels[status]}</StatusDot>
    </p>
    {hints[status] && <p className="hint">{hints[status]}</p>}
    <p>
      {status === 'draft' || status === 'returned' ? (
        <ButtonAnchor look="primary" href={jobPaths.editActivity(activityId)}>
          写完这场活动
        </ButtonAnchor>
      ) : (
        <ButtonAnchor look="line" href={jobPaths.activity(activityId)}>
          看这场活动
        </ButtonAnchor>
      )}
    </p>
  </>
);
