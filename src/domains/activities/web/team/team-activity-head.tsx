import { CalendarDays, MapPin, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import type { TeamActivityRow } from '../../contract/activity-views.contract.ts';
import type { ActivityPhase, ActivityStatus } from '../../contract/activities.words.ts';
import styles from './team-activity-head.module.css';
import { TeamActivityStatus } from './team-activity-status.tsx';

/** The facts that the head of every page about one activity shows. */
export type HeadFacts = Pick<
  TeamActivityRow,
  'title' | 'category' | 'cover' | 'placeName' | 'startsAt' | 'signUpClosesAt'
> & {
  activityId: number;
  status: ActivityStatus;
  phase?: ActivityPhase | null;
};

/** Head of the pages about one activity: cover, state, name, when and where, and what one does from here. */
export function TeamActivityHead({ activity, children }: { activity: HeadFacts; children?: ReactNode }) {
  const { activityId, title, category, cover, status, phase = null } = activity;
  return (
    <section className={`panel ${styles.head}`} aria-label="活动">
      <div className={styles.cover}>
        <Cover kind={category} recordKey={`activity:${activityId}`} {...cover} isEager />
      </div>
      <div>
        <TeamActivityStatus status={status} phase={phase} />
        <h1>{title}</h1>
        <p className={styles.facts}>
          {activity.startsAt && (
            <span>
              <CalendarDays className="ic" aria-hidden />
              {dayTimeLabel(activity.startsAt)}
            </span>
          )}
          {activity.placeName && (
            <span>
              <MapPin className="ic" aria-hidden />
              {activity.placeName}
            </span>
          )}
          {activity.signUpClosesAt && (
            <span>
              <Timer className="ic" aria-hidden />
              报名截止 {dayTimeLabel(activity.signUpClosesAt)}
            </span>
          )}
        </p>
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </section>
  );
}
