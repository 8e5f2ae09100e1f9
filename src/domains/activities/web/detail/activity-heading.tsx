import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Cover } from '#platform/web/ui/cover.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import {
  activityPhaseLabels,
  minorPolicyLabels,
  recruitScopeLabels,
  signUpModeLabels,
} from '../../contract/activities.words.ts';
import styles from './activity-heading.module.css';

/** State, category, name, one-line summary and picture of an activity; a cancelled one says so first. */
export function ActivityHeading({ activity }: { activity: ActivityDetail }) {
  const { phase, category } = activity;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.marks}>
          <StatusDot tone={stateTone(activityPhaseLabels[phase])}>{activityPhaseLabels[phase]}</StatusDot>
          <KindChip {...categoryMark(category)} />
          {tagsOf(activity).map((tag) => (
            <span className="tag" key={tag}>
              {tag}
            </span>
          ))}
          <span className={styles.number}>活动编号 {activity.activityNo}</span>
        </div>
        <h1>
          <Phrases text={activity.title} />
        </h1>
        <p className={styles.summary}>{activity.summary}</p>
        {activity.status === 'cancelled' && (
          <Notice kind="warning" className={styles.notice}>
            活动已取消{activity.cancelReason && `：${activity.cancelReason}`}
          </Notice>
        )}
      </div>
      <div className={styles.cover}>
        <Cover {...activity.cover} kind={category} recordKey={`activity:${activity.id}`} isEager />
      </div>
    </>
  );
}

function tagsOf({ isMakeup, recruitScope, minorPolicy, signUpMode, isInsured }: ActivityDetail): string[] {
  if (isMakeup) return ['补录'];
  return [
    recruitScope !== 'public' && recruitScopeLabels[recruitScope],
    minorPolicy !== 'none' && minorPolicyLabels[minorPolicy],
    signUpMode === 'review' && recruitScope !== 'code' && signUpModeLabels.review,
    isInsured && '已购保险',
  ].filter((tag) => tag !== false);
}
