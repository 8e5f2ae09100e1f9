import { notify } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/stars.contract.ts';
import { ownStarsPath } from '../../contract/stars.words.ts';
import { changeStar, lockStar } from './stars.store.ts';

/** Raises an objection: the star waits for the centre's answer, and its person is told without a name. @throws NotFound, Refusal */
export const objectStar: UseCase<typeof contract.objectStar> = async (act, { starId, text }) => {
  const star = await lockStar(act.sql, starId);
  if (!star || star.state === 'candidate' || star.state === 'held') throw new NotFound('没有这条公示');
  if (star.state === 'objected') throw act.refuse('objectedAlready');
  if (star.state !== 'publicity' || (star.publicityEndsAt ?? act.now) <= act.now)
    throw act.refuse('notPublic');
  const personBy = await personsOf(act.sql, [act.caller.accountId, star.volunteerId]);
  if (isSamePerson(personBy(act.caller.accountId), personBy(star.volunteerId))) throw act.refuse('ownStar');
  await changeStar(act.sql, star, {
    state: 'objected',
    objection: text,
    objectorId: act.caller.accountId,
    objectedAt: act.now,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  });
  await notify(act, {
    accountId: star.volunteerId,
    category: 'review',
    title: '星级公示有异议',
    body: `有人对你的${starNames[star.level - 1]}公示提出异议，实践中心核实后会告诉你结果，期间暂不授星。`,
    link: ownStarsPath,
  });
  await act.audit({ targetType: 'star', targetId: starId, detail: { level: star.level } });
  return {};
};
