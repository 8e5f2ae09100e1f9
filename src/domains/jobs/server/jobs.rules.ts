import type { Urgency } from '#domains/needs/contract/needs.words.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { type JobStatus, workClocks } from '../contract/jobs.words.ts';

/** Who moves a job: the requester of its need, staff, its team, a member, the clock. */
export type JobMover = 'requester' | 'staff' | 'team' | 'volunteer' | 'system';

type Moves = Readonly<Partial<Record<JobStatus, readonly JobMover[]>>>;
/** Taken back by the centre, given back by the team, or ended with its need. */
const ends = { withdrawn: ['staff', 'team', 'requester', 'system'] } as const;

/** The state machine of domain.md 4.2.9: from where, to where, by whom. */
export const jobMoves: Readonly<Record<JobStatus, Moves>> = {
  draft: { issued: ['staff'], open: ['staff', 'team'], withdrawn: ['staff', 'team'] },
  issued: { accepted: ['team'], declined: ['team'], expired: ['system'], ...ends },
  accepted: { assigning: ['team'], inProgress: ['team', 'requester', 'staff', 'system'], ...ends },
  assigning: { inProgress: ['team', 'requester', 'staff', 'system'], ...ends },
  inProgress: { submitted: ['team', 'system'], ...ends },
  submitted: { done: ['staff', 'requester', 'system'], inProgress: ['requester', 'staff'], ...ends },
  done: {},
  declined: {},
  expired: {},
  withdrawn: {},
  open: { full: ['volunteer', 'team'], paused: ['staff', 'team'], ended: ['staff', 'team', 'system'] },
  full: { open: ['volunteer', 'team'], paused: ['staff', 'team'], ended: ['staff', 'team', 'system'] },
  paused: { open: ['staff', 'team'], ended: ['staff', 'team', 'system'] },
  ended: {},
};

/** Whether this mover may take a job from one state to another. */
export const mayMoveJob = (from: JobStatus, to: JobStatus, by: JobMover): boolean =>
  jobMoves[from][to]?.includes(by) ?? false;

/** States in which a job is over. */
export const endedJobStatuses = [
  'done',
  'declined',
  'expired',
  'withdrawn',
  'ended',
] as const satisfies JobStatus[];
export const isEndedJob = (status: JobStatus): boolean => endedJobStatuses.some((one) => one === status);

/** What the clock of an answer is made from. */
export type AnswerClock = {
  urgency: Urgency;
  now: Date;
  /** The same time on the next workday. */
  workdayDue: Date;
  expectStart: Date;
  isTimeFlexible: boolean;
};

/**
 * Until when a team that is asked now answers: a workday, or two hours when it is urgent. When the wanted time cannot move and is
 * near, half of what is left, so that somebody else can still be found; never less than half an hour.
 */
export function answerDue({ urgency, now, workdayDue, expectStart, isTimeFlexible }: AnswerClock): Date {
  const usual =
    urgency === 'urgent' ? now.getTime() + workClocks.urgentAcceptHours * hourMs : workdayDue.getTime();
  const least = now.getTime() + workClocks.leastMinutes * minuteMs;
  const half = now.getTime() + (expectStart.getTime() - now.getTime()) / 2;
  const due = isTimeFlexible ? usual : Math.min(usual, half);
  return new Date(Math.max(least, Math.round(due / minuteMs) * minuteMs));
}

/** R20261121087: the day and a serial. */
export const jobNoOf = (day: string, serial: number): string =>
  `R${day.replaceAll('-', '')}${String(serial).padStart(3, '0')}`;

export type ClockedJob = {
  status: JobStatus;
  issuedAt: Date;
  acceptDueAt: Date | null;
  answeredAt: Date | null;
  contactDueAt: Date | null;
  contactedAt: Date | null;
  finishDueAt: Date | null;
};
export type JobClock = { clock: 'answer' | 'contact' | 'finish'; startedAt: Date; dueAt: Date };

/** Which clock runs for a job's team, or none. */
export function clockOf(job: ClockedJob): JobClock | undefined {
  const { status, issuedAt, acceptDueAt, answeredAt, contactDueAt, contactedAt, finishDueAt } = job;
  if (status === 'issued' && acceptDueAt) return { clock: 'answer', startedAt: issuedAt, dueAt: acceptDueAt };
  const isWorking = status === 'accepted' || status === 'assigning' || status === 'inProgress';
  if (!isWorking) return undefined;
  const startedAt = answeredAt ?? issuedAt;
  if (status !== 'inProgress' && contactDueAt && !contactedAt)
    return { clock: 'contact', startedAt, dueAt: contactDueAt };
  return finishDueAt ? { clock: 'finish', startedAt, dueAt: finishDueAt } : undefined;
}
