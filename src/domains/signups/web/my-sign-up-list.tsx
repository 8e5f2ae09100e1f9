import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { CalendarDays, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { type HourState, hourStates } from '#domains/hours/contract/hours.words.ts';
import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { signUpStates } from '../contract/signups.words.ts';
import type { MySignUpView } from '../contract/my-signups.contract.ts';
import styles from './my-sign-up-list.module.css';

const isAbsent = ({ attendance }: MySignUpView): boolean => attendance === 'absent';
/** One's sign-ups as rows that lead to their page; each says its state and what counts. */
export function MySignUpList({ signUps }: { signUps: readonly MySignUpView[] }) {
  return (
    <ul className={styles.list}>
      {signUps.map((one) => (
        <li key={one.signUpId}>
          <Link className={styles.row} to={`/usercenter/index/myactivity/detail/${one.activityId}`}>
            <span className={styles.picture}>
              <Cover
                kind={drawableCategory(one.category)}
                recordKey={`activity:${one.activityId}`}
                {...one.cover}
              />
            </span>
            <span className={styles.text}>
              <StatusDot tone={stateTone(isAbsent(one) ? '缺席' : signUpStates[one.state])}>
                {one.stateLabel}
              </StatusDot>
              <b>{one.title}</b>
              <span className="fact">
                <CalendarDays aria-hidden />
                {dayLabel(one.startsAt)} {spanLabel(one.startsAt, one.endsAt)}
              </span>
              <span className="fact">
                <MapPin aria-hidden />
                {one.placeName}，{one.postName}
              </span>
            </span>
            <span className={styles.side}>
              <SideNote one={one} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SideNote({ one }: { one: MySignUpView }) {
  if (one.state === 'offered' && one.offerExpiresAt)
    return <b className={styles.urgent}>请在 {dayTimeLabel(one.offerExpiresAt)} 前确认</b>;
  if (one.state === 'waitlisted') return <span>前面还有 {one.queueAhead ?? 0} 人</span>;
  if (one.countedMinutes !== null) {
    return (
      <>
        <b className="num">{hoursLabel(one.countedMinutes)} 小时</b>
        <small>{one.hourStatus && hourStates[one.hourStatus as HourState]}</small>
      </>
    );
  }
  if (one.attendance === 'noCheckOut') return <span>未签退，请联系领队补签</span>;
  return <span>{one.stateReason ?? `计 ${hoursLabel(one.plannedMinutes)} 小时`}</span>;
}
