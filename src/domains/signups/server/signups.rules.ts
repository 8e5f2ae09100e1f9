import { isVerified } from '#domains/volunteers/contract/volunteers.words.ts';
import { ageOn, isMinor as isMinorAge } from '#domains/volunteers/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel, toDay } from '#platform/contract/instants.ts';
import { signUpReasonCodes } from '../contract/signups.words.ts';
import { signUpLimits } from '../contract/signups.limits.ts';
import { judgeAgeOfPost, judgePost } from './post.rules.ts';
import { judgeClash, judgeWarnings } from './clash.rules.ts';
import {
  type ActivityFacts,
  type Judgement,
  type PersonFacts,
  type Reason,
  reasonOf,
  type ShiftFacts,
  type SignUpFacts,
} from './signups.facts.ts';

/**
 * Whether a person may sign up for a shift now, apply for it, join its queue, or why not (domain.md 4.5). The reasons
 * stand in the order of `signUpReasons`: the first that blocks is the refusal. List, detail, button and command ask
 * only this function, so they cannot disagree.
 */
export function judgeSignUp(facts: SignUpFacts, now: Date): Judgement {
  const { activity, shift, viewer } = facts;
  const reasons = [...judgeActivity(facts, now), ...judgeViewer(facts, now)];
  // Who is in is not told that it is full: the last place may be their own.
  const isIn = reasons.some((reason) => reason.code === 'already');
  if (!isIn && viewer.kind === 'volunteer' && activity.recruitScope === 'code')
    reasons.push(reasonOf('codeAsked'));
  const place = isIn ? undefined : judgePlace(activity, shift, now);
  if (place) reasons.push(place);
  if (viewer.kind === 'volunteer') reasons.push(...judgeWarnings(shift, viewer.commitments));
  if (reasons.some((reason) => reason.severity === 'block')) return { verdict: 'refused', reasons };
  if (place) return { verdict: 'waitlist', reasons };
  const needsReview = isReviewed(activity) || reasons.some((reason) => reason.code === 'creditReview');
  return { verdict: needsReview ? 'apply' : 'signUp', reasons };
}

/** The team decides on each; who names the code of an activity that recruits by one needs no decision (免审口令). */
export const isReviewed = ({
  signUpMode,
  recruitScope,
}: Pick<ActivityFacts, 'signUpMode' | 'recruitScope'>): boolean =>
  signUpMode === 'review' && recruitScope !== 'code';

/** The refusal in a judgement: its first blocking reason. */
export const refusalIn = ({ reasons }: Judgement): Reason | undefined =>
  reasons.find((reason) => reason.severity === 'block');

/** True within two hours of the start: the queue gives way to whoever is first. */
export const isOpenPool = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= signUpLimits.openPoolMinutes * minuteMs;

/** Free places that a newcomer may take; with people waiting there are none until the open pool. */
export function placesFor(
  shift: Pick<ShiftFacts, 'capacity' | 'takenCount' | 'waitCount' | 'startsAt'>,
  waitlistMode: ActivityFacts['waitlistMode'],
  now: Date,
): number {
  const free = Math.max(0, shift.capacity - shift.takenCount);
  const queueGoesFirst = waitlistMode !== 'off' && shift.waitCount > 0 && !isOpenPool(shift.startsAt, now);
  return queueGoesFirst ? 0 : free;
}

/** Things that stop everybody: state of activity, team and shift, and the time of sign-up. */
function judgeActivity({ activity, shift, viewer }: SignUpFacts, now: Date): Reason[] {
  const reasons: Reason[] = [];
  if (activity.status === 'cancelled') reasons.push(reasonOf('cancelled'));
  else if (shift.status === 'cancelled') reasons.push(reasonOf('cancelled', { text: '这一场已取消' }));
  if (activity.status === 'suspended') reasons.push(reasonOf('suspended'));
  if (activity.teamStatus !== 'active') reasons.push(reasonOf('teamSuspended'));
  if (shift.endsAt <= now) reasons.push(reasonOf('shiftStarted', { text: '这一场已经结束' }));
  else if (shift.startsAt <= now) reasons.push(reasonOf('shiftStarted'));
  const mine = viewer.kind === 'volunteer' && viewer.commitments.some((c) => c.shiftId === shift.shiftId);
  if (mine) reasons.push(reasonOf('already'));
  if (activity.signUpOpensAt && now < activity.signUpOpensAt) {
    reasons.push(reasonOf('notOpenYet', { text: `${dayTimeLabel(activity.signUpOpensAt)} 开放报名` }));
  }
  const isOver = activity.signUpClosesAt !== null && activity.signUpClosesAt <= now;
  const isShiftOver = isClosedBefore(shift, now);
  if (
    isOver ||
    isShiftOver ||
    shift.status === 'closed' ||
    !['published', 'cancelled', 'suspended'].includes(activity.status)
  )
    reasons.push(reasonOf('closed', isOver ? {} : closedWords(shift, isShiftOver)));
  return reasons;
}

/** Sign-up to this shift has closed, and it has not begun. */
export const isClosedBefore = (
  { closesAt, startsAt }: Pick<ShiftFacts, 'closesAt' | 'startsAt'>,
  now: Date,
) => closesAt !== null && closesAt <= now && startsAt > now;

function closedWords({ status, closesAt }: ShiftFacts, isShiftOver: boolean): { text?: string } {
  if (status === 'closed') return { text: '这一场已停止报名' };
  return isShiftOver && closesAt ? { text: `这一场已在 ${dayTimeLabel(closesAt)} 截止报名` } : {};
}

