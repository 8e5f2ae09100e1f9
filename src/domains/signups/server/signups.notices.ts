import type { CreditVerdict } from '../contract/credit.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { Notice } from '#domains/messages/server/index.ts';
import { creditRules } from '../contract/signups.limits.ts';
import { shiftWords } from './calendar/shift-words.ts';

/** What a sentence about a sign-up names. */
export type About = {
  activityId: number;
  volunteerId: number;
  title: string;
  postName: string;
  startsAt: Date;
  placeName: string;
};

const toVolunteer = (about: About, title: string, body: string): Notice => ({
  accountId: about.volunteerId,
  category: 'signUp',
  title,
  body,
  link: `/usercenter/index/myactivity/detail/${about.activityId}`,
});
/** `望潮清洁日`, cut so that a text message stays in its bounds. */
const shortTitle = (title: string): string => (title.length > 20 ? `${title.slice(0, 19)}…` : title);
const important = (notice: Notice): Notice => ({ ...notice, level: 'important' });

const dayAheadSms = ({ title, startsAt, placeName }: About): Notice['sms'] => ({
  template: 'activityReminder',
  variables: { title: shortTitle(title), time: dayTimeLabel(startsAt), place: placeName },
  expiresAt: startsAt,
});

type AnsweredAppeal = { eventId: number; points: number; verdict: CreditVerdict; reason: string };
/** Where one's own credit events stand and are appealed. */
const creditPath = '/usercenter/index/mycredit';

