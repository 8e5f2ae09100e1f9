import { CalendarDays, MapPin } from 'lucide-react';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { Link } from 'react-router';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { placeWords } from '../../contract/activities.words.ts';
import { CapacityBar } from '#platform/web/frame/capacity-bar.tsx';
import { RowTick } from '#platform/web/table/row-tick.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import type { TeamActivityRow } from '../../contract/activity-views.contract.ts';
import { activityActLabels, type ActivityAct, type ActivityStatus } from '../../contract/activities.words.ts';
import styles from './team-activity-item.module.css';
import { TeamActivityStatus } from './team-activity-status.tsx';
import { teamPaths } from './team-paths.ts';

const withPeople: readonly ActivityStatus[] = ['suspended', ...listedActivityStates];

/** One activity of the team: where it stands, who has come, what to do next. */
export function TeamActivityItem(props: {
  activity: TeamActivityRow;
  onAct: (act: ActivityAct, activity: TeamActivityRow) => void;
  isBusy?: boolean;
  /** Chosen for an act on several; absent where none is offered. */
  tick?: { isOn: boolean; onToggle: (isOn: boolean) => void } | undefined;
}) {
  const { activity, onAct, isBusy } = props;
  const shift = activity.nextShift;
  const isOver =
    activity.status !== 'published' || activity.phase === 'ended' || activity.phase === 'running';
  return (
    <article className={styles.item} aria-label={activity.title}>
      <Link className={styles.cover} to={teamPaths.detail(activity.id)} tabIndex={-1} aria-hidden>
        <Cover kind={activity.category} recordKey={`activity:${activity.id}`} {...activity.cover} />
      </Link>
      <div className={styles.body}>
        <div className={styles.state}>
          {props.tick && <RowTick label={`选中“${activity.title}”`} {...props.tick} />}
          <TeamActivityStatus status={activity.status} phase={activity.phase} />
          {activity.isMakeup && <span className="tag">补录</span>}
          <span>{activity.activityNo}</span>
        </div>
        <h2>
          <Link to={teamPaths.detail(activity.id)}>{activity.title}</Link>
        </h2>
        <p className={styles.facts}>
          <span>
            <CalendarDays className="ic" aria-hidden />
            {shift
              ? `${dayLabel(shift.startsAt)} ${spanLabel(shift.startsAt, shift.endsAt)}`
              : '还没有排场次'}
          </span>
          {activity.shiftCount > 1 && <span>共 {activity.shiftCount} 场</span>}
          <span>
            <MapPin className="ic" aria-hidden />
            {activity.placeName || '还没有填地点'}
          </span>
        </p>
        {activity.reviewNote && activity.status === 'returned' && (
          <p className={styles.note}>退回原因：{activity.reviewNote}</p>
        )}
      </div>
      {withPeople.includes(activity.status) && (
        <div className={styles.places}>
          <CapacityBar
            {...placeWords}
            taken={activity.takenCount}
            capacity={activity.capacity}
            notOpenText={isOver ? '招募已结束' : undefined}
          />
        </div>
      )}
      <div className={styles.acts}>
        {withPeople.includes(activity.status) && <PeopleLinks activity={activity} />}
        {activity.acts.map((act) => (
          <Button
            key={act}
            size="sm"
            look={act === 'cancel' || act === 'delete' ? 'danger' : 'line'}
            disabled={isBusy}
            onClick={() => onAct(act, activity)}
          >
            {activityActLabels[act]}
          </Button>
        ))}
      </div>
    </article>
  );
}

/** Ways to the people of an activity: 报名, 考勤, 时长. */
export function PeopleLinks({ activity }: { activity: Pick<TeamActivityRow, 'id' | 'pendingCount'> }) {
  return (
    <>
      <ButtonLink
        size="sm"
        look={activity.pendingCount > 0 ? 'primary' : 'line'}
        to={teamPaths.signUps(activity.id)}
      >
        报名管理{activity.pendingCount > 0 && ` ${activity.pendingCount} 待审`}
      </ButtonLink>
      <ButtonLink look="line" size="sm" to={teamPaths.attendance(activity.id)}>
        签到考勤
      </ButtonLink>
      <ButtonLink look="line" size="sm" to={teamPaths.hours(activity.id)}>
        时长明细
      </ButtonLink>
    </>
  );
}
