import type { ComponentProps } from 'react';
import { figureLabel } from '#platform/contract/figures.ts';
import { ActivityCard } from '#domains/activities/web/list/activity-card.tsx';
import { ActivityCategoryRail } from '#domains/activities/web/list/activity-category-rail.tsx';
import { ActivityFilters } from '#domains/activities/web/list/activity-filters.tsx';
import { ActivityListBar } from '#domains/activities/web/list/activity-list-bar.tsx';
import {
  type ActivityQuery,
  activityCountRequest,
  activityListPath,
  activityListRequest,
  activityPageSize,
  activityQueryNames,
  readActivityQuery,
} from '#domains/activities/web/list/activity-query.ts';
import { ActivityViews } from '#domains/activities/web/list/activity-views.tsx';
import {
  countActivitiesByCategory,
  listActivities,
} from '#domains/activities/contract/activities.contract.ts';
import { listedHint } from '#domains/activities/contract/activities.words.ts';
import { listFollowMarks } from '#domains/follows/contract/follows.contract.ts';
import { listSignUpMarks } from '#domains/signups/contract/signups.contract.ts';
import { daySpanIn } from '#platform/contract/day-span.rules.ts';
import { pageCountOf } from '#platform/contract/page-limits.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import { usePartOnce } from '#platform/web/islands/drawn-once.tsx';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { PastTheEnd } from '#platform/web/list/past-the-end.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import styles from '../list-page.module.css';
import { publicPaths } from '../site-navigation.ts';

/** `/user-index/activityList`: find an activity by category, area, state, time; everything is in the address. */
export const activityListPage = definePage({
  query: activityQueryNames,
  knowsViewer: true,
  load: async ({ call, viewer, url }: PageContext) => {
    const query = readActivityQuery(url.searchParams);
    const [found, counts, recruiting] = await Promise.all([
      call(listActivities, activityListRequest(query, activityPageSize)),
      call(countActivitiesByCategory, activityCountRequest(query)),
      call(countActivitiesByCategory, { phase: 'recruiting', area: query.area }),
    ]);
    const isVolunteer = viewer.kind === 'volunteer';
    const marks = isVolunteer ? await marksOf(call, found.list) : new Map<number, string>();
    const activityIds = found.list.map(({ id }) => id);
    const follows = isVolunteer ? await call(listFollowMarks, { activityIds }) : undefined;
    const mayFollow = isVolunteer || viewer.kind === 'anonymous';
    const days = daySpanIn(url.searchParams.get('from'), url.searchParams.get('to'));
    return { query, days, found, counts, recruitingCount: recruiting.total, marks, follows, mayFollow };
  },
  title: ({ query }) => (query.keyword ? `“${query.keyword}”的志愿活动` : '志愿活动'),
  description: ({ recruitingCount }) =>
    `${figureLabel(recruitingCount)} 场志愿活动正在招募：助老、环保、文明交通、赛会、阅读……按时间、区域和类别找到想去的一场。`,
  // Drawn for a place: nobody keeps it, and its address is not the page's own.
  head: ({ query }) => ({ isPrivate: query.lng !== undefined }),
  view: ({ data: { query, days, found, counts, recruitingCount, marks, follows, mayFollow } }) => (
    <div className={styles.page}>
      <Head {...ofEachPage(query)} counts={counts} recruitingCount={recruitingCount} />
      <div className="container">
        <Filters {...ofEachPage(query)} areas={counts.areas} days={days} total={found.total} />
        {found.list.length > 0 ? (
          <div className={styles.grid}>
            {found.list.map((activity, index) => (
              <div key={activity.id} className={styles.kept}>
                <ActivityCard
                  activity={activity}
                  href={publicPaths.activity(activity.id)}
                  mark={marks.get(activity.id)}
                  distanceM={activity.distanceM}
                  isEager={index < 3}
                />
                {mayFollow && (
                  <Island
                    name="follow-button"
                    className={styles.heart}
                    props={{
                      kind: 'favourite',
                      id: activity.id,
                      of: activity.title,
                      isOn: follows?.favouriteIds.includes(activity.id) ?? false,
                      look: 'heart',
                      ...(!follows && { guestAt: activityListPath(query, { page: query.page }) }),
                    }}
                  />
                )}
              </div>
            ))}
          </div>
        ) : (
          <NothingFound query={query} />
        )}
        <Pager
          className={styles.pager}
          page={query.page ?? 1}
          pageCount={pageCountOf(found.total, activityPageSize)}
          hrefOf={(page) => activityListPath(query, { page: page > 1 ? page : undefined })}
        />
      </div>
    </div>
  ),
});

