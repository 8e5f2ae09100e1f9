import type { Post } from '#domains/activities/contract/posts.contract.ts';
import { postConditions, postOf, qualificationWords } from '#domains/activities/contract/posts.words.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { ageOn } from '#domains/volunteers/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dateLabel, startOfDay, toDay } from '#platform/contract/instants.ts';
import {
  type ActivityFacts,
  type PersonFacts,
  type Reason,
  reasonOf,
  type ShiftFacts,
  type SignUpFacts,
} from './signups.facts.ts';

type Place = Pick<SignUpFacts, 'activity' | 'shift'>;

/** Hours, star and qualifications are read only for who asks for them. */
export const asksForRecord = ({ minMinutes, posts }: Pick<ActivityFacts, 'minMinutes' | 'posts'>): boolean =>
  minMinutes > 0 ||
  posts.some((post) => post.minMinutes > 0 || post.minStar > 0 || post.qualifications.length > 0);

const wantedBy = ({ activity, shift }: Place): Post | undefined => postOf(activity.posts, shift.postName);

/** What the age of the day says against the post of a shift (domain.md 4.4.6). */
export function judgeAgeOfPost(place: Place, age: number): Reason[] {
  const post = wantedBy(place);
  if (post?.minAge != null && age < post.minAge)
    return [reasonOf('underMinAge', { text: `岗位“${post.name}”须年满 ${post.minAge} 周岁` })];
  if (post?.maxAge != null && age > post.maxAge)
    return [reasonOf('overMaxAge', { text: `岗位“${post.name}”年龄不超过 ${post.maxAge} 周岁` })];
  return [];
}

/** What the post of a shift wants of a person who is to be put on it and does not have; undefined when they fit. */
export function unfitWords(place: Place, person: PersonFacts): string | undefined {
  const post = wantedBy(place);
  if (!post) return undefined;
  const age = ageOn(person.birthOn, toDay(place.shift.startsAt));
  const isUnfit = judgeAgeOfPost(place, age).length > 0 || judgePost(place, person).length > 0;
  return isUnfit ? `这位志愿者不符合岗位“${post.name}”的要求：${postConditions(post).join('，')}` : undefined;
}

/** What else speaks against one person on the post of a shift; its conditions stand beside the activity's. */
export function judgePost(place: Place, person: PersonFacts): Reason[] {
  const post = wantedBy(place);
  if (!post) return [];
  const { activity, shift } = place;
  const reasons: Reason[] = [];
  const isAsked = activity.recruitScope === 'members';
  if (post.isMembersOnly && !isAsked && !person.memberOfTeamIds.includes(activity.teamId))
    reasons.push(
      reasonOf('membersOnly', {
        text: `岗位“${post.name}”仅限本队成员报名`,
        fixUrl: `/user-index/teamDetail/${activity.teamId}`,
      }),
    );
  if (person.totalMinutes < post.minMinutes)
    reasons.push(
      reasonOf('minHours', {
        text: `岗位“${post.name}”需累计服务满 ${hoursLabel(post.minMinutes)} 小时，你已有 ${hoursLabel(person.totalMinutes)} 小时`,
      }),
    );
  if (person.star < post.minStar)
    reasons.push(
      reasonOf('starNeeded', { text: `岗位“${post.name}”面向${starNames[post.minStar - 1]}以上志愿者` }),
    );
  if (post.qualifications.length > 0)
    reasons.push(...judgeQualification({ activity, shift }, { post, person }));
  return reasons;
}

/**
 * One of the qualifications asked for must last until the day of the shift. The centre's entries count everywhere, those
 * of a team for its own activities (宁波市志愿服务条例第十九条).
 */
function judgeQualification(
  { activity, shift }: { activity: ActivityFacts; shift: ShiftFacts },
  { post, person }: { post: Post; person: PersonFacts },
): Reason[] {
  const asked: readonly string[] = post.qualifications;
  const held = person.qualifications.filter(
    ({ qualification, teamId }) =>
      asked.includes(qualification) && (teamId === null || teamId === activity.teamId),
  );
  const day = toDay(shift.startsAt);
  if (held.some(({ validUntil }) => validUntil === null || validUntil >= day)) return [];
  const words = qualificationWords(post);
  const [latest] = held
    .flatMap(({ validUntil }) => validUntil ?? [])
    .toSorted()
    .toReversed();
  return [
    reasonOf('qualificationMissing', {
      text: latest
        ? `岗位“${post.name}”需持${words}，你的证书 ${dateLabel(startOfDay(latest))}到期`
        : `岗位“${post.name}”需持${words}，你的档案里还没有，请带证书到队伍或实践中心登记`,
    }),
  ];
}