/** Notices of the room, one for each step that somebody else should know of (domain.md 4.11). */
export const signUpNotices = {
  confirmed: (about: About): Notice =>
    important(
      toVolunteer(
        about,
        `报名成功：${about.title}`,
        `你已获得${shiftWords(about)}的名额。集合地点：${about.placeName}。开始前 60 分钟起可以签到。`,
      ),
    ),
  submitted: (about: About): Notice =>
    toVolunteer(about, `申请已提交：${about.title}`, `${shiftWords(about)}需要队伍审核，有结果会通知你。`),
  queued: (about: About, queueAhead: number): Notice =>
    toVolunteer(
      about,
      `已加入候补：${about.title}`,
      `${shiftWords(about)}名额已满，你前面还有 ${queueAhead} 人。有空位时按顺序通知你。`,
    ),
  approved: (about: About): Notice =>
    important(
      toVolunteer(
        about,
        `报名已通过：${about.title}`,
        `队伍通过了你在${shiftWords(about)}的报名。集合地点：${about.placeName}。`,
      ),
    ),
  rejected: (about: About, reason: string): Notice =>
    toVolunteer(about, `报名未通过：${about.title}`, `${shiftWords(about)}的报名未通过。原因：${reason}`),
  putInQueue: (about: About): Notice =>
    toVolunteer(
      about,
      `已转为候补：${about.title}`,
      `${shiftWords(about)}名额已满，队伍把你列为候补，有空位时通知你。`,
    ),
  offered: (about: About, expiresAt: Date): Notice => ({
    ...toVolunteer(
      about,
      `有名额了，请确认：${about.title}`,
      `${shiftWords(about)}空出名额，为你保留到 ${dayTimeLabel(expiresAt)}。请及时确认，过时会让给下一位。`,
    ),
    level: 'urgent',
    sms: {
      template: 'waitlistOffer',
      variables: {
        title: shortTitle(about.title),
        time: dayTimeLabel(about.startsAt),
        until: dayTimeLabel(expiresAt),
      },
      expiresAt,
    },
  }),
  promoted: (about: About): Notice =>
    important(
      toVolunteer(
        about,
        `候补成功：${about.title}`,
        `${shiftWords(about)}空出名额，你已递补成功。如不能参加请尽早取消。`,
      ),
    ),
  openPool: (about: About, shiftId: number): Notice => ({
    ...toVolunteer(
      about,
      `还有空位，先到先得：${about.title}`,
      `${shiftWords(about)}即将开始，还有空位。候补人员现在可以直接确认，先到先得。`,
    ),
    level: 'urgent',
    dedupeKey: `openPool:${shiftId}`,
  }),
  offerExpired: (about: About): Notice =>
    toVolunteer(
      about,
      `候补名额已过期：${about.title}`,
      `${shiftWords(about)}为你保留的名额没有按时确认，已让给下一位，你排到了候补队尾。`,
    ),
  changed: (about: About, expiresAt: Date): Notice => ({
    ...toVolunteer(
      about,
      `活动安排有变，请再次确认：${about.title}`,
      `${shiftWords(about)}，集合地点：${about.placeName}。请在 ${dayTimeLabel(expiresAt)} 前告诉队伍你是否参加；不答复名额仍为你保留，不来了不影响信用。`,
    ),
    level: 'urgent',
    sms: {
      template: 'activityChanged',
      variables: {
        title: shortTitle(about.title),
        time: dayTimeLabel(about.startsAt),
        place: about.placeName.slice(0, 20),
        until: dayTimeLabel(expiresAt),
      },
      expiresAt,
    },
  }),
  silent: (about: About): Notice =>
    important(
      toVolunteer(
        about,
        `没有收到你的答复：${about.title}`,
        `${shiftWords(about)}的安排有变，答复的时间已过。名额仍为你保留，队伍会看到你还没有答复。能来请点“继续参加”，来不了请尽早取消。`,
      ),
    ),
  moved: (about: About, reason: string): Notice =>
    important(
      toVolunteer(about, `场次已调整：${about.title}`, `你的报名已调到${shiftWords(about)}。原因：${reason}`),
    ),
  removed: (about: About, reason: string): Notice =>
    important(
      toVolunteer(
        about,
        `你已被移出名单：${about.title}`,
        `队伍把你移出了${shiftWords(about)}。原因：${reason}。如有异议可联系队伍或中心。`,
      ),
    ),
  voided: (about: About, reason: string): Notice => ({
    ...toVolunteer(
      about,
      `活动已取消：${about.title}`,
      `${shiftWords(about)}已取消，你的报名随之结束。原因：${reason}`,
    ),
    level: 'urgent',
    sms: {
      template: 'activityCancelled',
      variables: {
        title: shortTitle(about.title),
        time: dayTimeLabel(about.startsAt),
        reason: reason.slice(0, 60),
      },
      expiresAt: about.startsAt,
    },
  }),
  lapsed: (about: About, wasPending: boolean): Notice =>
    toVolunteer(
      about,
      `报名已失效：${about.title}`,
      wasPending
        ? `${shiftWords(about)}已开始，队伍没有在此之前审核你的报名。这不影响你的记录。`
        : `${shiftWords(about)}已开始，没有等到空位，候补已结束。`,
    ),
  credit: (about: About, points: number, cause: string): Notice => ({
    ...toVolunteer(
      about,
      '信用记录提醒',
      `${shiftWords(about)}${cause}，记 ${points} 分，${creditRules.expireDays} 天后失效。如有特殊情况，${creditRules.appealDays} 天内可以申诉。`,
    ),
    link: creditPath,
  }),
  appealAnswered: (about: About, { eventId, points, verdict, reason }: AnsweredAppeal): Notice => ({
    ...important(
      toVolunteer(
        about,
        verdict === 'lift' ? '申诉成立，记分已撤销' : '申诉已答复，维持记分',
        `${shiftWords(about)}的 ${points} 分${verdict === 'lift' ? '不再计入' : '照旧计入，到期自动失效'}。中心的答复：${reason}`,
      ),
    ),
    link: creditPath,
    dedupeKey: `creditAppeal:${eventId}`,
  }),
  remind: (about: About, signUpId: number, hours: 24 | 2): Notice => ({
    ...toVolunteer(
      about,
      `${hours === 24 ? '明天' : '2 小时后'}有活动：${about.title}`,
      `${shiftWords(about)}，集合地点：${about.placeName}。请准时到场签到。`,
    ),
    category: 'reminder',
    level: 'important',
    dedupeKey: `remind${hours}:${signUpId}`,
    sms: hours === 24 ? dayAheadSms(about) : undefined,
  }),
};

/** To the team: applications that have waited over 12 hours; once a day for an activity. */
export const undecidedNotice = (given: {
  accountId: number;
  activityId: number;
  title: string;
  count: number;
  day: string;
}): Notice => ({
  accountId: given.accountId,
  category: 'signUp',
  level: 'important',
  title: `${given.count} 条报名等待审核`,
  body: `“${given.title}”有 ${given.count} 条报名已等待超过 12 小时，请尽快审核。`,
  link: `/teamcenter/index/teamactivity/bm/${given.activityId}`,
  dedupeKey: `undecided:${given.activityId}:${given.day}`,
});

/** To the team: how many have not said whether they still come after a change, with the list of them. */
export const silencesNotice = (given: {
  accountId: number;
  activityId: number;
  title: string;
  count: number;
}): Notice => ({
  accountId: given.accountId,
  category: 'signUp',
  level: 'important',
  title: `${given.count} 人没有答复变更：${given.title}`,
  body: `答复的时间已过，还有 ${given.count} 人没有说是否参加，名额仍为他们保留。可以打电话或发消息问一问。`,
  link: `/teamcenter/index/teamactivity/bm/${given.activityId}?answer=silent`,
});
