import { CircleCheck, Copy, KeyRound, OctagonX, TriangleAlert } from 'lucide-react';
import { dayLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { getActivityForReview } from '../../contract/activity-review.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { activityStatusLabels } from '../../contract/activities.words.ts';
import styles from './review.module.css';

export type ReviewedActivity = ResultOf<typeof getActivityForReview>;

/** From here on two texts are worth comparing. */
const alikePercent = 50;

/** What the machine found, blocking things first, and the team's own activities that look like this one. */
export function ReviewFindings({ verdict, similar }: Pick<ReviewedActivity, 'verdict' | 'similar'>) {
  return (
    <ul className={styles.findings} aria-label="机检结果">
      {verdict.findings.map((finding) => (
        <FindingItem key={`${finding.code}-${finding.field}-${finding.releasable}`} finding={finding} />
      ))}
      {similar.map((other) => (
        <li key={other.id} className={styles.plain}>
          <Copy className="ic" aria-hidden />
          <span>
            {other.similarity >= alikePercent
              ? `与“${other.title}”内容相似 ${other.similarity}%`
              : `本队临近的活动：“${other.title}”`}
            <small>
              {other.startsAt ? dayLabel(other.startsAt) : '时间未定'}，{other.placeName || '地点未填'}，
              {activityStatusLabels[other.status]}
            </small>
          </span>
        </li>
      ))}
      {verdict.findings.length === 0 && (
        <li className={styles.good}>
          <CircleCheck className="ic" aria-hidden />
          <span>文字、时间、地点和要求没有发现问题</span>
        </li>
      )}
    </ul>
  );
}

const looks = {
  block: { icon: OctagonX, className: styles.block, note: '必须修改' },
  release: { icon: KeyRound, className: styles.ask, note: '要由实践中心写明理由放行' },
  warn: { icon: TriangleAlert, className: styles.warn, note: '提醒，请人工判断' },
} as const;

function FindingItem({ finding: { level, msg, releasable } }: { finding: Finding }) {
  const { icon: Icon, className, note } = looks[level];
  return (
    <li className={className}>
      <Icon className="ic" aria-hidden />
      <span>
        {msg}
        <small>
          {note}
          {level === 'block' && releasable !== undefined && '，或由队伍写明理由申请放行'}
        </small>
      </span>
    </li>
  );
}
