import { CalendarDays, MapPin, UsersRound } from 'lucide-react';
import { getActivity } from '#domains/activities/contract/activities.contract.ts';
import type { ActivityDetail } from '#domains/activities/contract/activity-views.contract.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { getSite, type SiteView } from '#domains/site/contract/site.contract.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { coverShareUrl } from '#platform/web/cover-art/art-urls.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { definePage, type IdPageContext } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Cover } from '#platform/web/ui/cover.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import type { PosterWords } from './draw-poster.ts';
import { publicPaths } from '../site-navigation.ts';
import styles from './poster-page.module.css';

const shownTimes = 4;

/**
 * `/user-index/poster/{id}`: an activity as one sheet with its QR code, to be printed, saved as PDF or photographed. With
 * `?shift=` it speaks of that shift alone, as the own page of somebody who goes there links it.
 */
export const posterPage = definePage({
  query: ['shift'],
  load: async ({ call, id, url }: IdPageContext) => {
    const [activity, site] = await Promise.all([call(getActivity, { id }), call(getSite, {})]);
    const shiftId = parseRouteId(url.searchParams.get('shift') ?? undefined);
    const shift = activity.shifts.find((one) => one.id === shiftId);
    return { activity, site, shifts: shift ? [shift] : activity.shifts };
  },
  title: ({ activity }) => `${activity.title}的海报`,
  description: ({ activity }) => activity.summary,
  head: ({ activity }) => ({ canonical: publicPaths.activity(activity.id), isIndexed: false }),
  view: ({ data: { activity, site, shifts } }) => (
    <div className={styles.page}>
      <div className={`container ${styles.acts}`}>
        <Island name="print-button" props={{ label: '打印或存为 PDF' }} />
        <Island
          name="save-poster-button"
          props={{ fileName: `${activity.activityNo}.png`, words: wordsOf({ activity, site, shifts }) }}
        />
        <ButtonAnchor look="line" href={publicPaths.activity(activity.id)}>
          回到活动
        </ButtonAnchor>
      </div>
      <Poster activity={activity} site={site} shifts={shifts} />
    </div>
  ),
});

type PosterProps = { activity: ActivityDetail; site: SiteView; shifts: ActivityDetail['shifts'] };

/** Posts of one time are one line: a poster says when to come. */
const timesOf = (shifts: PosterProps['shifts']): string[] => [
  ...new Set(shifts.map(({ startsAt, endsAt }) => `${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}`)),
];
const placeOf = ({ placeName, address }: ActivityDetail): string =>
  [placeName, address].filter(Boolean).join('，');
const wantedOf = ({ activity, shifts }: PosterProps): string =>
  `招募 ${shifts.reduce((sum, { capacity }) => sum + capacity, 0)} 人·${activity.team.name}`;

/** The sheet's words again, for the picture that the browser draws of it. */
function wordsOf(poster: PosterProps): PosterWords {
  const { activity, site, shifts } = poster;
  const times = timesOf(shifts);
  return {
    title: activity.title,
    summary: activity.summary,
    lines: [
      ...times.slice(0, shownTimes),
      ...(times.length > shownTimes ? [`还有 ${times.length - shownTimes} 个时间可选`] : []),
      placeOf(activity),
      wantedOf(poster),
    ],
    foot: [
      '扫码看详情、报名',
      `活动编号 ${activity.activityNo}`,
      site.title,
      ...(site.phone ? [`服务热线 ${site.phone}`] : []),
    ],
    coverUrl: coverShareUrl(activity.category, `activity:${activity.id}`, activity.cover ?? {}),
    qrUrl: `/qr/activity-${activity.id}.svg`,
  };
}

function Poster(poster: PosterProps) {
  const { activity, site, shifts } = poster;
  const { category } = activity;
  const times = timesOf(shifts);
  return (
    <article className={styles.poster}>
      <div className={styles.cover}>
        <Cover {...activity.cover} kind={category} recordKey={`activity:${activity.id}`} isEager />
      </div>
      <div className={styles.words}>
        <KindChip {...categoryMark(category)} />
        <h1>
          <Phrases text={activity.title} />
        </h1>
        <p>{activity.summary}</p>
        <ul>
          {times.slice(0, shownTimes).map((time) => (
            <li key={time}>
              <CalendarDays className="ic" aria-hidden />
              {time}
            </li>
          ))}
          {times.length > shownTimes && <li>还有 {times.length - shownTimes} 个时间可选</li>}
          <li>
            <MapPin className="ic" aria-hidden />
            {placeOf(activity)}
          </li>
          <li>
            <UsersRound className="ic" aria-hidden />
            {wantedOf(poster)}
          </li>
        </ul>
      </div>
      <footer className={styles.foot}>
        <img
          className={styles.code}
          src={`/qr/activity-${activity.id}.svg`}
          alt="活动页面的二维码"
          width={148}
          height={148}
        />
        <div>
          <b>扫码看详情、报名</b>
          <span>活动编号 {activity.activityNo}</span>
          <span>{site.title}</span>
          {site.phone && <span>服务热线 {site.phone}</span>}
        </div>
        <img src="/brand/logo-mark.svg" alt="" width={64} height={64} />
      </footer>
    </article>
  );
}
