import { notify } from '#domains/messages/server/index.ts';
import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { type Contested, decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/credit.contract.ts';
import { creditVerdicts } from '../../contract/credit.words.ts';
import { signUpNotices } from '../signups.notices.ts';
import { findSignUp } from '../signups.queries.ts';
import { stateAfter } from './appeal.rules.ts';
import { findAppealInScope } from './credit.queries.ts';
import { keepDecision, lockCreditEvent } from './credit.store.ts';

const contested = (eventId: number): Contested => ({
  targetType: 'creditEvent',
  targetId: eventId,
  noun: '这条申诉',
  deeds: { decideCreditAppeal: creditVerdicts },
});

/**
 * Answers an appeal: lifted points are gone for good, upheld ones count again until they expire. Whoever had a part in it does not
 * decide. @throws Refusal by `decideCreditAppealRefusals`, NotFound outside the data scope, VersionConflict
 */
export const decideCreditAppeal: UseCase<typeof contract.decideCreditAppeal> = async (act, request) => {
  const { eventId, version, verdict, reason } = request;
  const { accountId, scope } = act.caller;
  const appeal = await findAppealInScope(act.sql, eventId, scope);
  const event = appeal && (await lockCreditEvent(act.sql, eventId));
  if (!appeal || !event) throw new NotFound('没有找到这条申诉');
  const parties = [appeal.teamAccountId, event.volunteerId];
  const personBy = await personsOf(act.sql, [accountId, ...parties]);
  if (hadPart(personBy(accountId), parties.map(personBy))) throw act.refuse('related');
  if (event.status !== 'appealed') throw await decidedAlready(act, contested(eventId), 'decided');
  if (event.version !== version) throw await overtaken(act, contested(eventId));
  const status = stateAfter(verdict, event.expiresAt, act.now);
  await keepDecision(act.sql, eventId, { status, decision: reason, byId: accountId, now: act.now });
  const signUp = await findSignUp(act.sql, event.signUpId);
  if (signUp)
    await notify(
      act,
      signUpNotices.appealAnswered(signUp, { eventId, points: event.points, verdict, reason }),
    );
  await act.audit({
    targetType: 'creditEvent',
    targetId: eventId,
    reason,
    detail: { verdict, points: event.points },
  });
  return {};
};
