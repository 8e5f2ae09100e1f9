import { Cover } from '#platform/web/ui/cover.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import { dayLabel } from '#platform/contract/instants.ts';
import type { ActivityCard } from '../../contract/activity-views.contract.ts';
import styles from './activity-similar.module.css';

/** 你可能也想去: a few others of the same kind that still have places. */
export function ActivitySimilar(props: {
  activities: readonly ActivityCard[];
  hrefOf: (activityId: number) => string;
}) {
  if (props.activities.length === 0) return null;
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>你可能也想去</h2>
      <ul>
        {props.activities.map((activity) => (
          <li key={activity.id}>
            <a href={props.hrefOf(activity.id)}>
              <span className={styles.cover}>
                <Cover {...activity.cover} kind={activity.category} recordKey={`activity:${activity.id}`} />
              </span>
              <span>
                <b className="clamp2">
                  <Phrases text={activity.title} />
                </b>
                <small>
                  {dayLabel(activity.nextShift?.startsAt ?? activity.startsAt)}·{activity.areaName ?? '全市'}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
