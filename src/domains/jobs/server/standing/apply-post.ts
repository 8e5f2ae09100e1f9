import { notify } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { postStopLabels } from '../../contract/standing.words.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { lockJob } from '../jobs.store.ts';
import { isPost } from './own-post.ts';
import { applicantFacts, findPostPerson, findSlot, freePlaces } from './standing.queries.ts';
import { judgeApplicant } from './standing.rules.ts';
import { standingNotices } from './standing-notices.ts';
import { insertPostPerson } from './standing.store.ts';

/** Applies for one slot; the post is locked, so that everybody applies once. @throws Refusal by `applyPostRefusals`, NotFound */
export const applyPost: UseCase<typeof contract.applyPost> = async (act, { slotId, words }) => {
  const { volunteerId } = act.caller;
  const slot = await findSlot(act.sql, slotId);
  const post = slot && (await lockJob(act.sql, slot.jobId));
  if (!slot || !isPost(post) || post.teamId === null) throw new NotFound('没有找到这个岗位');
  if (post.status !== 'open' || post.planEnd <= act.now) throw act.refuse('notOpen');
  const facts = await applicantFacts(act.sql, { volunteerId, jobId: post.id, teamId: post.teamId });
  const stop = judgeApplicant(facts, act.now);
  if (stop) throw act.refuse('notEligible', { msg: postStopLabels[stop] });
  if (((await freePlaces(act.sql, post.id)).get(slotId) ?? 0) <= 0) throw act.refuse('full');
  const personId = act.newId();
  await insertPostPerson(act.sql, {
    id: personId,
    jobId: post.id,
    slotId,
    volunteerId,
    status: 'applied',
    words,
    appliedAt: act.now,
    decidedBy: null,
    decidedAt: null,
    leavesAt: null,
    endedAt: null,
    createdAt: act.now,
    updatedAt: act.now,
  });
  const person = await findPostPerson(act.sql, personId);
  const [team] = await teamAccounts(act.sql, [post.teamId]);
  if (team && person)
    await notify(
      act,
      standingNotices.applied({ accountId: team.accountId, post, name: person.name, personId }),
    );
  await act.audit({ targetType: 'job', targetId: post.id, detail: { volunteerId, to: 'applied' } });
  return { personId };
};
