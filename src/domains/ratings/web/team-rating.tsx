import type { ResultOf } from '#platform/contract/operation.ts';
import { figureLabel } from '#platform/contract/figures.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import type { getTeamRating } from '../contract/ratings.contract.ts';
import { ratingLimits, serviceDimensions } from '../contract/ratings.words.ts';
import styles from './ratings.module.css';

/** What volunteers said of a team's services: figures alone, none under three ratings, the silent ones counted. */
export const TeamRating = ({ rating }: { rating: ResultOf<typeof getTeamRating> }) => (
  <section className={`panel ${styles.team}`} aria-labelledby="team-rating">
    <h2 id="team-rating">服务评价</h2>
    {rating.averages ? (
      <dl>
        {serviceDimensions.map((name, place) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{rating.averages?.[place]?.toFixed(1)}</dd>
          </div>
        ))}
      </dl>
    ) : (
      <p>评价满 {ratingLimits.averageFrom} 份才显示平均分。</p>
    )}
    <small>
      近一年 {figureLabel(rating.count)} 份评价，{countLabel(rating.unratedCount)}{' '}
      次服务没有评价，没有评价不算好评。
    </small>
  </section>
);
