import { dayLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ratingLimits, volunteerDimensions } from '../contract/ratings.words.ts';
import type { listRatingsOfMeCall } from './ratings.calls.ts';
import styles from './ratings.module.css';

type Mine = RemoteResult<typeof listRatingsOfMeCall>;

/** The means of what teams said of me; none under three ratings. */
export const RatingSummary = ({ summary }: { summary: Mine['summary'] }) => (
  <p className={styles.summary}>
    {summary.averages
      ? `${summary.count} 份评价：${volunteerDimensions.map((name, place) => `${name} ${summary.averages?.[place]?.toFixed(1)}`).join('，')}`
      : `${summary.count} 份评价，满 ${ratingLimits.averageFrom} 份才显示平均分。没有评价不算好评。`}
  </p>
);

/** What teams said of me, service by service. */
export function RatingsOfMe({ ratings }: { ratings: Mine['list'] }) {
  return (
    <ul className={styles.list}>
      {ratings.map((one) => (
        <li key={one.participationId}>
          <span>
            <b>{one.teamName}</b>
            {one.text && <q>{one.text}</q>}
            <small>
              {one.title}，{dayLabel(`${one.servedOn}T00:00:00+08:00`)}
            </small>
          </span>
          <span className={styles.scores}>
            {volunteerDimensions.map((name, place) => `${name} ${one.scores[place]}`).join('，')}
          </span>
        </li>
      ))}
    </ul>
  );
}
