import { dayMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { ageOn, isMinor } from '#domains/volunteers/server/index.ts';
import { type MemberAct, memberLimits, type MyTeamRefusal } from '../../contract/members.words.ts';
import type { MemberRole, MemberStatus } from '../../contract/teams.words.ts';
import { type JoinFacts, mayBelong } from '../joining/joining.rules.ts';

export type MemberFacts = { status: MemberStatus; memberRole: MemberRole; invitedUntil: Date | null };

/** Last instant at which an invitation made now can be answered. */
export const inviteEnd = (now: Date): Date => new Date(now.getTime() + memberLimits.inviteDays * dayMs);

/** What the team may do with a membership; the buttons and the acts are judged by this one list. */
export function allowedMemberActs({
  status,
  memberRole,
}: Pick<MemberFacts, 'status' | 'memberRole'>): MemberAct[] {
  const isCaptain = memberRole === 'captain';
  switch (status) {
    case 'applied':
      return ['approve', 'reject'];
    case 'invited':
      return ['edit', 'revoke'];
    case 'offline':
      return ['edit', 'remove'];
    case 'active':
      return isCaptain ? ['edit'] : ['edit', 'pause', 'offerCaptaincy', 'remove'];
    case 'paused':
      return isCaptain ? ['edit'] : ['edit', 'resume', 'remove'];
    default:
      return [];
  }
}

export type MyAct = 'withdraw' | 'answer' | 'claim' | 'leave' | 'pause' | 'resume' | 'answerCaptaincy';
type MyFacts = MemberFacts & { captainOfferedAt: Date | null };

/** What the volunteer may do with an own membership. */
export function allowedMyActs(row: MyFacts, now: Date): MyAct[] {
  const isCaptain = row.memberRole === 'captain';
  const offered: MyAct[] = row.captainOfferedAt ? ['answerCaptaincy'] : [];
  switch (row.status) {
    case 'applied':
      return ['withdraw'];
    case 'invited':
      return isInvitationOver(row, now) ? [] : ['answer'];
    case 'offline':
      return ['claim'];
    case 'active':
      return isCaptain ? [] : [...offered, 'pause', 'leave'];
    case 'paused':
      return isCaptain ? ['resume'] : ['resume', 'leave'];
    default:
      return [];
  }
}

const isInvitationOver = ({ invitedUntil }: Pick<MemberFacts, 'invitedUntil'>, now: Date): boolean =>
  invitedUntil === null || invitedUntil <= now;

/** Why the volunteer cannot do this now, or undefined. */
export function judgeMyAct(row: MyFacts, act: MyAct, now: Date): MyTeamRefusal | undefined {
  if (allowedMyActs(row, now).includes(act)) return undefined;
  if (act === 'answer' && row.status === 'invited') return 'invitationOver';
  if (act === 'answerCaptaincy') return 'noOffer';
  const isLeading = row.memberRole === 'captain' && (row.status === 'active' || row.status === 'paused');
  return isLeading ? 'isCaptain' : 'wrongStatus';
}

/** How a team's invitation meets a person: their preference decides, and minors are always asked (4.2.3). */
export function judgeInvitation(
  person: JoinFacts['person'] & { invitePreference: 'ask' | 'refuse' },
  now: Date,
): 'accountNotActive' | 'refusesInvites' | undefined {
  if (!mayBelong(person, now)) return 'accountNotActive';
  return person.invitePreference === 'refuse' ? 'refusesInvites' : undefined;
}

/** Whether somebody born on this day is a minor now; nobody knows without a day. */
export const isMinorOn = (birthOn: string | null, now: Date): boolean =>
  birthOn !== null && isMinor(ageOn(birthOn, toDay(now)));
