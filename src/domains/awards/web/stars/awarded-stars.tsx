import type { ReactNode } from 'react';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { figureLabel } from '#platform/contract/figures.ts';
import { dateLabel } from '#platform/contract/instants.ts';
import { Stars } from '#platform/web/ui/stars.tsx';
import type { MyStar } from '../../contract/stars.contract.ts';
import styles from './stars.module.css';

type AwardedStarsProps = {
  stars: readonly MyStar[];
  /** What its holder can do with a star that stands. */
  acts: (star: MyStar) => ReactNode;
};

/** The stars that I was awarded, the highest first, each with its day and the hours it asked for; one that was taken back is struck out and says why. */
export function AwardedStars({ stars, acts }: AwardedStarsProps) {
  const shown = stars
    .filter(({ state }) => state === 'awarded' || state === 'withdrawn')
    .toSorted((one, other) => other.level - one.level);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.awarded}>
      {shown.map((star) => (
        <li key={star.level}>
          <p>
            {star.state === 'withdrawn' ? (
              <s>{starNames[star.level - 1]}级志愿者</s>
            ) : (
              <b>{starNames[star.level - 1]}级志愿者</b>
            )}{' '}
            {star.state === 'awarded' && <Stars count={star.level} />}
          </p>
          <p className="muted">
            {star.awardedAt && `${dateLabel(new Date(star.awardedAt))} 由实践中心授予`}，要求已生效{' '}
            {figureLabel(star.minMinutes / 60)} 小时
          </p>
          {star.state === 'withdrawn' && <p>已收回：{star.reason}</p>}
          {star.state === 'awarded' && acts(star)}
        </li>
      ))}
    </ul>
  );
}
