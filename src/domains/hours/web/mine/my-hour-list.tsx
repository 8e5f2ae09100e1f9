import { useState } from 'react';
import { Link } from 'react-router';
import { complainPath } from '#domains/complaints/contract/complain-path.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { gradeWords, hourStates } from '../../contract/hours.words.ts';
import { CorrectHourDialog } from './correct-hour-dialog.tsx';
import { GradeSeal } from '../grade-seal.tsx';
import { HourStory } from './hour-story.tsx';
import { MyCorrection } from './my-correction.tsx';
import type { MyHour } from './my-hour.ts';
import styles from './my-hour-rows.module.css';
import { ObjectHourDialog } from './object-hour-dialog.tsx';

type Doubt = { hourId: number; as: 'objection' | 'correction' };

/** My records, each with how it is proved, when it counts, and the way to object or to ask for a correction. */
export function MyHourList({
  hours,
  namesActivity = false,
}: {
  hours: readonly MyHour[];
  namesActivity?: boolean;
}) {
  const [doubt, setDoubt] = useState<Doubt>();
  const doubted = hours.find((hour) => hour.hourId === doubt?.hourId);
  const close = () => setDoubt(undefined);
  return (
    <>
      <ul className={styles.list}>
        {hours.map((hour) => (
          <MyHourRow
            key={hour.hourId}
            hour={hour}
            namesActivity={namesActivity}
            onDoubt={(as) => setDoubt({ hourId: hour.hourId, as })}
          />
        ))}
      </ul>
      {doubted && doubt?.as === 'objection' && <ObjectHourDialog hour={doubted} onClose={close} />}
      {doubted && doubt?.as === 'correction' && <CorrectHourDialog hour={doubted} onClose={close} />}
    </>
  );
}

type MyHourRowProps = { hour: MyHour; namesActivity: boolean; onDoubt: (as: Doubt['as']) => void };

function MyHourRow({ hour, namesActivity, onDoubt }: MyHourRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.record}>
      <GradeSeal grade={hour.evidenceGrade} size={36} />
      <span>
        {namesActivity && (
          <Link className={styles.title} to={ownOriginPath(hour)}>
            {hour.activityTitle}
          </Link>
        )}
        {[hour.teamName, hour.postName, dayLabel(`${hour.serviceOn}T00:00:00+08:00`)]
          .filter(Boolean)
          .join('，')}
        <small>{remarksOf(hour)}</small>
        {hour.correction && <MyCorrection correction={hour.correction} />}
        <span className={styles.steps}>
          <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起来龙去脉' : '来龙去脉'}
          </button>
          {hour.canObject && (
            <button type="button" className="link" onClick={() => onDoubt('objection')}>
              不属实？提出异议
            </button>
          )}
          {hour.canCorrect && (
            <button type="button" className="link" onClick={() => onDoubt('correction')}>
              有误？申请更正
            </button>
          )}
          <a className="link" href={complainPath('hour', hour.hourId)}>
            投诉举报
          </a>
        </span>
      </span>
      <span className={styles.sum}>
        <b className={classNames('num', hour.state === 'voided' && styles.voided)}>
          {hoursLabel(hour.minutes)} 小时
        </b>
        <small>{hour.minutes} 分钟</small>
        <span className="tag">
          {hourStates[hour.state]}
          {hour.state === 'publicity' &&
            hour.publicityEndsAt &&
            `，${dayLabel(new Date(Date.parse(hour.publicityEndsAt) - 1))} 止`}
        </span>
      </span>
      {isOpen && <HourStory hour={hour} />}
    </li>
  );
}

/** How it is proved, and what was said about it, in one line. */
const remarksOf = (hour: MyHour): string =>
  [
    hour.adjustsNo ? `记录 ${hour.adjustsNo} 的更正` : gradeWords(hour.evidenceGrade),
    `记录号 ${hour.hourNo}`,
    hour.reason && `说明：${hour.reason}`,
    hour.decisionNote && `${hour.state === 'voided' ? '已作废' : '未予认定'}：${hour.decisionNote}`,
    hour.overlaps && '与另一条记录时间重叠，只会认定其中一条',
    hour.objection && `异议：${hour.objection}`,
    hour.objectionAnswer && `答复：${hour.objectionAnswer}`,
  ]
    .filter(Boolean)
    .join('，');
