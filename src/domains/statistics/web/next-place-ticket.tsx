import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayMs } from '#platform/contract/durations.ts';
import { dayLabel, spanLabel, timeLabel, toDay } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { getVolunteerHomeCall } from './statistics.calls.ts';
import styles from './next-place-ticket.module.css';

export type NextPlace = NonNullable<RemoteResult<typeof getVolunteerHomeCall>['next']>;

/** My page of the activity that the place is on. */
export const nextPlacePath = ({ activityId, shiftId }: NextPlace): string =>
  `/usercenter/index/myactivity/detail/${activityId}?shift=${shiftId}`;

/** 今天 14:00, 明天 14:00, or the day. */
function whenLabel(startsAt: string, now: Date): string {
  const days = (Date.parse(toDay(new Date(startsAt))) - Date.parse(toDay(now))) / dayMs;
  if (days <= 0) return `今天 ${timeLabel(startsAt)}`;
  return days === 1 ? `明天 ${timeLabel(startsAt)}` : `${dayLabel(startsAt)} ${timeLabel(startsAt)}`;
}

type NextPlaceTicketProps = {
  next: NextPlace | null;
  now: Date;
  /** On the stub: the code to check in with. */
  children?: ReactNode;
};

/** The next place one has, as a ticket with a stub for check-in; the way to find one when there is none. */
export function NextPlaceTicket({ next, now, children }: NextPlaceTicketProps) {
  if (!next) {
    return (
      <section className={`panel ${styles.none}`} aria-label="下一场活动">
        <EmptyState
          art="boat"
          title="接下来没有安排"
          text="挑一场离你近、时间合适的活动吧。"
          action={
            <ButtonAnchor look="primary" href="/user-index/activityList">
              找活动
            </ButtonAnchor>
          }
        />
      </section>
    );
  }
  return (
    <section className={styles.ticket} aria-label="下一场活动">
      <div className={styles.picture}>
        <Cover
          {...next.cover}
          kind={drawableCategory(next.category)}
          recordKey={`activity:${next.activityId}`}
        />
        <StatusDot tone="soon" isPill className={styles.when}>
          {whenLabel(next.startsAt, now)}
        </StatusDot>
      </div>
      <div className={styles.body}>
        <h2>
          <Link to={nextPlacePath(next)}>
            <Phrases text={next.title} />
          </Link>
        </h2>
        <p className="fact">
          <CalendarDays aria-hidden />
          {dayLabel(next.startsAt)} {spanLabel(next.startsAt, next.endsAt)}
        </p>
        <p className="fact">
          <MapPin aria-hidden />
          {next.placeName}，{next.postName}
        </p>
      </div>
      <div className={styles.stub}>{children}</div>
    </section>
  );
}
