import { isVerified, type VolunteerStatus } from '#domains/volunteers/contract/volunteers.words.ts';
import { standingOn } from '#domains/volunteers/server/index.ts';
import { hourMs, dayMs } from '#platform/contract/durations.ts';
import { dayLabel, toDay } from '#platform/contract/instants.ts';
import {
  joinFaces,
  type JoinFace,
  joinRefusals,
  type JoinRefusal,
  type JoinWay,
  memberLimits,
} from '../../contract/members.words.ts';
import type { MemberStatus } from '../../contract/teams.words.ts';

/** What joining is judged by. */
export type JoinFacts = {
  team: { status: string; joinMode: 'approval' | 'open' | 'closed' | 'code'; joinCode: string | null };
  inviteLink: { code: string; expiresAt: Date } | undefined;
  person: { status: VolunteerStatus; birthOn: string; realNameStatus: string };
  /** The live membership, if there is one. */
  live: { id: number; status: MemberStatus; invitedUntil: Date | null } | undefined;
  /** When an application was last refused, or the person last moved out. */
  refusedAt: Date | null;
  /** A place that the team noted for this phone and name. */
  offlineId: number | undefined;
  wrongCodes: { failures: number; windowStartedAt: Date } | undefined;
};
export type JoinVerdict =
  | { refusal: JoinRefusal; msg?: string }
  | { to: 'active'; joinWay: JoinWay; offlineId?: number }
  | { to: 'applied'; joinWay: 'apply' };

/** People whose account may belong to a team: asleep and restricted ones keep what they have and may join. */
export const mayBelong = (person: JoinFacts['person'], now: Date): boolean =>
  ['active', 'dormant', 'restricted'].includes(standingOn(person, toDay(now)));

/** When somebody who was refused may ask again. */
const reapplyFrom = (refusedAt: Date): Date =>
  new Date(refusedAt.getTime() + memberLimits.reapplyDays * dayMs);

/** Wrong codes that still count at this instant. */
export const countedFailures = (wrongCodes: JoinFacts['wrongCodes'], now: Date): number =>
  wrongCodes && now.getTime() - wrongCodes.windowStartedAt.getTime() < memberLimits.codeWindowHours * hourMs
    ? wrongCodes.failures
    : 0;

/**
 * What pressing "join" does now with this code (or none): in, waiting for the team, or why not (domain.md 4.2.3). An
 * invitation link opens every team; a place noted for the person is taken over instead of a second one made.
 */
export function judgeJoin(facts: JoinFacts, code: string | undefined, now: Date): JoinVerdict {
  const { team, person, live, inviteLink, offlineId } = facts;
  if (live) return { refusal: liveRefusal(live, now) };
  if (!mayBelong(person, now)) return { refusal: 'accountNotActive' };
  if (team.status !== 'active') return { refusal: 'teamClosed' };
  const hasRealName = isVerified(person.realNameStatus);
  if (offlineId !== undefined) {
    return hasRealName ? { to: 'active', joinWay: 'add', offlineId } : { refusal: 'notVerified' };
  }
  if (code && inviteLink?.code === code) {
    return inviteLink.expiresAt > now ? { to: 'active', joinWay: 'invite' } : { refusal: 'inviteLinkOver' };
  }
  if (code && !/^\d{4,6}$/.test(code))
    return { refusal: team.joinMode === 'code' ? 'wrongCode' : 'inviteLinkOver' };
  if (team.joinMode === 'closed') return { refusal: 'inviteOnly' };
  if (facts.refusedAt && reapplyFrom(facts.refusedAt) > now) {
    return {
      refusal: 'tooSoon',
      msg: `上次没有通过，${dayLabel(reapplyFrom(facts.refusedAt))} 起可以再次申请`,
    };
  }
  if (team.joinMode === 'approval') return { to: 'applied', joinWay: 'apply' };
  if (!hasRealName) return { refusal: 'notVerified' };
  if (team.joinMode === 'open') return { to: 'active', joinWay: 'apply' };
  return judgeCode(facts, code, now);
}

function judgeCode({ team, wrongCodes }: JoinFacts, code: string | undefined, now: Date): JoinVerdict {
  if (countedFailures(wrongCodes, now) >= memberLimits.codeTries) return { refusal: 'tooManyTries' };
  if (!code) return { refusal: 'codeNeeded' };
  return team.joinCode === code ? { to: 'active', joinWay: 'code' } : { refusal: 'wrongCode' };
}

function liveRefusal({ status, invitedUntil }: NonNullable<JoinFacts['live']>, now: Date): JoinRefusal {
  if (status === 'applied') return 'alreadyApplied';
  if (status === 'invited') return invitedUntil && invitedUntil <= now ? 'inviteLinkOver' : 'invited';
  return 'alreadyMember';
}

const facesOfRefusals: Record<JoinRefusal, JoinFace> = {
  teamClosed: 'unavailable',
  inviteOnly: 'closed',
  alreadyApplied: 'applied',
  alreadyMember: 'member',
  invited: 'accept',
  tooSoon: 'tooSoon',
  notVerified: 'notVerified',
  accountNotActive: 'unavailable',
  codeNeeded: 'code',
  wrongCode: 'code',
  tooManyTries: 'unavailable',
  inviteLinkOver: 'closed',
};

const textsOfFaces: Partial<Record<JoinFace, string>> = {
  apply: '提交申请后由队伍审核，结果会发消息给你。',
  join: '这支队伍对实名志愿者开放，加入后马上就是队员。',
  code: '向队伍负责人要到口令，输入后马上加入。',
  accept: '队伍邀请了你，接受后马上就是队员。',
  claim: '队伍的名单里有你的姓名和手机号，认领后就是正式队员。',
  applied: '申请已提交，队伍审核后会发消息给你。',
  member: '你是这支队伍的队员。',
  paused: '你在这支队伍里暂停中，可以在“我的队伍”恢复。',
};

/** The same judgement as the face of the button and one sentence. `code` is that of an invitation link. */
export function judgeFace(
  facts: JoinFacts,
  code: string | undefined,
  now: Date,
): { face: JoinFace; text: string } {
  const verdict = judgeJoin(facts, code, now);
  const face = faceOf(facts, verdict);
  const told = 'refusal' in verdict ? (verdict.msg ?? joinRefusals[verdict.refusal]) : joinFaces[face];
  return { face, text: textsOfFaces[face] ?? told };
}

function faceOf({ live }: JoinFacts, verdict: JoinVerdict): JoinFace {
  if (live?.status === 'paused') return 'paused';
  if ('refusal' in verdict) return facesOfRefusals[verdict.refusal];
  if (verdict.to === 'applied') return 'apply';
  if (verdict.joinWay === 'invite') return 'accept';
  return verdict.offlineId === undefined ? 'join' : 'claim';
}