function judgeViewer(facts: SignUpFacts, now: Date): Reason[] {
  const { viewer } = facts;
  if (viewer.kind === 'anonymous') return [reasonOf('notSignedIn')];
  if (viewer.kind !== 'volunteer') return [reasonOf('notVolunteer')];
  return [
    ...judgeRestriction(viewer.person, now),
    ...judgeAge(facts, viewer.person),
    ...judgeProfile(viewer.person),
    ...judgeConditions(facts, viewer.person),
    ...judgeClash(facts.shift, viewer.commitments),
  ];
}

/**
 * What speaks against one person taking a place: account, conditions, clashes. Asked again when a place is offered from
 * the queue, where times of sign-up and the count of places no longer matter.
 */
export function judgePerson(facts: SignUpFacts, now: Date): Reason[] {
  return judgeViewer(facts, now);
}

/** Who has handed the document in reads that it is being looked at, not that they should do it again. */
const unverifiedReason = (status: string): Reason =>
  status === 'pending' || status === 'formatChecked'
    ? reasonOf('notVerified', { text: '实名信息正在由工作人员核对，通过后即可报名' })
    : reasonOf('notVerified');

function judgeRestriction(person: PersonFacts, now: Date): Reason[] {
  const reasons: Reason[] = [];
  const until = [person.restrictedUntil, person.creditPausedUntil].filter((at) => at !== null && at > now);
  const latest = until.toSorted((one, other) => Number(other) - Number(one))[0];
  if (person.status === 'closing') {
    reasons.push(
      reasonOf('restricted', {
        text: '你正在注销账号，撤回注销后才能报名',
        fixUrl: '/usercenter/index/mydata/closing',
      }),
    );
  } else if (['frozen', 'closed'].includes(person.status)) {
    reasons.push(reasonOf('restricted', { text: '你的账号已停用，不能报名' }));
  } else if (latest) {
    reasons.push(reasonOf('restricted', { text: `你的报名已暂停至 ${dayTimeLabel(latest)}` }));
  } else if (person.status === 'restricted' && person.restrictedUntil === null) {
    reasons.push(reasonOf('restricted'));
  }
  return reasons;
}

const ageOnDay = (person: PersonFacts, shift: ShiftFacts): number =>
  ageOn(person.birthOn, toDay(shift.startsAt));

/** Nobody grows older or younger by filling in forms: said before anything that could be mended. */
function judgeAge({ activity, shift }: SignUpFacts, person: PersonFacts): Reason[] {
  const reasons: Reason[] = [];
  const age = ageOnDay(person, shift);
  if (isMinorAge(age) && activity.minorPolicy === 'none') reasons.push(reasonOf('minorsExcluded'));
  reasons.push(...judgeAgeOfPost({ activity, shift }, age));
  if (activity.minAge !== null && age < activity.minAge) {
    reasons.push(reasonOf('underMinAge', { text: `须年满 ${activity.minAge} 周岁` }));
  }
  if (activity.maxAge !== null && age > activity.maxAge) {
    reasons.push(reasonOf('overMaxAge', { text: `年龄不超过 ${activity.maxAge} 周岁` }));
  }
  return reasons;
}

function judgeProfile(person: PersonFacts): Reason[] {
  const reasons: Reason[] = [];
  if (!isVerified(person.realNameStatus)) reasons.push(unverifiedReason(person.realNameStatus));
  if (!person.hasProfile) reasons.push(reasonOf('profileIncomplete'));
  return reasons;
}

function judgeConditions({ activity, shift }: SignUpFacts, person: PersonFacts): Reason[] {
  const reasons: Reason[] = [];
  const isMinor = isMinorAge(ageOnDay(person, shift));
  if (isMinor && (!person.hasGuardianConsent || person.status === 'pendingGuardian')) {
    reasons.push(reasonOf('guardianNeeded'));
  }
  if (activity.recruitScope === 'members' && !person.memberOfTeamIds.includes(activity.teamId)) {
    reasons.push(reasonOf('membersOnly', { fixUrl: `/user-index/teamDetail/${activity.teamId}` }));
  }
  const takenTeamIds = [activity.teamId, ...activity.recruitTeams];
  if (
    activity.recruitScope === 'teams' &&
    !person.memberOfTeamIds.some((teamId) => takenTeamIds.includes(teamId))
  ) {
    reasons.push(reasonOf('teamNotAllowed'));
  }
  if (person.totalMinutes < activity.minMinutes) {
    const needed = hoursLabel(activity.minMinutes);
    reasons.push(
      reasonOf('minHours', {
        text: `需累计服务满 ${needed} 小时，你已有 ${hoursLabel(person.totalMinutes)} 小时`,
      }),
    );
  }
  reasons.push(...judgePost({ activity, shift }, person));
  if (person.needsCreditReview) reasons.push(reasonOf('creditReview'));
  if (isMinor && activity.minorPolicy === 'accompanied') reasons.push(reasonOf('accompanied'));
  return inOrder(reasons);
}

/** In the order of the closed list; those of activity and post that say the same stay beside each other. */
const inOrder = (reasons: readonly Reason[]): Reason[] =>
  reasons.toSorted(
    (one, other) => signUpReasonCodes.indexOf(one.code) - signUpReasonCodes.indexOf(other.code),
  );

function judgePlace(activity: ActivityFacts, shift: ShiftFacts, now: Date): Reason | undefined {
  if (placesFor(shift, activity.waitlistMode, now) > 0) return undefined;
  // In the open pool nobody is queued any more: who comes first takes what comes free.
  if (activity.waitlistMode === 'off' || isOpenPool(shift.startsAt, now)) return reasonOf('full');
  return reasonOf('full', { text: '名额已满，可以加入候补', severity: 'info' });
}
