import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import { type HourState, hourStates } from '#domains/hours/contract/hours.words.ts';
import { categoryMark, drawableCategory } from '#domains/site/contract/categories.words.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import { signUpStates } from '../contract/signups.words.ts';
import type { MySignUpView } from '../contract/my-signups.contract.ts';
import { MySignUpActs } from './my-sign-up-acts.tsx';
import styles from './my-sign-up-list.module.css';

const isAbsent = ({ attendance }: MySignUpView): boolean => attendance === 'absent';
const isOver = ({ tab }: MySignUpView): boolean => tab === 'ended';

type MySignUpListProps = {
  signUps: readonly MySignUpView[];
  /** What else can be done about a row, as other rooms know it: 写评价. */
  moreActs?: (signUp: MySignUpView) => ReactNode;
};

/** One's sign-ups as rows that lead to their page: where each stands, what it counts, and what can be done about it here. */
export function MySignUpList({ signUps, moreActs }: MySignUpListProps) {
  return (
    <ul className={styles.list}>
      {signUps.map((one) => (
        <li key={one.signUpId} className={styles.row} data-over={isOver(one) || undefined}>
          <span className={styles.picture}>
            <Cover
              kind={drawableCategory(one.category)}
              recordKey={`activity:${one.activityId}`}
              {...one.cover}
            />
          </span>
          <SignUpFacts one={one} />
          <div className={styles.state}>
            <StatusDot tone={stateTone(isAbsent(one) ? '缺席' : signUpStates[one.state])}>
              {one.stateLabel}
            </StatusDot>
            <StateNote one={one} />
          </div>
          <Minutes one={one} />
          <MySignUpActs signUp={one}>{moreActs?.(one)}</MySignUpActs>
        </li>
      ))}
    </ul>
  );
}

const SignUpFacts = ({ one }: { one: MySignUpView }) => (
  <div className={styles.text}>
    <p className={styles.kind}>
      <KindChip {...categoryMark(drawableCategory(one.category))} />
      {one.teamName}
    </p>
    <Link className={styles.title} to={`/usercenter/index/myactivity/detail/${one.activityId}`}>
      <Phrases text={one.title} />
    </Link>
    <span className="fact">
      <CalendarDays aria-hidden />
      {dayLabel(one.startsAt)} {spanLabel(one.startsAt, one.endsAt)}
    </span>
    <span className="fact">
      <MapPin aria-hidden />
      {one.placeName}，{one.postName}
    </span>
  </div>
);

/** What the state leaves open: until when, how many before me, why. */
function StateNote({ one }: { one: MySignUpView }) {
  if (one.state === 'offered' && one.offerExpiresAt)
    return <small className={styles.urgent}>请在 {dayTimeLabel(one.offerExpiresAt)} 前确认</small>;
  if (one.state === 'waitlisted') return <small>前面还有 {one.queueAhead ?? 0} 人</small>;
  if (one.attendance === 'noCheckOut' && one.countedMinutes === null)
    return <small>未签退，请联系领队补签</small>;
  return one.stateReason && <small>{one.stateReason}</small>;
}

/** What it counts, or will. */
function Minutes({ one }: { one: MySignUpView }) {
  if (one.countedMinutes !== null)
    return (
      <p className={styles.minutes}>
        <b className="num">{hoursLabel(one.countedMinutes)}</b>
        小时{one.hourStatus && `，${hourStates[one.hourStatus as HourState]}`}
      </p>
    );
  if (isOver(one) || isAbsent(one)) return <p className={styles.minutes}>未计时长</p>;
  return (
    <p className={styles.minutes}>
      <b className="num">{hoursLabel(one.plannedMinutes)}</b>
      预计小时
    </p>
  );
}
