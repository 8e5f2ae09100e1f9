import { figureLabel } from '#platform/contract/figures.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  countActivitiesByCategory,
  countActivitiesByDay,
  listActivities,
} from '#domains/activities/contract/activities.contract.ts';
import type { ActivityCard as ActivityCardView } from '#domains/activities/contract/activity-views.contract.ts';
import { ActivityCard } from '#domains/activities/web/list/activity-card.tsx';
import { ActivityDateStrip } from '#domains/activities/web/list/activity-date-strip.tsx';
import { ActivityLeadCard } from '#domains/activities/web/list/activity-lead-card.tsx';
import { ActivityMap } from '#domains/activities/web/map/activity-map.tsx';
import { activityListPath } from '#domains/activities/web/list/activity-query.ts';
import { listNewsCategories } from '#domains/news/contract/news.contract.ts';
import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { getMapSettings } from '#domains/site/contract/map.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { getMonthStars } from '#domains/statistics/contract/month-stars.contract.ts';
import { getHomeFigures } from '#domains/statistics/contract/statistics.contract.ts';
import { HomeHero } from '#domains/statistics/web/home-hero.tsx';
import { monthName, MonthStars } from '#domains/statistics/web/month-stars.tsx';
import { addDays } from '#platform/contract/instants.ts';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { HomeNeeds, loadNeedsWall } from './home-needs.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeNotices } from './home-notices.tsx';
import { publicPaths } from '../site-navigation.ts';
import { webSiteOf } from '../structured-data.ts';
import styles from './home-page.module.css';

const stripDays = 8;
const shownActivities = 5;
const mostPins = 40;
const joinLinks = [
  { label: '我要当志愿者', href: publicPaths.register },
  { label: '我要建队', href: publicPaths.registerTeam },
];
const categoryButtonKeys = categoryKeys.slice(0, 10);

type HomeData = Awaited<ReturnType<typeof loadHome>>;

async function loadHome({ call, url, now }: PageContext) {
  const [site, figures, strip, recruiting, news, stars, wall] = await Promise.all([
    call(getSite, {}),
    call(getHomeFigures, {}),
    call(countActivitiesByDay, { days: stripDays }),
    call(countActivitiesByCategory, { phase: 'recruiting' }),
    call(listNewsCategories, { isEnabled: 1, withTop: 7 }),
    call(getMonthStars, {}),
    loadNeedsWall(call, url.searchParams),
  ]);
  const today = strip.days[0]?.day;
  const askedDay = strip.days.find(({ day }) => day === url.searchParams.get('day'))?.day;
  const chosenDay = askedDay ?? today;
  const coming = today ? { from: today, to: addDays(today, stripDays - 1) } : {};
  const wantedIn = (days: { from?: string; to?: string }) =>
    call(listActivities, { ...days, hasPlaces: true, sort: 'gap', pageSize: shownActivities });
  const [ofDay, ofComing, pinned, map] = await Promise.all([
    wantedIn(chosenDay ? { from: chosenDay, to: chosenDay } : {}),
    askedDay ? undefined : wantedIn(coming),
    call(listActivities, { ...coming, hasPlaces: true, pageSize: mostPins }),
    call(getMapSettings, {}),
  ]);
  return {
    site,
    figures,
    strip: strip.days,
    recruitingCount: recruiting.total,
    categories: news.dynamicTypeList,
    stars,
    wall,
    askedDay,
    chosenDay,
    todayCount: ofDay.list.length,
    coming,
    wanted: firstOf([...ofDay.list, ...(ofComing?.list ?? [])]),
    map,
    pinned: pinned.list,
    pinnedTotal: pinned.total,
    now,
  };
}

/** Each once: what is wanted today is among what is wanted in the coming days. */
const firstOf = (cards: readonly ActivityCardView[]): ActivityCardView[] =>
  cards
    .filter(({ id }, index) => cards.findIndex((one) => one.id === id) === index)
    .slice(0, shownActivities);

