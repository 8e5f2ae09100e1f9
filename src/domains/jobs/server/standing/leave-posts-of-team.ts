import type { Act, Caller } from '#platform/server/calls/act.ts';
import { lockJob } from '../jobs.store.ts';
import { refillPost } from './refill-post.ts';
import { livePlacesInTeam } from './standing.queries.ts';
import { isEndedPostPerson } from './standing.rules.ts';
import { lockPostPerson, movePostPerson } from './standing.store.ts';

/** Ends what somebody who is out of a team has or asked for in its posts; the place goes to the next. */
export async function leavePostsOfTeam(
  act: Act<Caller, never>,
  membership: { teamId: number; volunteerId: number },
): Promise<void> {
  for (const { id, jobId } of await livePlacesInTeam(act.sql, membership)) {
    const post = await lockJob(act.sql, jobId);
    const person = await lockPostPerson(act.sql, id);
    if (!post || !person || isEndedPostPerson(person.status)) continue;
    await movePostPerson(act.sql, person, {
      to: 'left',
      by: 'system',
      now: act.now,
      change: { leavesAt: act.now },
    });
    await refillPost(act, post, 'team');
  }
}
