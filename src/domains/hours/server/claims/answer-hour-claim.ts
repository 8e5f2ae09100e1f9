import { notify } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { ownClaimsPath } from '../../contract/hour-origin.rules.ts';
import { changeClaim, type Claim, lockClaimOfSomebody } from './claims.store.ts';
import { handClaim } from './hand-claim.ts';

type Answer = RequestIn<typeof contract.answerHourClaim>;

/** The team's answer to a claim, by somebody of it who is not the person: what it stands for goes to the centre's second person. */
export const answerHourClaim: UseCase<typeof contract.answerHourClaim> = async (act, request) => {
  const { sql, now, caller } = act;
  const claim = await lockClaimOfSomebody(sql, request.claimId);
  if (claim?.teamId !== caller.teamId) throw new NotFound('没有这份补记申请');
  const personBy = await personsOf(sql, [caller.accountId, claim.volunteerId]);
  if (isSamePerson(personBy(caller.accountId), personBy(claim.volunteerId))) throw act.refuse('ownClaim');
  if (claim.state !== 'atTeam') throw act.refuse('claimOver');
  if (claim.awaitsUntil !== null) throw act.refuse('awaitsMaterial');
  const minutes = grantedMinutes(act, claim, request);
  const { verdict, opinion } = request;
  await changeClaim(act, claim.id, {
    teamOpinion: opinion,
    teamMinutes: minutes,
    answeredBy: caller.accountId,
    answeredAt: now,
    ...(minutes === null && { state: 'refused' as const }),
  });
  if (minutes !== null) {
    const teamWords = `队伍认可 ${minutes} 分钟：${opinion}`;
    if (!(await handClaim(act, { claim, minutes, confirmedBy: caller.accountId, teamWords })))
      throw act.refuse('overlaps');
  }
  await notify(act, {
    accountId: claim.volunteerId,
    category: 'hours',
    title: minutes === null ? '补记申请没有得到队伍同意' : '队伍同意了补记申请',
    body:
      minutes === null
        ? `队伍没有同意补记“${claim.title}”。理由：${opinion}。不服可以请实践中心再看一次。`
        : `队伍认可“${claim.title}”的 ${minutes} 分钟，正由实践中心审核。理由：${opinion}`,
    link: ownClaimsPath,
  });
  await act.audit({
    targetType: 'hourClaim',
    targetId: claim.id,
    reason: opinion,
    detail: { verdict, minutes },
  });
  return {};
};

/** The minutes that the team stands for; null where it refuses. @throws Refusal */
function grantedMinutes(
  act: Act<TeamCaller, 'minutesMissing' | 'overClaimed'>,
  claim: Claim,
  { verdict, minutes }: Answer,
): number | null {
  if (verdict === 'refuse') return null;
  if (verdict === 'agree') return claim.minutes;
  if (minutes === undefined) throw act.refuse('minutesMissing');
  if (minutes > claim.minutes) throw act.refuse('overClaimed');
  return minutes;
}
