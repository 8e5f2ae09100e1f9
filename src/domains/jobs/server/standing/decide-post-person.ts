import { notify } from '#domains/messages/server/index.ts';
import { NotFound, VersionConflict } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { callOffDuties } from './call-off-duties.ts';
import { lockOwnPost } from './own-post.ts';
import { makeDuties } from './make-duties.ts';
import { refillPost } from './refill-post.ts';
import { applicantFacts, findPostPerson, freePlaces } from './standing.queries.ts';
import { judgeApplicant, leavingFrom } from './standing.rules.ts';
import { standingNotices } from './standing-notices.ts';
import { lockPostPerson, movePostPerson } from './standing.store.ts';

const from = { accept: ['applied'], decline: ['applied'], remove: ['trial', 'regular'] } as const;

/**
 * Takes somebody on, on trial where the post has one, declines, or lets somebody go: with a sentence, and what begins within a day stands.
 * Who is taken on has the duties of the coming two weeks at once. @throws Refusal by `decidePostRefusals`, NotFound, VersionConflict
 */
export const decidePostPerson: UseCase<typeof contract.decidePostPerson> = async (
  act,
  { personId, version, verdict, said },
) => {
  const told = await findPostPerson(act.sql, personId);
  if (!told) throw new NotFound('没有找到这份报名');
  const post = await lockOwnPost(act, told.jobId);
  const person = await lockPostPerson(act.sql, personId);
  if (!person || !from[verdict].some((status) => status === person.status) || post.status === 'ended')
    throw act.refuse('wrongState');
  if (person.version !== version) throw new VersionConflict();
  if (verdict !== 'accept' && said === '') throw act.refuse('reasonMissing', { result: { field: 'said' } });
  if (verdict === 'accept') {
    const { volunteerId } = person;
    const facts = await applicantFacts(act.sql, { volunteerId, jobId: post.id, teamId: act.caller.teamId });
    if (judgeApplicant({ ...facts, hasPlace: false }, act.now)) throw act.refuse('notEligible');
  }
  const free = (await freePlaces(act.sql, post.id)).get(person.slotId) ?? 0;
  if (verdict === 'accept' && free <= 0) throw act.refuse('full');
  const trialVisits = post.trialVisits ?? 0;
  const to =
    verdict === 'accept'
      ? trialVisits > 0
        ? 'trial'
        : 'regular'
      : verdict === 'decline'
        ? 'declined'
        : 'removed';
  const { accountId } = act.caller;
  const leavesAt = verdict === 'remove' ? leavingFrom(act.now) : null;
  await movePostPerson(act.sql, person, {
    to,
    by: 'team',
    now: act.now,
    change: { said, leavesAt, decidedBy: accountId, decidedAt: act.now },
  });
  if (leavesAt)
    await callOffDuties(act, {
      postId: post.id,
      from: leavesAt,
      by: 'team',
      byId: accountId,
      volunteerId: person.volunteerId,
      why: `队伍请你离开岗位：${said}`,
    });
  await refillPost(act, post, 'team');
  if (verdict === 'accept') await makeDuties(act, post.id);
  await notify(
    act,
    standingNotices[verdict]({ accountId: told.accountId, post, personId, said, trialVisits }),
  );
  await act.audit({
    targetType: 'job',
    targetId: post.id,
    reason: said || undefined,
    detail: { volunteerId: person.volunteerId, from: person.status, to },
  });
  return {};
};
