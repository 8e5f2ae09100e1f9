import { dayLabel } from '#platform/contract/instants.ts';
import { figureLabel } from '#platform/contract/figures.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ratingLimits, volunteerDimensions } from '../contract/ratings.words.ts';
import type { listRatingsOfMeCall } from './ratings.calls.ts';
import styles from './ratings.module.css';

type Mine = RemoteResult<typeof listRatingsOfMeCall>;

/** The mean of what teams said of me and each of the four; none under three ratings, and silence is told. */
export const RatingSummary = ({ summary }: { summary: Mine['summary'] }) => {
  const { count, overall, averages, unratedCount } = summary;
  return (
    <section className={`panel ${styles.summary}`} aria-label="评价合计">
      <div className={styles.head}>
        {overall === null ? (
          <b className={styles.few}>满 {ratingLimits.averageFrom} 份才有平均分</b>
        ) : (
          <b className="num">{overall.toFixed(1)}</b>
        )}
        <small>
          {figureLabel(count)} 份评价，{countLabel(unratedCount)} 次未评价
        </small>
        <small>未评价不算好评</small>
      </div>
      {averages && (
        <dl>
          {volunteerDimensions.map((name, place) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <meter min={0} max={5} value={averages[place]} aria-hidden />
                <span className="num">{averages[place]?.toFixed(1)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

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
          <span className={styles.given}>
            <b className="num">{meanOf(one.scores)}</b>
            <small>
              {volunteerDimensions.map((name, place) => `${name} ${one.scores[place]}`).join('，')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The mean of the four marks of one rating, one decimal. */
const meanOf = (scores: readonly number[]): string =>
  (scores.reduce((total, score) => total + score, 0) / scores.length).toFixed(1);
