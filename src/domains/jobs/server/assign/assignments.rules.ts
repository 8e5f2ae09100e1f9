import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { ageOn, isMinor, isStopped } from '#domains/volunteers/server/index.ts';
import { isVerified, type VolunteerStatus } from '#domains/volunteers/contract/volunteers.words.ts';
import {
  type AssignmentStatus,
  type MemberStop,
  memberAnswerHours,
  mostVisitMinutes,
  visitWindow,
} from '../../contract/assignments.words.ts';
import type { JobMover } from '../jobs.rules.ts';

type Moves = Readonly<Partial<Record<AssignmentStatus, readonly JobMover[]>>>;
const ends = { withdrawn: ['team', 'staff', 'requester', 'volunteer', 'system'] } as const;

/** The state machine of domain.md 4.2.9 for one person's part: from where, to where, by whom. */
export const assignmentMoves: Readonly<Record<AssignmentStatus, Moves>> = {
  offered: { accepted: ['volunteer'], declined: ['volunteer'], expired: ['system'], ...ends },
  accepted: { working: ['volunteer', 'team'], handedBack: ['volunteer'], ...ends },
  working: { reported: ['volunteer'], ...ends },
  reported: {},
  declined: {},
  expired: {},
  handedBack: {},
  withdrawn: {},
};

/** Whether this mover may take somebody's part from one state to another. */
export const mayMoveAssignment = (from: AssignmentStatus, to: AssignmentStatus, by: JobMover): boolean =>
  assignmentMoves[from][to]?.includes(by) ?? false;

export const isEndedAssignment = (status: AssignmentStatus): boolean =>
  status !== 'reported' && Object.keys(assignmentMoves[status]).length === 0;

/** What is known of somebody of the team before they are asked, and again before each step of theirs. */
export type MemberFacts = {
  isActiveMember: boolean;
  status: VolunteerStatus;
  accountStatus: string;
  birthOn: string;
  restrictedUntil: Date | null;
  realNameStatus: string;
  isRequester: boolean;
  isAsked: boolean;
  saidNo: boolean;
};

/**
 * Why somebody of the team cannot go to a job, or undefined. Minors never visit homes, with a guardian's consent neither
 * (未成年人保护法); a stranger's door is opened to verified names alone. Skills order nobody out: the team knows them.
 */
export function judgeMember(
  member: MemberFacts,
  { isVisit, now }: { isVisit: boolean; now: Date },
): MemberStop | undefined {
  if (!member.isActiveMember) return 'notMember';
  if (isStopped(member, now)) return 'stopped';
  if (isVisit && isMinor(ageOn(member.birthOn, toDay(now)))) return 'minor';
  if (!isVerified(member.realNameStatus)) return 'notVerified';
  if (member.isRequester) return 'ownNeed';
  if (member.isAsked) return 'asked';
  return member.saidNo ? 'saidNo' : undefined;
}

/** Until when somebody who is asked now answers: a day, or half of what is left before a visit that is near; never less than half an hour. */
export function memberAnswerDue(now: Date, visitStart: Date | null): Date {
  const usual = now.getTime() + memberAnswerHours * hourMs;
  const half = visitStart ? now.getTime() + (visitStart.getTime() - now.getTime()) / 2 : usual;
  const due = Math.max(now.getTime() + 30 * minuteMs, Math.min(usual, half));
  return new Date(Math.round(due / minuteMs) * minuteMs);
}

export type AgreedVisit = { visitStart: Date; visitEnd: Date };

/** Whether somebody may check in to an agreed visit now. */
export function judgeCheckIn({ visitStart, visitEnd }: AgreedVisit, now: Date) {
  if (now.getTime() < visitStart.getTime() - visitWindow.beforeMinutes * minuteMs) return 'tooEarly';
  return isVisitOver({ visitEnd }, now) ? 'tooLate' : undefined;
}

/** From here on nobody checks in or out by themselves. */
export const isVisitOver = ({ visitEnd }: Pick<AgreedVisit, 'visitEnd'>, now: Date): boolean =>
  now.getTime() > visitEnd.getTime() + visitWindow.afterHours * hourMs;

/** Whole minutes of a visit: what came before the agreed time does not count, and eight hours are the most (domain.md 4.3). */
export function visitMinutes({
  inAt,
  outAt,
  visitStart,
}: {
  inAt: Date;
  outAt: Date;
  visitStart: Date | null;
}): number {
  const from = Math.max(inAt.getTime(), visitStart?.getTime() ?? 0);
  const minutes = Math.floor((outAt.getTime() - from) / minuteMs);
  return Math.min(mostVisitMinutes, Math.max(0, minutes));
}

/** Whether times that the team enters for somebody are ones that a visit can have. */
export function judgeFix(
  { inAt, outAt, visit }: { inAt: Date; outAt: Date; visit: AgreedVisit | undefined },
  now: Date,
) {
  if (outAt <= inAt || outAt > now || toDay(inAt) !== toDay(outAt)) return 'timesWrong';
  if (!visit || judgeCheckIn(visit, inAt) || isVisitOver(visit, outAt)) return 'outsideVisit';
  return undefined;
}

/**
 * C where both times are the person's own, on a clock of the server but without a code; D where the team entered one, or where
 * one waited on the person's device and no server saw it (domain.md 4.3.8).
 */
export const gradeOfVisit = ({
  fixReason,
  hasWaited,
}: {
  fixReason: string | null;
  hasWaited: boolean;
}): 'C' | 'D' => (fixReason === null && !hasWaited ? 'C' : 'D');
