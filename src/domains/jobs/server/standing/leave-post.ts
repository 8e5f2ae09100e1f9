import { notify } from '#domains/messages/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { lockJob } from '../jobs.store.ts';
import { callOffDuties } from './call-off-duties.ts';
import { refillPost } from './refill-post.ts';
import { findPostPerson } from './standing.queries.ts';
import { isEndedPostPerson, leavingFrom } from './standing.rules.ts';
import { standingNotices } from './standing-notices.ts';
import { lockPostPerson, movePostPerson } from './standing.store.ts';

/** Leaves a post, or takes an application back: duties that begin within a day stand, and can be given back one by one. @throws Refusal notIn, NotFound for everybody else's */
export const leavePost: UseCase<typeof contract.leavePost> = async (act, { personId }) => {
  const told = await findPostPerson(act.sql, personId);
  if (told?.volunteerId !== act.caller.volunteerId) throw new NotFound('没有找到这个岗位');
  const post = await lockJob(act.sql, told.jobId);
  const person = await lockPostPerson(act.sql, personId);
  if (!post || !person || isEndedPostPerson(person.status)) throw act.refuse('notIn');
  const leavesAt = leavingFrom(act.now);
  const hadPlace = person.status !== 'applied';
  await movePostPerson(act.sql, person, {
    to: 'left',
    by: 'volunteer',
    now: act.now,
    change: { leavesAt: hadPlace ? leavesAt : act.now },
  });
  if (hadPlace) {
    await callOffDuties(act, {
      postId: post.id,
      from: leavesAt,
      by: 'volunteer',
      byId: null,
      volunteerId: person.volunteerId,
      why: '你已经离开岗位。',
    });
    await refillPost(act, post, 'volunteer');
    const [team] = await teamAccounts(act.sql, post.teamId === null ? [] : [post.teamId]);
    if (team)
      await notify(act, standingNotices.left({ accountId: team.accountId, post, name: told.name, personId }));
  }
  await act.audit({
    targetType: 'job',
    targetId: post.id,
    detail: { volunteerId: person.volunteerId, from: person.status, to: 'left' },
  });
  return { leavesAt: toInstant(hadPlace ? leavesAt : act.now) };
};
