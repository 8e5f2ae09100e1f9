import type { Act, Caller } from '#platform/server/calls/act.ts';
import { callerId } from '../end-jobs.ts';
import { type JobRow, moveJob } from '../jobs.store.ts';
import { freePlaces } from './standing.queries.ts';

/** Says of a locked post whether it still takes people: full where every slot is, open again where one is not. */
export async function refillPost(
  act: Act<Caller, never>,
  post: JobRow,
  by: 'team' | 'volunteer',
): Promise<void> {
  if (post.status !== 'open' && post.status !== 'full') return;
  const places = [...(await freePlaces(act.sql, post.id)).values()];
  const to = places.some((count) => count > 0) ? 'open' : 'full';
  if (to !== post.status) await moveJob(act.sql, post, { to, by, byId: callerId(act), now: act.now });
}
