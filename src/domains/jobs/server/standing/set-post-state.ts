import { notifyMany } from '#domains/messages/server/index.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { jobStatusLabels } from '../../contract/jobs.words.ts';
import { postActs } from '../../contract/standing.words.ts';
import { contestedJob } from '../contested.ts';
import { moveJob } from '../jobs.store.ts';
import { callOffDuties } from './call-off-duties.ts';
import { makeDuties } from './make-duties.ts';
import { lockOwnPost } from './own-post.ts';
import { mayActOnPost } from './standing.rules.ts';
import { standingNotices } from './standing-notices.ts';
import { lockPeopleOfPost, movePostPerson } from './standing.store.ts';

/** Pauses, opens again or ends a post; what nobody has begun is called off. @throws Refusal wrongState, NotFound, VersionConflict */
export const setPostState: UseCase<typeof contract.setPostState> = async (
  act,
  { jobId, version, act: wanted },
) => {
  const post = await lockOwnPost(act, jobId);
  if (!mayActOnPost(wanted, post.status)) throw act.refuse('wrongState');
  if (post.version !== version) throw await overtaken(act, contestedJob(jobId));
  const { accountId } = act.caller;
  const { to } = postActs[wanted];
  await moveJob(act.sql, post, { to, by: 'team', byId: accountId, now: act.now });
  if (to === 'open') await makeDuties(act, jobId);
  const people = await lockPeopleOfPost(act.sql, jobId);
  if (to !== 'open') {
    const words = jobStatusLabels[to];
    await callOffDuties(act, {
      postId: jobId,
      from: act.now,
      by: 'team',
      byId: accountId,
      why: `岗位${words}了。`,
    });
    if (to === 'ended')
      for (const person of people)
        await movePostPerson(act.sql, person, { to: 'ended', by: 'team', now: act.now });
    await notifyMany(
      act,
      people.map(({ volunteerId }) =>
        standingNotices.state({ accountId: volunteerId, post, words, version }),
      ),
    );
  }
  await act.audit({ targetType: 'job', targetId: jobId, detail: { from: post.status, to } });
  return {};
};
