import type { ReactNode } from 'react';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, startOfDay } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Stars } from '#platform/web/ui/stars.tsx';
import { starBoardPath, starStates } from '../../contract/stars.words.ts';
import type { MyStar } from '../../contract/stars.contract.ts';
import type { getMyStarsCall } from './stars.calls.ts';
import styles from './stars.module.css';

type MyStarsProps = {
  mine: RemoteResult<typeof getMyStarsCall>;
  /** What its holder can do with an awarded star. */
  awardedActs: (star: MyStar) => ReactNode;
};

/** One's way along the stars: where one is, what is missing, how each star stands, what counts and what does not. */
export function MyStars({ mine: { level, effectiveMinutes, levels }, awardedActs }: MyStarsProps) {
  const next = levels.find(({ minMinutes }) => minMinutes > effectiveMinutes);
  return (
    <div className={styles.mine}>
      <section className="panel" aria-labelledby="my-stars-title">
        <div className="panel__h">
          <h2 id="my-stars-title">{level > 0 ? `${starNames[level - 1]}级志愿者` : '还没有星级'}</h2>
          <Stars count={level} />
        </div>
        <div className={styles.way}>
          <p>
            已生效 {hoursLabel(effectiveMinutes)} 小时
            {next
              ? `，还差 ${hoursLabel(next.minMinutes - effectiveMinutes)} 小时成为${starNames[next.level - 1]}候选`
              : '，已经达到五星的时长'}
          </p>
          {next && (
            <progress
              className="progress"
              max={next.minMinutes}
              value={effectiveMinutes}
              aria-label={`到${starNames[next.level - 1]}的进度`}
            />
          )}
        </div>
        <ol className={styles.ladder} aria-label="五颗星">
          {levels.map((star) => (
            <li key={star.level} className={star === next ? styles.next : undefined}>
              <b>{starNames[star.level - 1]}</b>
              <span>{figureLabel(star.minMinutes / 60)} 小时</span>
              <span>{standing(star)}</span>
              {star.state === 'awarded' && awardedActs(star)}
            </li>
          ))}
        </ol>
      </section>
      <section className={`panel ${styles.counts}`} aria-label="什么算，什么不算">
        <div>
          <h3>算</h3>
          <ul>
            <li>已生效的服务时长，A 到 D 级都算</li>
            <li>更正后的净分钟数</li>
          </ul>
        </div>
        <div>
          <h3>不算</h3>
          <ul>
            <li>待核定、公示中、异议中的时长</li>
            <li>培训学时、会议、路上时间</li>
          </ul>
        </div>
        <p className="muted">
          每晚按已生效时长自动找候选，不用申请。中心确认后公示 3 个工作日，没有异议就授星。星级不会自动降低。
        </p>
        <p>
          <a className="link" href={starBoardPath}>
            看星级公示
          </a>
        </p>
      </section>
    </div>
  );
}

/** How a star stands, with its day. */
function standing({ state, countedAt, publicityLastDay, awardedAt, reason }: MyStar): string {
  if (state === null) return '';
  if (state === 'awarded' && awardedAt) return `${dateLabel(new Date(awardedAt))} 授星`;
  if (state === 'candidate' && countedAt) return `${dateLabel(new Date(countedAt))} 成为候选，等中心确认`;
  if (state === 'publicity' && publicityLastDay) return `公示到 ${dateLabel(startOfDay(publicityLastDay))}`;
  if (state === 'objected') return '公示有异议，中心正在核实';
  return `${starStates[state]}：${reason ?? ''}`;
}
