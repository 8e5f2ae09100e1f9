import { notify } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type * as contract from '../../contract/stars.contract.ts';
import { ownStarsPath, starPublicityWorkdays, starVerdicts } from '../../contract/stars.words.ts';
import type { AwardsReactions } from './awards-reactions.ts';
import { contestedStar, reachStar } from './reach-star.ts';
import { effectiveOf } from './stars.queries.ts';
import { judgeStarDecision } from './stars.rules.ts';
import { changeStar, nobodyYet } from './stars.store.ts';

/**
 * Answers an objection, to both sides, or judges a star whose hours became too few. After an objection that was not upheld the
 * three working days begin anew. @throws Refusal by `decideStarRefusals`, NotFound outside the data scope, VersionConflict
 */
export const decideStar: UseCase<typeof contract.decideStar, AwardsReactions> = async (
  act,
  request,
  { onStarWithdrawn },
) => {
  const { verdict, reason } = request;
  const { star, isOwn, isObjector, ...facts } = await reachStar(act, request);
  const answers = verdict === 'dismiss' || verdict === 'uphold';
  const refusal = judgeStarDecision(
    {
      ...facts,
      state: star.state,
      isShort: star.shortSince !== null,
      isOwn: isOwn || (answers && isObjector),
    },
    verdict,
  );
  if (refusal === 'wrongState') throw await decidedAlready(act, contestedStar(star.id), refusal);
  if (refusal) throw act.refuse(refusal);
  const minutes = (await effectiveOf(act.sql, [star.volunteerId])).get(star.volunteerId)?.minutes ?? 0;
  const answer = { answer: reason, answeredBy: act.caller.accountId, answeredAt: act.now };
  const changes = {
    dismiss: {
      ...answer,
      state: 'publicity',
      publicityEndsAt: await publicityEnd(act.sql, act.now, starPublicityWorkdays),
    },
    uphold: { ...answer, ...nobodyYet, state: 'held', reason },
    keep: { shortSince: null, keptMinutes: minutes },
    withdraw: { state: 'withdrawn', reason, shortSince: null },
  } as const;
  await changeStar(act.sql, star, changes[verdict]);
  if (verdict === 'withdraw')
    await onStarWithdrawn(act, { starId: star.id, volunteerId: star.volunteerId, reason });
  const about = {
    category: 'review' as const,
    title: `${starNames[star.level - 1]}：${starVerdicts[verdict]}`,
  };
  await notify(act, {
    ...about,
    accountId: star.volunteerId,
    level: 'important',
    body: `${reason}。不同意的，可以在“投诉举报”里提出，由没有经手的人复查。`,
    link: ownStarsPath,
  });
  if (answers && star.objectorId !== null)
    await notify(act, {
      ...about,
      accountId: star.objectorId,
      body: `你对星级公示提出的异议已经答复：${reason}`,
    });
  await act.audit({
    targetType: 'star',
    targetId: star.id,
    reason,
    detail: { verdict, level: star.level, minutes },
  });
  return {};
};
