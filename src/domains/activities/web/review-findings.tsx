import { CircleCheck, Copy, OctagonX, TriangleAlert } from 'lucide-react';
import { dayLabel } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { getActivityForReview } from '../contract/activity-review.contract.ts';
import { activityStatusLabels } from '../contract/activities.words.ts';
import styles from './review.module.css';

export type ReviewedActivity = ResultOf<typeof getActivityForReview>;

/** From here on two texts are worth comparing. */
const alikePercent = 50;

/** What the machine found, blocking things first, and the team's own activities that look like this one. */
export function ReviewFindings({ verdict, similar }: Pick<ReviewedActivity, 'verdict' | 'similar'>) {
  return (
    <ul className={styles.findings} aria-label="机检结果">
      {verdict.findings.map(({ code, field, level, msg }) => (
        <li key={code + field} className={level === 'block' ? styles.block : styles.warn}>
          {level === 'block' ? (
            <OctagonX className="ic" aria-hidden />
          ) : (
            <TriangleAlert className="ic" aria-hidden />
          )}
          <span>
            {msg}
            <small>{level === 'block' ? '必须修改' : '提醒，请人工判断'}</small>
          </span>
        </li>
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