/** What is chosen, the same on each page of the list; `isOfOne` when it holds where somebody is. */
type Chosen = { query: ActivityQuery; isOfOne: boolean };

const ofEachPage = (query: ActivityQuery): Chosen => ({
  query: { ...query, page: undefined },
  isOfOne: query.lng !== undefined,
});

type HeadProps = Chosen & { counts: ResultOf<typeof countActivitiesByCategory>; recruitingCount: number };

function Head(props: HeadProps) {
  const { query, counts, recruitingCount } = props;
  const content = usePartOnce('list-head', props.isOfOne ? undefined : props, () => (
    <div className="container">
      <div className={styles.title}>
        <h1>志愿活动</h1>
        <ActivityViews current="list" filter={query} />
      </div>
      <p>{recruitingLine(recruitingCount, counts.areas.find(({ code }) => code === query.area)?.name)}</p>
      <ActivityCategoryRail query={query} counts={counts} />
    </div>
  ));
  return <div className={styles.head} {...content} />;
}

type FiltersProps = Chosen & Omit<ComponentProps<typeof ActivityFilters>, 'query'> & { total: number };

function Filters(props: FiltersProps) {
  const { query, areas, days, total } = props;
  const content = usePartOnce('list-filters', props.isOfOne ? undefined : props, () => (
    <>
      <ActivityFilters query={query} areas={areas} days={days} />
      <ActivityListBar query={query} areas={areas} total={total} />
      {!query.phase && <p className={styles.near}>这里列的是{listedHint}。</p>}
      {query.lng !== undefined && <p className={styles.near}>{nearLine(query)}</p>}
    </>
  ));
  return <div {...content} />;
}

/** What the viewer already did in these activities; only live sign-ups are worth a mark. */
async function marksOf(
  call: PageContext['call'],
  activities: readonly { id: number }[],
): Promise<Map<number, string>> {
  if (activities.length === 0) return new Map();
  const { list } = await call(listSignUpMarks, { activityIds: activities.map(({ id }) => id) });
  return new Map(list.filter((mark) => mark.state !== null).map((mark) => [mark.activityId, mark.label]));
}

const recruitingLine = (count: number, areaName: string | undefined): string =>
  areaName
    ? `${areaName}有 ${figureLabel(count)} 场正在招募。`
    : `${figureLabel(count)} 场正在招募，挑一场离你近的。`;

/** What the distances are, and that the position goes no further. */
const nearLine = ({ sort, phase }: ActivityQuery): string =>
  [
    '距离从你的位置（约 100 米范围）到集合地点按直线计算，位置只用来显示这一页，不保存。',
    sort === 'nearest' && phase !== 'ended' && '没有在地图上标出地点的活动排在最后。',
  ]
    .filter(Boolean)
    .join('');

const NothingFound = ({ query }: { query: ActivityQuery }) =>
  query.page ? (
    <PastTheEnd what="活动" firstHref={activityListPath(query)} />
  ) : (
    <EmptyState
      className="panel"
      art="lens"
      title="没有找到这样的活动"
      text="换一个时间或区域试试，或者去掉几个筛选条件。"
      action={
        <ButtonAnchor look="primary" href={publicPaths.activities}>
          看全部活动
        </ButtonAnchor>
      }
    />
  );