/** `/user-index/index`: what the city needs in the coming days, and what is new. */
export const homePage = definePage({
  query: ['day', 'wall'],
  load: loadHome,
  title: () => undefined,
  description: ({ site, figures }) =>
    `${site.title}：${figureLabel(figures.volunteerCount)} 位志愿者、${figureLabel(figures.teamCount)} 支服务队伍，找活动、报名、记录服务时长。`,
  head: ({ site }) => ({ structured: (absolute) => [webSiteOf(site, absolute)] }),
  view: ({ data }) => (
    <>
      {data.site.notice && (
        <div className="container">
          <Notice kind="warning">{data.site.notice}</Notice>
        </div>
      )}
      <HomeHero
        figures={data.figures}
        recruitingCount={data.recruitingCount}
        siteName={data.site.title}
        activitiesHref={publicPaths.activities}
        teamsHref={publicPaths.teams}
        joinLinks={joinLinks}
      />
      <HomeNotices categories={data.categories} />
      <CategoryButtons />
      <WantedActivities data={data} />
      <HomeNeeds wall={data.wall} now={data.now} />
      {data.stars.volunteers.length + data.stars.teams.length > 0 && (
        <section className="sect">
          <div className="container">
            <SectionHead
              title={`${monthName(data.stars.month)}之星`}
              text="按当月生效的服务时长，只列出同意参加排行的志愿者。"
            />
            <MonthStars stars={data.stars} teamHref={publicPaths.team} />
          </div>
        </section>
      )}
      <section className="sect sect--alt">
        <div className="container">
          <SectionHead title="江澜新鲜事" />
          <HomeNews categories={data.categories} now={data.now} />
        </div>
      </section>
      <JoinBand />
      {data.pinned.length > 0 && (
        <section className="sect">
          <div className="container">
            <SectionHead
              title="活动地图"
              more={{ label: '打开大地图', href: publicPaths.map }}
              text={`全市 ${figureLabel(data.site.organisationCount)} 个文明实践组织，此刻有 ${figureLabel(data.recruitingCount)} 场活动正在招募。`}
            />
            <ActivityMap
              activities={data.pinned}
              total={data.pinnedTotal}
              days={stripDays}
              settings={data.map}
              hrefOf={publicPaths.activity}
              listHref={activityListPath({ ...data.coming, hasPlaces: true })}
            />
          </div>
        </section>
      )}
    </>
  ),
});

/** The two ways to take part, with an account for each. */
const JoinBand = () => (
  <section className={styles.join} aria-labelledby="join-title">
    <div className="container">
      <h2 id="join-title">让这座城，多一圈涟漪</h2>
      <ButtonAnchor look="primary" size="lg" href={publicPaths.register}>
        我要当志愿者
      </ButtonAnchor>
      <ButtonAnchor look="line" size="lg" href={publicPaths.registerTeam}>
        我要建队
      </ButtonAnchor>
    </div>
  </section>
);

/** On phones, ten of the categories under the figures. */
const CategoryButtons = () => (
  <nav className={`${styles.categories} only-m`} aria-label="服务类别">
    {categoryButtonKeys.map((key) => (
      <a key={key} href={activityListPath({ category: key })}>
        <img src={motifUrl(key)} alt="" width={52} height={52} />
        {categoryName(key)}
      </a>
    ))}
  </nav>
);

function WantedActivities({ data }: { data: HomeData }) {
  const [lead, ...others] = data.wanted;
  return (
    <section className="sect" id="acts">
      <div className="container">
        <SectionHead
          title="这几天，哪里需要你"
          text={`${dayWords(data)}日期旁是那天还没开始的场次所属的活动数。`}
          more={
            data.askedDay
              ? {
                  label: '这一天的全部活动',
                  href: activityListPath({ from: data.askedDay, to: data.askedDay }),
                }
              : { label: '全部活动', href: publicPaths.activities }
          }
        />
        <ActivityDateStrip
          days={data.strip}
          chosenDay={data.chosenDay}
          hrefOf={(day) => `${publicPaths.home}?day=${day}#acts`}
          allHref={publicPaths.activities}
        />
        {lead ? (
          <div className={styles.wanted}>
            <div className={styles.lead}>
              <ActivityLeadCard activity={lead} href={publicPaths.activity(lead.id)} />
            </div>
            {others.map((activity) => (
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
            art="boat"
            title={data.askedDay ? '这一天的名额都报满了' : '这几天的名额都报满了'}
            text="换一天看看，或者去活动列表找可以候补的。"
            action={
              <ButtonAnchor look="line" href={publicPaths.activities}>
                看全部活动
              </ButtonAnchor>
            }
          />
        )}
      </div>
    </section>
  );
}

/** Which days the cards are of: today goes first, and what is wanted most after it fills up. */
function dayWords({ askedDay, todayCount }: HomeData): string {
  if (askedDay) return '挑一个日子，看看那天有哪些活动还缺人手。';
  if (todayCount === 0) return '今天的都已开始或报满，先看后面几天最缺人的。';
  return todayCount < shownActivities
    ? '先是今天还缺人的，再是后面几天的。'
    : '今天还缺人的活动，也可以挑别的日子。';
}

type SectionHeadProps = { title: string; text?: ReactNode; more?: { label: string; href: string } };

const SectionHead = ({ title, text, more }: SectionHeadProps) => (
  <div className="sect__h">
    <div>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
    {more && (
      <a className={`more ${styles.more}`} href={more.href}>
        {more.label}
        <ArrowRight className="ic ic-18" aria-hidden />
      </a>
    )}
  </div>
);
