import { isVerified, type VolunteerStatus } from '#domains/volunteers/contract/volunteers.words.ts';
import { isStopped } from '#domains/volunteers/server/index.ts';
import { hourMs } from '#platform/contract/durations.ts';
import {
  type PostAct,
  type PostPersonStatus,
  type PostStop,
  postLimits,
} from '../../contract/standing.words.ts';
import type { JobStatus } from '../../contract/jobs.words.ts';

type Slot = { weekday: number; starts: string; ends: string };

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Whether the slots of a post can be: each on one day, not too long, no two beginning together. */
export function areSlotsFit(slots: readonly Slot[]): boolean {
  const begins = new Set(slots.map(({ weekday, starts }) => `${weekday} ${starts}`));
  return (
    begins.size === slots.length &&
    slots.every(({ starts, ends }) => {
      const minutes = minutesOf(ends) - minutesOf(starts);
      return minutes > 0 && minutes <= postLimits.slotHours * 60;
    })
  );
}

type Mover = 'volunteer' | 'team' | 'system';

/** From where, to where, by whom. */
const moves: Readonly<
  Record<PostPersonStatus, Readonly<Partial<Record<PostPersonStatus, readonly Mover[]>>>>
> = {
  applied: {
    trial: ['team'],
    regular: ['team'],
    declined: ['team'],
    left: ['volunteer', 'system'],
    ended: ['team', 'system'],
  },
  trial: { regular: ['system'], left: ['volunteer', 'system'], removed: ['team'], ended: ['team', 'system'] },
  regular: { left: ['volunteer', 'system'], removed: ['team'], ended: ['team', 'system'] },
  declined: {},
  left: {},
  removed: {},
  ended: {},
};
export type PostMover = Mover;
export const mayMovePostPerson = (from: PostPersonStatus, to: PostPersonStatus, by: Mover): boolean =>
  moves[from][to]?.includes(by) ?? false;
export const isEndedPostPerson = (status: PostPersonStatus): boolean =>
  Object.keys(moves[status]).length === 0;

/** From which states each act of the team on its post is possible. */
const actsFrom: Readonly<Record<PostAct, readonly JobStatus[]>> = {
  open: ['paused'],
  pause: ['open', 'full'],
  end: ['open', 'full', 'paused'],
};
export const mayActOnPost = (act: PostAct, from: JobStatus): boolean => actsFrom[act].includes(from);

export type PostFacts = {
  status: VolunteerStatus;
  accountStatus: string;
  birthOn: string;
  restrictedUntil: Date | null;
  realNameStatus: string;
  isMember: boolean;
  hasPlace: boolean;
};

/** Why somebody cannot apply, or undefined: verified members of the team in good standing, each once. */
export function judgeApplicant(person: PostFacts, now: Date): PostStop | undefined {
  if (isStopped(person, now)) return 'stopped';
  if (!isVerified(person.realNameStatus)) return 'notVerified';
  if (!person.isMember) return 'notMember';
  return person.hasPlace ? 'had' : undefined;
}

/** From when on nothing is asked of somebody who leaves or is let go: what begins within the notice stands. */
export const leavingFrom = (now: Date): Date => new Date(now.getTime() + postLimits.noticeHours * hourMs);
