import { isVerified, type VolunteerStatus } from '#domains/volunteers/contract/volunteers.words.ts';
import { isStopped } from '#domains/volunteers/server/index.ts';
import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { type MicroPartStatus, type MicroStop, microLimits } from '../../contract/micro.words.ts';

type Mover = 'volunteer' | 'staff' | 'system';

/** From where, to where, by whom (domain.md 4.2.9); what is sent back waits for a photo again. */
const moves: Readonly<Record<MicroPartStatus, Readonly<Partial<Record<MicroPartStatus, Mover>>>>> = {
  accepted: { reported: 'volunteer', handedBack: 'volunteer', expired: 'system' },
  reported: { verified: 'staff', accepted: 'staff' },
  verified: {},
  handedBack: {},
  expired: {},
};
export const mayMoveMicro = (from: MicroPartStatus, to: MicroPartStatus, by: Mover): boolean =>
  moves[from][to] === by;
export type MicroMover = Mover;

/** Why a 随手志愿 cannot end then; undefined where it can. */
export function judgeMicroEnd(planEnd: Date, now: Date): 'timePast' | 'tooLong' | undefined {
  const lasts = planEnd.getTime() - now.getTime();
  if (lasts <= 0) return 'timePast';
  return lasts > microLimits.days * dayMs ? 'tooLong' : undefined;
}

/** Until when a photo is sent: some days after the end, and as long again from now where it was sent back late. */
export const microReportDue = (planEnd: Date, now: Date): Date =>
  new Date(Math.max(planEnd.getTime(), now.getTime()) + microLimits.reportDays * dayMs);

export type MicroFacts = {
  status: VolunteerStatus;
  accountStatus: string;
  birthOn: string;
  restrictedUntil: Date | null;
  realNameStatus: string;
  hasPart: boolean;
  /** The team that carries the task is active. */
  isCarried: boolean;
  /** Places that they took on this day. */
  todayCount: number;
};

/** Why somebody cannot take a place, or undefined: verified names in good standing, each once. */
export function judgeMicroClaim(person: MicroFacts, now: Date): MicroStop | undefined {
  if (isStopped(person, now)) return 'stopped';
  if (!isVerified(person.realNameStatus)) return 'notVerified';
  if (person.hasPart) return 'had';
  return person.todayCount >= microLimits.aDay ? 'dayFull' : undefined;
}

/** When it was done, held between taking the place and now; undefined where it lies outside by more than the minute that a clock on a wall leaves open. */
export function doneBetween(
  doneAt: Date,
  { claimedAt, now }: { claimedAt: Date; now: Date },
): Date | undefined {
  const at = doneAt.getTime();
  if (at < claimedAt.getTime() - minuteMs || at > now.getTime() + minuteMs) return undefined;
  return new Date(Math.min(Math.max(at, claimedAt.getTime()), now.getTime()));
}

/** When a piece was done, from when: its minutes before the end, and never before the place was taken. */
export function pieceTimes({
  claimedAt,
  doneAt,
  minutes,
}: {
  claimedAt: Date;
  doneAt: Date;
  minutes: number;
}) {
  const inAt = new Date(Math.max(claimedAt.getTime(), doneAt.getTime() - minutes * minuteMs));
  return { inAt, outAt: doneAt, minutes: Math.floor((doneAt.getTime() - inAt.getTime()) / minuteMs) };
}
