import { countActivitiesByDay, listActivities } from '#domains/activities/contract/activities.contract.ts';
import { ActivityCalendar } from '#domains/activities/web/list/activity-calendar.tsx';
import { ActivityCard } from '#domains/activities/web/list/activity-card.tsx';
import { activityListPath, readActivityQuery } from '#domains/activities/web/list/activity-query.ts';
import { ActivityViews, type CommonFilter } from '#domains/activities/web/list/activity-views.tsx';
import { daysIn, monthLabel, monthOf } from '#platform/web/month-days.ts';
import { getTeam, type TeamView } from '#domains/teams/contract/teams.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { dayLabel, startOfDay, toDay } from '#platform/contract/instants.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import frame from './activity-view-page.module.css';
import { CategoryAreaFilter } from '../category-area-filter.tsx';
import { SubscribeLinks } from '../subscribe-links.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './calendar-page.module.css';

const shown = 12;

type CalendarData = Awaited<ReturnType<typeof loadCalendar>>;

async function loadCalendar({ call, url: { searchParams }, now }: PageContext) {
  const today = toDay(now);
  const {
    category,
    area,
    from: asked,
  } = readActivityQuery(new URLSearchParams([...searchParams, ['from', searchParams.get('day') ?? '']]));
  const filter: CommonFilter = { category, area };
  const month = monthOf(searchParams.get('month') ?? asked ?? null, today);
  const day = asked?.startsWith(month) ? asked : today.startsWith(month) ? today : `${month}-01`;
  const phase = day < today ? ({ phase: 'ended' } as const) : {};
  const teamId = parseRouteId(searchParams.get('team') ?? undefined);
  const [{ areas }, counted, found, team] = await Promise.all([
    call(getSite, {}),
    call(countActivitiesByDay, { ...filter, teamId, from: `${month}-01`, days: daysIn(month) }),
    call(listActivities, { ...filter, ...phase, teamId, from: day, to: day, pageSize: shown }),
    teamId === undefined ? undefined : call(getTeam, { id: teamId }),
  ]);
  return { today, month, day, filter: { ...filter, team }, areas, counts: counted.days, found };
}

type Filter = CommonFilter & { team?: Pick<TeamView, 'teamId' | 'name'> | undefined };

/** Address of the calendar; the filter stays when the day changes. */
function calendarPath({ category, area, team }: Filter, month: string, day?: string): string {
  const search = new URLSearchParams({
    month,
    ...(day && { day }),
    ...(category && { category }),
    ...(area && { area }),
    ...(team && { team: String(team.teamId) }),
  });
  return `${publicPaths.calendar}?${search}${day ? '#day' : ''}`;
}

/** `/user-index/calendar?month=2026-11&day=…`: what is on by day, of everybody or one team (`team`), as a month with the chosen day's activities. */
export const calendarPage = definePage({
  query: ['month', 'day', 'category', 'area', 'team'],
  load: loadCalendar,
  title: ({ month, filter: { team } }) => `${team?.name ?? ''}${monthLabel(month)}活动日历`,
  description: ({ month }) => `${monthLabel(month)}哪天有哪些志愿活动，按日期挑一场。`,
  head: ({ month, today }) => ({
    canonical: month === today.slice(0, 7) ? publicPaths.calendar : `${publicPaths.calendar}?month=${month}`,
  }),
  view: ({ data }) => (
    <div className={frame.page}>
      <div className={`container ${frame.head}`}>
        <h1>{data.filter.team && `${data.filter.team.name}的`}活动日历</h1>
        <ActivityViews current="calendar" filter={data.filter} />
      </div>
      <div className="container">
        {data.filter.team ? (
          <p className={styles.ofTeam}>
            <Chip isOn href={calendarPath({ ...data.filter, team: undefined }, data.month, data.day)}>
              只看{data.filter.team.name} ×
            </Chip>
          </p>
        ) : (
          <CategoryAreaFilter
            areas={data.areas}
            filter={data.filter}
            hrefOf={(filter) => calendarPath(filter, data.month, data.day)}
          />
        )}
        <div className={styles.columns}>
          <ActivityCalendar
            note="数字是那天还没开始的活动；过去的日子是已结束的活动。"
            month={data.month}
            today={data.today}
            chosenDay={data.day}
            counts={new Map(data.counts.map(({ day, count }) => [day, count]))}
            hrefOf={(month, day) => calendarPath(data.filter, month, day)}
          />
          <DayActivities data={data} />
        </div>
        <SubscribeLinks
          what={data.filter.team ? `${data.filter.team.name}的活动` : '全部志愿活动'}
          teamId={data.filter.team?.teamId}
        />
      </div>
    </div>
  ),
});

function DayActivities({ data: { day, today, filter, found } }: { data: CalendarData }) {
  const isPast = day < today;
  const listHref = activityListPath({
    ...filter,
    from: day,
    to: day,
    ...(isPast && { phase: 'ended' as const }),
  });
  return (
    <section id="day" className={styles.day} aria-labelledby="day-title">
      <div className={styles.dayHead}>
        <h2 id="day-title">{dayLabel(startOfDay(day))}</h2>
        {found.total > 0 && !filter.team && (
          <a className="more" href={listHref}>
            全部 {countLabel(found.total)} 场
          </a>
        )}
      </div>
      {found.list.length > 0 ? (
        <div className={styles.cards}>
          {found.list.map((activity) => (
            <ActivityCard
              key={activity.id}
              activity={activity}
              href={publicPaths.activity(activity.id)}
              look="small"
              heading="h3"
            />
          ))}
        </div>
      ) : (
        <EmptyState
          className="panel"
          art="boat"
          title={isPast ? '这一天没有已结束的活动' : '这一天没有还没开始的活动'}
          text="换一天看看，日期下面写着场数。"
          action={
            <ButtonAnchor look="line" href={publicPaths.activities}>
              看全部活动
            </ButtonAnchor>
          }
        />
      )}
    </section>
  );
}
