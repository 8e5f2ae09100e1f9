import type { ReactNode } from 'react';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayLabel, startOfDay } from '#platform/contract/instants.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { PublicHour } from '../../contract/publicity.contract.ts';
import { GradeSeal } from '../grade-seal.tsx';
import styles from './publicity-rows.module.css';

type PublicityRowsProps = {
  hours: readonly PublicHour[];
  /** Address that opens a record's form of objection; without one that of the closed list. */
  objectHref: (hourId?: number) => string;
  activityHref: (activityId: number) => string;
  /** The record whose form is open, and the form. */
  open: number | undefined;
  form: (hour: PublicHour) => ReactNode;
};

const lastDayLabel = (day: string): string => dateLabel(startOfDay(day));

/** Records in 公示 as a table that becomes slips on a phone: masked name, what, how long, how well proved, how long still. */
export const PublicityRows = ({ hours, objectHref, activityHref, open, form }: PublicityRowsProps) => (
  <div className={styles.board}>
    <div className={styles.head} aria-hidden>
      <span>志愿者</span>
      <span>活动</span>
      <span className={styles.right}>时长</span>
      <span>证据</span>
      <span>公示到</span>
      <span />
    </div>
    <ul aria-label="公示中的服务时长">
      {hours.map((hour) => (
        <li key={hour.hourId} id={`hour-${hour.hourId}`}>
          <div className={styles.row}>
            <b className={styles.name}>{hour.maskedName}</b>
            <div className={styles.what}>
              <h3>
                {hour.activityId === null ? (
                  <Phrases text={hour.activityTitle} />
                ) : (
                  <a href={activityHref(hour.activityId)}>
                    <Phrases text={hour.activityTitle} />
                  </a>
                )}
              </h3>
              <p>
                {categoryName(hour.category)}，{hour.teamName}，{dayLabel(startOfDay(hour.serviceOn))}
              </p>
            </div>
            <p className={styles.minutes}>
              <b className="num">{hour.minutes}</b> 分钟<small>{hoursLabel(hour.minutes)} 小时</small>
            </p>
            <span className={styles.grade}>
              <GradeSeal grade={hour.evidenceGrade} />
            </span>
            <Left hour={hour} />
            {hour.canObject && (
              <ButtonAnchor
                look="line"
                size="sm"
                className={styles.object}
                href={open === hour.hourId ? objectHref() : objectHref(hour.hourId)}
              >
                {open === hour.hourId ? '收起' : '提异议'}
                <span className="sr">
                  ：{hour.maskedName}，{hour.activityTitle}
                </span>
              </ButtonAnchor>
            )}
          </div>
          {open === hour.hourId && hour.canObject && (
            <section className={styles.form} aria-label="提出异议">
              <h4>
                对“{hour.maskedName}，{hour.activityTitle}，{hour.minutes} 分钟”提出异议
              </h4>
              <p>提出后这条时长先停下，中心 5 个工作日内调查并书面答复你。</p>
              {form(hour)}
            </section>
          )}
        </li>
      ))}
    </ul>
  </div>
);

const Left = ({ hour }: { hour: PublicHour }) =>
  hour.isDisputed ? (
    <p className={classNames(styles.left, styles.disputed)}>
      <b>异议中</b>
      <small>{lastDayLabel(hour.lastDay)}前答复</small>
    </p>
  ) : (
    <p className={classNames(styles.left, hour.workdaysLeft <= 1 && styles.soon)}>
      <b>{hour.workdaysLeft > 0 ? `还剩 ${hour.workdaysLeft} 个工作日` : '今天截止'}</b>
      <small>到 {lastDayLabel(hour.lastDay)}</small>
    </p>
  );
