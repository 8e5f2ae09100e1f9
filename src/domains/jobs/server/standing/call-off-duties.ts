import type { Act, Caller } from '#platform/server/calls/act.ts';
import { endParts } from '../assign/end-assignments.ts';
import { lockLiveAssignments } from '../assign/assignments.store.ts';
import { moveJob } from '../jobs.store.ts';
import { lockComingDuties } from './duties.queries.ts';

type CallingOff = {
  postId: number;
  from: Date;
  by: 'team' | 'volunteer' | 'system';
  byId: number | null;
  /** Of one person alone; a duty without anybody is called off. */
  volunteerId?: number;
  why: string;
};

/** Calls off duties that begin from then on and that nobody is at, of everybody in the post or of one person. */
export async function callOffDuties(
  act: Act<Caller, never>,
  { postId, from, by, byId, volunteerId, why }: CallingOff,
): Promise<void> {
  for (const duty of await lockComingDuties(act.sql, postId, from)) {
    const live = await lockLiveAssignments(act.sql, [duty.id]);
    const going = live.filter((part) => volunteerId === undefined || part.volunteerId === volunteerId);
    const isNotTheirs = volunteerId !== undefined && going.length === 0;
    if (isNotTheirs || going.some(({ inAt }) => inAt !== null)) continue;
    await endParts(
      act,
      going.map((part) => ({ part, job: duty })),
      { by: by === 'volunteer' ? 'volunteer' : by, reason: 'jobOver', why },
    );
    if (live.length === going.length)
      await moveJob(act.sql, duty, {
        to: 'withdrawn',
        by: by === 'volunteer' ? 'system' : by,
        byId: by === 'volunteer' ? null : byId,
        now: act.now,
      });
  }
}
