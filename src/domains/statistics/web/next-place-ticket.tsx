import { CalendarDays, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { dayLabel, spanLabel, timeLabel, toDay } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/remote.ts';
import { drawableCategory } from '#platform/web/cover-art/palettes.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { getVolunteerHomeCall } from './statistics.calls.ts';
import styles from './next-place-ticket.module.css';

type Next = RemoteResult<typeof getVolunteerHomeCall>['next'];

/** 今天 14:00, 明天 14:00, or the day. */
function whenLabel(startsAt: string, now: Date): string {
  const days = (Date.parse(toDay(new Date(startsAt))) - Date.parse(toDay(now))) / 86_400_000;
  if (days <= 0) return `今天 ${timeLabel(startsAt)}`;
  return days === 1 ? `明天 ${timeLabel(startsAt)}` : `${dayLabel(startsAt)} ${timeLabel(startsAt)}`;
}

/** The next place one has, as a ticket that leads to check-in; the way to find one when there is none. */
export function NextPlaceTicket({ next, now }: { next: Next; now: Date }) {
  if (!next) {
    return (
      <section className={`panel ${styles.none}`} aria-label="下一场活动">
        <EmptyState
          art="boat"
          title="接下来没有安排"
          text="挑一场离你近、时间合适的活动吧。"
          action={
            <a className="btn btn--primary" href="/user-index/activityList">
              找活动
            </a>
          }
        />
      </section>
    );
  }
  const path = `/usercenter/index/myactivity/detail/${next.activityId}?shift=${next.shiftId}`;
  return (
    <section className={styles.ticket} aria-label="下一场活动">
      <div className={styles.picture}>
        <Cover category={drawableCategory(next.category)} recordKey={`activity:${next.activityId}`} />
        <StatusDot tone="soon" isPill className={styles.when}>
          {whenLabel(next.startsAt, now)}
        </StatusDot>
      </div>
      <div className={styles.body}>
        <h2>
          <Link to={path}>{next.title}</Link>
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
      <div className={styles.stub}>
        <Link className="btn btn--primary btn--block" to={path}>
          去签到
        </Link>
        <p>开始前 60 分钟起，输入领队屏幕上的签到码。</p>
      </div>
    </section>
  );
}
