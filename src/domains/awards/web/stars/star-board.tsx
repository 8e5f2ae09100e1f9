import type { ReactNode } from 'react';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, startOfDay } from '#platform/contract/instants.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import type { PublicStar } from '../../contract/stars.contract.ts';
import styles from './stars.module.css';

type StarBoardProps = {
  stars: readonly PublicStar[];
  /** Address that opens a row's form of objection; without one that of the closed list. */
  objectHref: (starId?: number) => string;
  open: number | undefined;
  form: (star: PublicStar) => ReactNode;
};

/** Stars in 公示: masked name, star, hours, how long still. */
export const StarBoard = ({ stars, objectHref, open, form }: StarBoardProps) => (
  <ul className={styles.board} aria-label="公示中的星级">
    {stars.map((star) => (
      <li key={star.starId} id={`star-${star.starId}`}>
        <div className={styles.row}>
          <b>{star.maskedName}</b>
          <span>
            {starNames[star.level - 1]}志愿者 <Stars count={star.level} />
          </span>
          <span className="num">{hoursLabel(star.minutes)} 小时</span>
          <span>
            {star.isDisputed ? '异议中，' : `还剩 ${star.workdaysLeft} 个工作日，到 `}
            {dateLabel(startOfDay(star.lastDay))}
            {star.isDisputed && '前答复'}
          </span>
          {star.canObject && (
            <ButtonAnchor
              look="line"
              size="sm"
              href={open === star.starId ? objectHref() : objectHref(star.starId)}
            >
              {open === star.starId ? '收起' : '提异议'}
              <span className="sr">
                ：{star.maskedName}，{starNames[star.level - 1]}
              </span>
            </ButtonAnchor>
          )}
        </div>
        {open === star.starId && star.canObject && (
          <section className={styles.form} aria-label="提出异议">
            {form(star)}
          </section>
        )}
      </li>
    ))}
  </ul>
);
