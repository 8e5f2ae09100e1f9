import { ComplainLink } from '#domains/complaints/web/complain-link.tsx';
import { Share2 } from 'lucide-react';
import { getActivity, listActivities } from '#domains/activities/contract/activities.contract.ts';
import { ActivityFourFacts } from '#domains/activities/web/detail/activity-four-facts.tsx';
import { ActivityHeading } from '#domains/activities/web/detail/activity-heading.tsx';
import { activityListPath } from '#domains/activities/web/list/activity-query.ts';
import { ActivitySection, ActivitySections } from '#domains/activities/web/detail/activity-sections.tsx';
import { ActivitySimilar } from '#domains/activities/web/detail/activity-similar.tsx';
import { ActivityTeamCard } from '#domains/activities/web/detail/activity-team-card.tsx';
import { chatPageSize } from '#domains/discussion/web/use-discussion.ts';
import { listFollowMarks } from '#domains/follows/contract/follows.contract.ts';
import { listPublicity } from '#domains/hours/contract/hours.contract.ts';
import { PublicityTable } from '#domains/hours/web/publicity/publicity-table.tsx';
import { listParticipants } from '#domains/signups/contract/applications.contract.ts';
import { getSignUpStanding } from '#domains/signups/contract/signups.contract.ts';
import { ParticipantList } from '#domains/signups/web/applications/participant-list.tsx';
import { searchPosts } from '#domains/discussion/contract/discussion.contract.ts';
import { getMapSettings } from '#domains/site/contract/map.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { WhoToAsk } from '#domains/site/web/who-to-ask.tsx';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { dayLabel, spanLabel, toDay } from '#platform/contract/instants.ts';
import { coverShareUrl } from '#platform/web/cover-art/art-urls.ts';
import { pageIn } from '#platform/web/list/page-in.ts';
import { PlacesMap } from '#platform/web/map/live/places-map.tsx';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type IdPageContext } from '#platform/web/page.tsx';
import { loginPathFor } from '#platform/web/session/return-to.ts';
import { parseRouteId } from '#platform/web/route-id.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { publicPaths } from '../site-navigation.ts';
import { eventOf } from '../structured-data.ts';
import styles from '#domains/activities/web/detail/activity-layout.module.css';

const shownParticipants = 19;
const mostParticipants = 100;

type DetailData = Awaited<ReturnType<typeof loadDetail>>;

async function loadDetail({ call, id, url, now, viewer }: IdPageContext) {
  const showsAll = url.searchParams.get('people') === 'all';
  const chatPage = pageIn(url.searchParams, chatPageSize, 'chat');
  const [activity, standing, participants, publicity, discussion, site, map] = await Promise.all([
    call(getActivity, { id }),
    call(getSignUpStanding, { id }),
    call(listParticipants, { activityId: id, pageSize: showsAll ? mostParticipants : shownParticipants }),
    call(listPublicity, { activityId: id, pageSize: 50 }),
    call(searchPosts, { activityId: id, pageNum: chatPage, pageSize: chatPageSize }),
    call(getSite, {}),
    call(getMapSettings, {}),
  ]);
  const similar = await call(listActivities, {
    category: activity.category,
    exceptId: id,
    hasPlaces: true,
    pageSize: 3,
  });
  const marks = viewer.kind === 'volunteer' ? await call(listFollowMarks, { activityIds: [id] }) : undefined;
  return {
    activity,
    map,
    standing,
    marks,
    mayFollow: viewer.kind === 'volunteer' || viewer.kind === 'anonymous',
    participants,
    publicity,
    discussion,
    similar: similar.list,
    site,
    code: codeIn(url.searchParams),
    shiftId: parseRouteId(url.searchParams.get('shift') ?? undefined),
    now,
  };
}

/** The code in a link that a team passed on (凭口令报名); anything but digits is none. */
const codeIn = (query: URLSearchParams): string | undefined =>
  /^\d{4,6}$/u.exec(query.get('code') ?? '')?.[0];

/** `/user-index/activityDetail/{id}`: one activity and, at its side, where the viewer stands with its shifts. */
export const activityDetailPage = definePage({
  query: ['shift', 'people', 'chat', 'code'],
  knowsViewer: true,
  load: loadDetail,
  title: ({ activity }) => activity.title,
  description: ({ activity }) => `${whenAndWhere(activity)}。${activity.summary}`,
  head: ({ activity }) => ({
    image: coverShareUrl(activity.category, `activity:${activity.id}`, activity.cover ?? {}),
    structured: (absolute) => [eventOf(activity, absolute)],
  }),
  view: ({ data }) => {
    const { activity } = data;
    return (
      <div className="container">
        <Breadcrumb
          className="only-d"
          trail={[
            { label: '首页', href: publicPaths.home },
            { label: '志愿活动', href: publicPaths.activities },
            {
              label: categoryName(activity.category),
              href: activityListPath({ category: activity.category }),
            },
          ]}
          current="活动详情"
        />
        <div className={styles.columns}>
          <article className={styles.main}>
            <ActivityHeading activity={activity} />
            <ActivityFourFacts activity={activity} now={data.now} />
            <Tabs label="本页内容" className={styles.tabs} tabs={anchorsOf(data)} />
            <DetailSections data={data} />
          </article>
          <aside className={styles.side}>
            {!activity.isMakeup && <ToSignUp data={data} />}
            <ActivityTeamCard team={activity.team} href={publicPaths.team(activity.team.id)} />
            <ActivitySimilar activities={data.similar} hrefOf={publicPaths.activity} />
            <ComplainLink targetType="activity" targetId={activity.id} />
          </aside>
        </div>
      </div>
    );
  },
});

