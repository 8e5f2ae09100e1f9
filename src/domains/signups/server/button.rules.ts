import { minuteMs } from '#platform/contract/durations.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { signUpLimits } from '../contract/signups.limits.ts';
import {
  type ButtonFace,
  buttonFaces,
  type SignUpReason,
  type SignUpState,
} from '../contract/signups.words.ts';
import type { Judgement, Viewer } from './signups.facts.ts';
import { refusalIn } from './signups.rules.ts';

/** My own sign-up as the button needs it; `attendance` is the state of the day, if any. */
export type MineFacts = {
  state: SignUpState;
  attendance: string | null;
  checkedInAt: Date | null;
  /** A free place in the open pool that this waiting person may take now. */
  canClaim: boolean;
};
export type ButtonFacts = {
  activityId: number;
  startsAt: Date;
  endsAt: Date;
  waitCount: number;
  isOwnTeam: boolean;
  viewer: Viewer['kind'];
  judgement: Judgement;
  mine: MineFacts | null;
  queueAhead: number | null;
};
export type Button = { face: ButtonFace; label: string; isEnabled: boolean; link: string | null };

const unfitReasons: readonly SignUpReason[] = [
  'restricted',
  'notVerified',
  'profileIncomplete',
  'minorsExcluded',
  'underMinAge',
  'overMaxAge',
  'guardianNeeded',
  'membersOnly',
  'teamNotAllowed',
  'minHours',
  'starNeeded',
  'qualificationMissing',
];

const face = (name: ButtonFace, parts: Partial<Button> = {}): Button => ({
  face: name,
  label: parts.label ?? buttonFaces[name],
  isEnabled: parts.isEnabled ?? true,
  link: parts.link ?? null,
});

/** Which of the button's faces a person sees (docs/design.md: twelve states); the label of a grey one says why. */
export function chooseButton(facts: ButtonFacts, now: Date): Button {
  if (facts.viewer === 'team' && facts.isOwnTeam) {
    return face('manage', { link: `/teamcenter/index/teamactivity/bm/${facts.activityId}` });
  }
  const mine = facts.mine && faceOfMine(facts, facts.mine, now);
  if (mine) return mine;
  return faceOfJudgement(facts);
}

function faceOfMine(facts: ButtonFacts, mine: MineFacts, now: Date): Button | undefined {
  const link = `/usercenter/index/myactivity/detail/${facts.activityId}`;
  switch (mine.state) {
    case 'pending':
      return face('awaitingReview', { isEnabled: false });
    case 'waitlisted':
      if (mine.canClaim) return face('offered', { label: '抢占空出的名额' });
      return face('waitlisted', {
        label: `候补中（前面还有 ${facts.queueAhead ?? 0} 人）`,
        isEnabled: false,
      });
    case 'offered':
      return face('offered');
    case 'confirmed':
      return faceOfConfirmed(facts, { ...mine, link }, now);
    default:
      return undefined;
  }
}

function faceOfConfirmed(facts: ButtonFacts, mine: MineFacts & { link: string }, now: Date): Button {
  const { link } = mine;
  if (mine.attendance === 'checkedIn' && mine.checkedInAt && now < facts.endsAt) {
    return face('checkIn', { label: `已签到 ${timeLabel(mine.checkedInAt)}，结束时记得签退`, link });
  }
  if (mine.attendance === 'checkedOut' || now >= facts.endsAt) return face('finished', { link });
  const opensAt = facts.startsAt.getTime() - signUpLimits.checkInOpensMinutes * minuteMs;
  return now.getTime() >= opensAt ? face('checkIn', { link }) : face('signedUp', { link });
}

function faceOfJudgement({ judgement, waitCount, viewer }: ButtonFacts): Button {
  const refusal = refusalIn(judgement);
  if (!refusal) {
    if (judgement.verdict === 'waitlist')
      return face('joinWaitlist', { label: `加入候补（前面 ${waitCount} 人）` });
    return face('signUp', judgement.verdict === 'apply' ? { label: '申请报名这一场' } : {});
  }
  const grey = { label: refusal.text, isEnabled: false };
  const full = judgement.reasons.find((reason) => reason.code === 'full' && reason.severity === 'block');
  if (refusal.code === 'notSignedIn') {
    if (full) return face('unavailable', { ...grey, label: full.text });
    return face('logIn', { link: refusal.fixUrl });
  }
  if (refusal.code === 'notVolunteer')
    return face('teamAccount', viewer === 'team' ? { isEnabled: false } : grey);
  if (refusal.code === 'notOpenYet') return face('notOpenYet', grey);
  if (refusal.code === 'clash') return face('clash', { isEnabled: false });
  if (unfitReasons.includes(refusal.code)) return face('unfit', grey);
  return face('unavailable', grey);
}
