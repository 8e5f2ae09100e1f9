import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel, toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from './city.ts';
import type { CitySignUp } from './grow-sign-ups.ts';
import { fillIn, LETTERS, type NoticeText } from './texts/office/letters.ts';

type Row = Record<string, unknown>;
type Draft = {
  accountId: number;
  at: Date;
  category: string;
  level?: string;
  title: string;
  body: string;
  link: string;
  key: string;
  linkId?: number | undefined;
};

/** A one-time link that answers an offered place. */
export type OfferLink = Row & { id: number; targetId: number };

/** The links of the offers that stand now. */
export const growOfferLinks = (city: City, signUps: readonly CitySignUp[]): OfferLink[] =>
  signUps
    .filter(({ status, offerExpiresAt }) => status === 'offered' && offerExpiresAt !== null)
    .map(({ id, volunteer, offerExpiresAt, decidedAt, createdAt }) => ({
      id: city.idAt(decidedAt ?? createdAt),
      kind: 'offer',
      accountId: volunteer.id,
      targetId: id,
      createdAt: toInstant(decidedAt ?? createdAt),
      expiresAt: toInstant(offerExpiresAt ?? city.now),
    }));

const keptDays = 30;

/** The notices of the last month that the product would have sent: sign-ups decided, hours in 公示 and effective, reviews. */
export function growMessages(
  city: City,
  {
    signUps,
    hours,
    links,
  }: { signUps: readonly CitySignUp[]; hours: readonly Row[]; links: readonly OfferLink[] },
): Row[] {
  const linkOf = new Map(links.map((link) => [link.targetId, link.id]));
  const since = plus(city.now, -keptDays * dayMs);
  const drafts = [
    ...signUps.flatMap((one) => signUpNotice(one, linkOf.get(one.id))),
    ...hours.flatMap(hourNotice),
    ...reviewNotices(city),
  ];
  return drafts
    .filter((draft) => draft.at > since && draft.at <= city.now)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((draft) => ({
      id: city.idAt(draft.at),
      accountId: draft.accountId,
      category: draft.category,
      level: draft.level ?? 'normal',
      title: draft.title,
      body: draft.body,
      link: draft.link,
      dedupeKey: draft.key,
      createdAt: toInstant(draft.at),
      readAt: plus(draft.at, 3 * dayMs) < city.now ? toInstant(plus(draft.at, dayMs)) : null,
      linkId: draft.linkId ?? null,
      bulkId: null,
    }));
}

function signUpNotice(
  { id, shift, volunteer, status, decidedAt, createdAt, statusReason }: CitySignUp,
  linkId: number | undefined,
): Draft[] {
  if (!isNotice(status)) return [];
  const { title, body } = LETTERS.notices[status];
  const told = {
    title: shift.activity.title,
    when: dayTimeLabel(shift.startsAt),
    place: shift.activity.placeName,
  };
  return [
    {
      accountId: volunteer.id,
      at: decidedAt ?? createdAt,
      category: 'signUp',
      level: status === 'offered' ? 'important' : 'normal',
      title,
      body: fillIn(body, { ...told, reason: statusReason ?? '' }),
      link: `/usercenter/index/myactivity/detail/${shift.activity.id}`,
      key: `demo:signUp:${id}`,
      linkId,
    },
  ];
}

const isNotice = (status: string): status is NoticeText => status in LETTERS.notices;

function hourNotice(hour: Row): Draft[] {
  const isEffective = hour.status === 'effective';
  if (!isEffective && hour.status !== 'publicity') return [];
  const { title, body } = LETTERS.notices[isEffective ? 'hoursEffective' : 'hoursShown'];
  return [
    {
      accountId: Number(hour.volunteerId),
      at: new Date((isEffective ? hour.effectiveAt : hour.publicityStartsAt) as string),
      category: 'hours',
      title,
      body: fillIn(body, { title: String(hour.activityTitle), hours: hoursLabel(Number(hour.minutes)) }),
      link: `/usercenter/index/myactivity/detail/${String(hour.activityId)}`,
      key: `demo:hour:${String(hour.id)}`,
    },
  ];
}

function reviewNotices(city: City): Draft[] {
  return city.activities.flatMap((activity) => {
    const { reviewedAt, reviewNote } = activity.row;
    if (!reviewedAt) return [];
    const isReturned = activity.state === 'returned';
    const { title, body } = LETTERS.notices[isReturned ? 'returned' : 'published'];
    return [
      {
        accountId: activity.team.accountId,
        at: new Date(reviewedAt as string),
        category: 'review',
        level: isReturned ? 'important' : 'normal',
        title,
        body: fillIn(body, { title: activity.title, reason: String(reviewNote) }),
        link: `/teamcenter/index/teamactivity/detail/${activity.id}`,
        key: `demo:review:${activity.id}`,
      },
    ];
  });
}
