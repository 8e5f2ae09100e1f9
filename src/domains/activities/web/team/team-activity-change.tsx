import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { OldNewTable } from '#platform/web/table/old-new-table.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { getTeamActivityCall } from '../activities.calls.ts';
import styles from './team-activity-facts.module.css';

type TeamActivity = RemoteResult<typeof getTeamActivityCall>;

/** A change that waits or was returned, old → new, and what the people of the last one answered. */
export function TeamActivityChange({ activity }: { activity: Pick<TeamActivity, 'change' | 'answers'> }) {
  const { change, answers } = activity;
  return (
    <>
      {change && (
        <section className="panel" aria-label="活动变更">
          <Notice kind={change.status === 'returned' ? 'error' : 'info'}>
            {change.status === 'returned'
              ? `变更被退回：${change.note ?? ''}。活动仍按原来的内容公开，可以修改后再次提交，或者撤回变更。`
              : `${dayTimeLabel(change.submittedAt)} 提交变更，等待审核。审核期间原来的内容继续公开。`}
          </Notice>
          <div className={styles.change}>
            <OldNewTable differences={change.differences} />
          </div>
        </section>
      )}
      {answers && (
        <Notice kind={answers.silent > 0 ? 'warning' : 'info'}>
          变更后再次确认：已确认 {answers.kept} 人，待确认 {answers.asked} 人，不来了 {answers.left} 人
          {answers.silent > 0 && `，${answers.silent} 人没有回应，名额仍保留，请联系他们`}。
        </Notice>
      )}
    </>
  );
}
