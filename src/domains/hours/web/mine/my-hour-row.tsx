import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { complainPath } from '#domains/complaints/contract/complain-path.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { ownOriginPath } from '../../contract/hour-origin.rules.ts';
import { gradeWords, hourStates } from '../../contract/hours.words.ts';
import { GradeSeal } from '../grade-seal.tsx';
import { HourStory } from './hour-story.tsx';
import { MyCorrection } from './my-correction.tsx';
import type { MyHour } from './my-hour.ts';
import styles from './my-hour-list.module.css';

/** What one may say against a record. */
export type Doubt = 'objection' | 'correction';

type MyHourRowProps = {
  hour: MyHour;
  /** In a list of several activities: by name, and what can be done stands with the way of the hour. */
  namesActivity: boolean;
  onDoubt: (as: Doubt) => void;
};

/** One of my records: what, how long, where it stands; opened it tells how it came to be, and what I can say against it. */
export function MyHourRow({ hour, namesActivity, onDoubt }: MyHourRowProps) {
  const [isOpen, setOpen] = useState(false);
  const remarks = remarksOf(hour);
  const foot = <Foot hour={hour} onDoubt={onDoubt} />;
  const times = spanLabel(hour.startsAt, hour.endsAt);
  return (
    <li className={styles.record}>
      <GradeSeal grade={hour.evidenceGrade} size={40} />
      <div className={classNames(styles.told, hour.state === 'voided' && styles.voided)}>
        {namesActivity ? (
          <Link to={ownOriginPath(hour)}>{hour.activityTitle}</Link>
        ) : (
          <b>
            {dayLabel(hour.startsAt)} {times}
          </b>
        )}
        <small>
          {namesActivity && <KindChip {...categoryMark(hour.category)} className={styles.kind} />}
          {[hour.teamName, hour.postName, namesActivity && dayLabel(hour.startsAt)]
            .filter(Boolean)
            .join(' · ')}{' '}
          {namesActivity && <span className={styles.when}>{times}</span>}
        </small>
        {remarks && <small>{remarks}</small>}
        {hour.correction && <MyCorrection correction={hour.correction} />}
      </div>
      <span className={styles.sum}>
        <b className={classNames('num', hour.state === 'voided' && styles.voided)}>
          {hoursLabel(hour.minutes)} 小时
        </b>
        <small>{hour.minutes} 分钟</small>
      </span>
      <span className={styles.state}>
        <StatusDot tone={stateTone(hourStates[hour.state])}>{hourStates[hour.state]}</StatusDot>
        <small>{nextOf(hour)}</small>
      </span>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? '收起' : ''}来龙去脉，记录号 ${hour.hourNo}`}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown className="ic" aria-hidden />
      </button>
      {isOpen ? (
        <div className={styles.whole}>
          <HourStory hour={hour} />
          {foot}
        </div>
      ) : (
        !namesActivity && foot
      )}
    </li>
  );
}

/** The number and the grade in words, and what I can say against it. */
const Foot = ({ hour, onDoubt }: Pick<MyHourRowProps, 'hour' | 'onDoubt'>) => (
  <div className={styles.foot}>
    <small>
      记录号 {hour.hourNo}，{gradeWords(hour.evidenceGrade)}
    </small>
    <span>
      {hour.canObject && (
        <Button look="line" size="sm" onClick={() => onDoubt('objection')}>
          不属实？提出异议
        </Button>
      )}
      {hour.canCorrect && (
        <Button look="line" size="sm" onClick={() => onDoubt('correction')}>
          有误？申请更正
        </Button>
      )}
      <ButtonAnchor look="ghost" size="sm" href={complainPath('hour', hour.hourId)}>
        投诉举报
      </ButtonAnchor>
    </span>
  </div>
);

/** What it waits for, or since when it counts. */
function nextOf({ state, publicityEndsAt, effectiveAt }: MyHour): string {
  switch (state) {
    case 'calculated':
      return '等队伍核定';
    case 'submitted':
      return '等中心第二人审核';
    case 'publicity':
      return publicityEndsAt ? `到 ${dayLabel(new Date(Date.parse(publicityEndsAt) - 1))}` : '';
    case 'disputed':
      return '等中心答复异议';
    case 'effective':
      return effectiveAt ? `${dateLabel(effectiveAt)}起计入` : '';
    default:
      return '不计入时长';
  }
}

/** What was said about it, in one line. */
const remarksOf = (hour: MyHour): string =>
  [
    hour.adjustsNo && `记录 ${hour.adjustsNo} 的更正`,
    hour.reason && `说明：${hour.reason}`,
    hour.decisionNote && `${hour.state === 'voided' ? '已作废' : '未予认定'}：${hour.decisionNote}`,
    hour.overlaps && '与另一条记录时间重叠，只会认定其中一条',
    hour.objection && `异议：${hour.objection}`,
    hour.objectionAnswer && `答复：${hour.objectionAnswer}`,
  ]
    .filter(Boolean)
    .join('，');