/** Where the viewer stands, and ways to keep the page; a past activity (补录) has nobody to wait for. */
function ToSignUp({ data }: { data: DetailData }) {
  const { activity } = data;
  return (
    <>
      <Island
        name="sign-up-panel"
        props={{
          standing: data.standing,
          ...(data.shiftId && { shiftId: data.shiftId }),
          ...(data.code && { code: data.code }),
        }}
      />
      {activity.phase === 'notOpen' && <Follow kind="opening" data={data} />}
      <div className={styles.ways}>
        <Follow kind="favourite" data={data} />
        <ButtonAnchor look="line" isBlock href={publicPaths.poster(activity.id)}>
          <Share2 className="ic" aria-hidden />
          分享
        </ButtonAnchor>
      </div>
      <PassOn activityId={activity.id} />
    </>
  );
}

/** 收藏, or 开放时提醒我; for volunteers, and for guests, who come back here from the login. */
const Follow = ({ kind, data }: { kind: 'favourite' | 'opening'; data: DetailData }) =>
  data.mayFollow && (
    <Island
      name="follow-button"
      props={{
        kind,
        id: data.activity.id,
        isOn: (kind === 'favourite' ? data.marks?.favouriteIds : data.marks?.reminderIds)?.length === 1,
        look: 'block',
        ...(!data.marks && { guestAt: publicPaths.activity(data.activity.id) }),
      }}
    />
  );

/** For whoever sits before a large screen and wants it on the phone, one's own or a friend's. */
const PassOn = ({ activityId }: { activityId: number }) => (
  <section className={`panel only-d ${styles.code}`} aria-label="扫码转给朋友">
    <img
      src={`/qr/activity-${activityId}.svg`}
      alt="活动页面的二维码"
      width={108}
      height={108}
      loading="lazy"
    />
    <p>
      <b>扫码转给朋友</b>
      手机扫一扫打开，也可以
      <a className="link" href={publicPaths.poster(activityId)}>
        生成活动海报
      </a>
    </p>
  </section>
);

/** For shared links, which show little more than two lines: day, time and place come first. */
const whenAndWhere = ({ startsAt, endsAt, placeName }: DetailData['activity']): string =>
  toDay(new Date(startsAt)) === toDay(new Date(endsAt))
    ? `${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}，${placeName}`
    : `${dayLabel(startsAt)}至${dayLabel(endsAt)}，${placeName}`;

function anchorsOf({ activity, participants, publicity, discussion }: DetailData) {
  return [
    { label: '活动介绍', href: '#intro', isCurrent: true },
    ...(activity.pictures.length > 0
      ? [{ label: '图片', href: '#pictures', count: activity.pictures.length }]
      : []),
    ...(activity.isMakeup ? [] : [{ label: '报名要求', href: '#requirements' }]),
    { label: activity.isMakeup ? '服务地点' : '集合地点', href: '#place' },
    ...(participants.total > 0 ? [{ label: '参与者', href: '#people', count: participants.total }] : []),
    { label: '问答', href: '#discussion', ...(discussion.total > 0 && { count: discussion.total }) },
    ...(publicity.total > 0 ? [{ label: '公示', href: '#publicity', count: publicity.total }] : []),
  ];
}

function DetailSections({ data }: { data: DetailData }) {
  const { activity, participants, publicity, discussion } = data;
  return (
    <>
      <ActivitySections
        activity={activity}
        drawMap={({ className, ...place }) => (
          <PlacesMap {...place} sketchClass={className} settings={data.map} />
        )}
        whoToAsk={<WhoToAsk contact={activity.contact} centre={data.site} />}
      />
      {participants.total > 0 && (
        <ActivitySection id="people" title={activity.isMakeup ? '谁参加了' : '谁已经报名'}>
          <ParticipantList
            participants={participants}
            allHref={`${publicPaths.activity(activity.id)}?people=all#people`}
          />
        </ActivitySection>
      )}
      <ActivitySection id="discussion" title="问答">
        <Island
          name="discussion-board"
          props={{
            activityId: activity.id,
            first: discussion,
            loginHref: loginPathFor(`${publicPaths.activity(activity.id)}#discussion`),
          }}
        />
      </ActivitySection>
      {publicity.total > 0 && (
        <ActivitySection id="publicity" title="时长公示">
          <p className={styles.remark}>
            公示 3 个工作日，期满无异议后时长生效。有疑问请在公示期内联系实践中心。
          </p>
          <PublicityTable publicity={publicity} />
        </ActivitySection>
      )}
    </>
  );
}
