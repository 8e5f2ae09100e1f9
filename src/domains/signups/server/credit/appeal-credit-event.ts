import { readDueAfter } from '#domains/site/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/credit.contract.ts';
import { creditRules } from '../../contract/signups.limits.ts';
import { judgeAppeal } from './appeal.rules.ts';
import { keepAppeal, lockCreditEvent } from './credit.store.ts';

/** Takes one's own words against a credit event; from now until the answer its points do not count. @throws Refusal by `appealCreditRefusals`, NotFound */
export const appealCreditEvent: UseCase<typeof contract.appealCreditEvent> = async (
  act,
  { eventId, text },
) => {
  const event = await lockCreditEvent(act.sql, eventId);
  if (event?.volunteerId !== act.caller.volunteerId) throw new NotFound('没有找到这条信用记录');
  const refusal = judgeAppeal(event, act.now);
  if (refusal) throw act.refuse(refusal);
  const appealDueAt = await readDueAfter(act.sql, act.now, creditRules.appealAnswerWorkdays);
  await keepAppeal(act.sql, eventId, { text, dueAt: appealDueAt, now: act.now });
  await act.audit({ targetType: 'creditEvent', targetId: eventId, detail: { points: event.points } });
  return { appealDueAt: toInstant(appealDueAt) };
};
