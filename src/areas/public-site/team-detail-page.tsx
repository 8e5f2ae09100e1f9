import { ComplainLink } from '#domains/complaints/web/complain-link.tsx';
import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import { ActivityCard } from '#domains/activities/web/list/activity-card.tsx';
import { listFollowMarks } from '#domains/follows/contract/follows.contract.ts';
import { listNews } from '#domains/news/contract/news.contract.ts';
import { NewsList } from '#domains/news/web/news-list.tsx';
import { getTeamRating } from '#domains/ratings/contract/ratings.contract.ts';
import { TeamRating } from '#domains/ratings/web/team-rating.tsx';
import { getMapSettings } from '#domains/site/contract/map.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { getJoinStanding } from '#domains/teams/contract/my-teams.contract.ts';
import { getTeam } from '#domains/teams/contract/teams.contract.ts';
import { TeamContact } from '#domains/teams/web/team-contact.tsx';
import { TeamHead } from '#domains/teams/web/team-head.tsx';
import { countLabel, pageCountOf } from '#platform/contract/page-limits.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type IdPageContext } from '#platform/web/page.tsx';
import { pageIn } from '#platform/web/list/page-in.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Pager } from '#platform/web/list/pager.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { newsItemPath, publicPaths } from './site-navigation.ts';
import { organisationOf } from './structured-data.ts';
import { SubscribeLinks } from './subscribe-links.tsx';
import styles from './team-detail-page.module.css';

const activityPageSize = 6;
const shownNews = 5;

type TeamData = Awaited<ReturnType<typeof loadTeam>>;

async function loadTeam({ call, id, viewer, url: { searchParams } }: IdPageContext) {
  const team = await call(getTeam, { id });
  const isPast = searchParams.get('show') === 'past';
  const page = pageIn(searchParams, activityPageSize);
  const ofTeam = (isShown: boolean) => ({
    teamId: id,
    pageNum: isShown ? page : 1,
    pageSize: activityPageSize,
  });
  const invite = searchParams.get('invite')?.slice(0, 40) || undefined;
  const [standing, current, past, news, site, rating, map] = await Promise.all([
    call(getJoinStanding, invite ? { id, invite } : { id }),
    call(listActivities, { ...ofTeam(!isPast), withRunning: true }),
    call(listActivities, { ...ofTeam(isPast), phase: 'ended' }),
    call(listNews, { teamId: id, pageSize: shownNews }),
    call(getSite, {}),
    call(getTeamRating, { id }),
    call(getMapSettings, {}),
  ]);
  const marks = viewer.kind === 'volunteer' ? await call(listFollowMarks, { teamIds: [id] }) : undefined;
  const mayFollow = team.status === 'active' && (marks !== undefined || viewer.kind === 'anonymous');
  return {
    team,
    map,
    rating,
    marks,
    mayFollow,
    standing,
    invite,
    current,
    past,
    news: news.list,
    hotline: site.phone,
    isPast,
    page,
  };
}

/** `/user-index/teamDetail/{id}`: who the team is, what it has done, what it is recruiting for. */
export const teamDetailPage = definePage({
  query: ['show', 'page', 'invite'],
  knowsViewer: true,
  load: loadTeam,
  title: ({ team }) => team.name,
  description: ({ team }) =>
    (team.slogan || team.intro || `${team.name}，${team.organisationName}的志愿服务队伍。`).slice(0, 120),
  head: ({ team }) => ({ structured: (absolute) => [organisationOf(team, absolute)] }),
  view: ({ data }) => (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className="container">
          <Breadcrumb
            className="only-d"
            trail={[
              { label: '首页', href: publicPaths.home },
              { label: '服务队伍', href: publicPaths.teams },
            ]}
            current="队伍主页"
          />
          <TeamHead team={data.team} />
        </div>
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          {data.team.status === 'suspended' && (
            <Notice kind="info">这支队伍已被暂停，现在不能报名和签到；已经签到的可以照常签退。</Notice>
          )}
          <Introduction text={data.team.intro} />
          <TeamActivities data={data} />
          {data.news.length > 0 && (
            <section className={`panel ${styles.news}`}>
              <h2>队伍动态</h2>
              <NewsList items={data.news} hrefOf={newsItemPath} showsCategory heading="h3" />
            </section>
          )}
        </div>
        <div className={styles.side}>
          <Island
            name="join-team"
            props={{
              standing: data.standing,
              teamName: data.team.shortName || data.team.name,
              ...(data.invite ? { invite: data.invite } : {}),
            }}
          />
          {data.mayFollow && (
            <Island
              name="follow-button"
              props={{
                kind: 'team',
                id: data.team.teamId,
                isOn: data.marks?.teamIds.length === 1,
                look: 'block',
                ...(!data.marks && { guestAt: publicPaths.team(data.team.teamId) }),
              }}
            />
          )}
          <TeamRating rating={data.rating} />
          <TeamContact team={data.team} map={data.map} hotline={data.hotline} />
          <ComplainLink targetType="team" targetId={data.team.teamId} />
        </div>
      </div>
    </div>
  ),
});

const Introduction = ({ text }: { text: string }) =>
  text && (
    <section className={`panel ${styles.intro}`}>
      <h2>队伍介绍</h2>
      {text
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </section>
  );

function TeamActivities({ data: { team, current, past, isPast, page } }: { data: TeamData }) {
  const shown = isPast ? past : current;
  const hrefOf = (past: boolean, target = 1): string => {
    const search = new URLSearchParams({
      ...(past && { show: 'past' }),
      ...(target > 1 && { page: `${target}` }),
    });
    return `${publicPaths.team(team.teamId)}${search.size > 0 ? `?${search}` : ''}#activities`;
  };
  return (
    <section id="activities" className={styles.activities}>
      <h2>志愿活动</h2>
      <Tabs
        label="活动"
        tabs={[
          {
            label: '招募与进行中',
            href: hrefOf(false),
            count: countLabel(current.total),
            isCurrent: !isPast,
          },
          { label: '已结束', href: hrefOf(true), count: countLabel(past.total), isCurrent: isPast },
        ]}
      />
      {shown.list.length > 0 ? (
        <div className={styles.grid}>
          {shown.list.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} href={publicPaths.activity(activity.id)} />
          ))}
        </div>
      ) : (
        <EmptyState
          className="panel"
          art="boat"
          title={isPast ? '还没有结束的活动' : '眼下没有正在招募的活动'}
          text={isPast ? '办完的活动会留在这里。' : '也可以看看别的队伍在做什么。'}
          action={
            <ButtonAnchor look="line" href={publicPaths.activities}>
              看全部活动
            </ButtonAnchor>
          }
        />
      )}
      <Pager
        className={styles.pager}
        page={page}
        pageCount={pageCountOf(shown.total, activityPageSize)}
        hrefOf={(target) => hrefOf(isPast, target)}
      />
      <SubscribeLinks what="这支队伍的新活动" teamId={team.teamId} />
    </section>
  );
}
