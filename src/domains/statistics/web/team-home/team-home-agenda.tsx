import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, spanLabel, toDay, weekdayNames, weekdayOf } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { placeWords } from '#domains/activities/contract/activities.words.ts';
import { CapacityBar } from '#platform/web/frame/capacity-bar.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import type { getTeamHomeCall } from '../statistics.calls.ts';
import styles from './team-home.module.css';

type Item = RemoteResult<typeof getTeamHomeCall>['agenda'][number];
type Links = { attendance: (id: number) => string; signUps: (id: number) => string; add: string };

type TeamHomeAgendaProps = {
  agenda: readonly Item[];
  now: Date;
  links: Links;
  /** The team's activities by month. */
  calendarHref?: string | undefined;
};

/** 今天, 明天 or the weekday; beyond a week the month, too. */
const nearWord = (day: string, today: string): string => {
  if (day === today) return '今天';
  if (day === addDays(today, 1)) return '明天';
  const weekday = weekdayNames[weekdayOf(day)] ?? '';
  return day > addDays(today, 7) ? `${Number(day.slice(5, 7))}月 ${weekday}` : weekday;
};

/** 接下来的活动: shifts by day; a running one leads to roll call, one to come to its sign-ups. */
export function TeamHomeAgenda({ agenda, now, links, calendarHref }: TeamHomeAgendaProps) {
  const today = toDay(now);
  const days = [...new Set(agenda.map(({ startsAt }) => toDay(new Date(startsAt))))];
  return (
    <section className="panel" aria-label="接下来的活动">
      <div className="panel__h">
        <h2>接下来的活动</h2>
        {calendarHref && (
          <a className="more" href={calendarHref}>
            日历
            <ChevronRight className="ic" aria-hidden />
          </a>
        )}
      </div>
      {agenda.length === 0 && (
        <EmptyState
          art="boat"
          title="这几天没有活动"
          text="发布下一场，志愿者会在首页看到。"
          action={
            <ButtonLink look="primary" to={links.add}>
              发布活动
            </ButtonLink>
          }
        />
      )}
      <ol className={styles.agenda}>
        {days.map((day) => (
          <li key={day}>
            <time dateTime={day} className={day === today ? styles.today : undefined}>
              <b className="num">{Number(day.slice(8))}</b>
              {nearWord(day, today)}
            </time>
            <div>
              {agenda
                .filter(({ startsAt }) => toDay(new Date(startsAt)) === day)
                .map((item) => (
                  <AgendaItem key={item.shiftId} item={item} now={now} links={links} />
                ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AgendaItem({ item, now, links }: { item: Item; now: Date; links: Links }) {
  const isRunning = Date.parse(item.startsAt) <= now.getTime();
  const isToday = toDay(new Date(item.startsAt)) === toDay(now);
  const path = isToday
    ? `${links.attendance(item.activityId)}?shift=${item.shiftId}`
    : `${links.signUps(item.activityId)}?shift=${item.shiftId}`;
  return (
    <div className={styles.event}>
      <div>
        <Link to={path}>{item.title}</Link>
        <small>
          {spanLabel(item.startsAt, item.endsAt)}，{item.postName && `${item.postName}，`}
          {item.placeName}
        </small>
      </div>
      <CapacityBar
        {...placeWords}
        taken={item.takenCount}
        capacity={item.capacity}
        notOpenText={Date.parse(item.endsAt) <= now.getTime() ? '已结束' : isRunning ? '进行中' : undefined}
      />
      {isRunning ? (
        <StatusDot tone="run">在场 {item.insideCount}</StatusDot>
      ) : item.isAtRisk ? (
        <StatusDot tone="no">人手不够</StatusDot>
      ) : item.takenCount >= item.capacity ? (
        <StatusDot tone="full">名额已满</StatusDot>
      ) : (
        <StatusDot tone="open">未开始</StatusDot>
      )}
    </div>
  );
}
