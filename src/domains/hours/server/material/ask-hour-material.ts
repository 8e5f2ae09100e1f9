import { hadPart, personsOf } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/material.contract.ts';
import { partsOf } from '../decide/decide-hour.ts';
import { lockForDecision } from '../hours.store.ts';
import { askMaterial } from './ask-material.ts';
import { judgeAsk } from './material.rules.ts';
import { lockRequest, requestOfHour } from './material.store.ts';

/** The second person's ask about a correction or a claim that waits at the centre, inside the own data scope; who may not decide it does not ask either. */
export const askHourMaterial: UseCase<typeof contract.askHourMaterial> = async (act, { hourId, missing }) => {
  const [hour] = await lockForDecision(act, [hourId]);
  if (!hour) throw new NotFound('没有这条时长记录');
  const key = await requestOfHour(act.sql, hour);
  const request = key && (await lockRequest(act.sql, key));
  if (!request) throw act.refuse('noRequest');
  const refusal = judgeAsk({
    isWaiting: hour.status === 'submitted' && request.state === 'atCentre',
    isOwn: false,
    isHandedOn: false,
    hasAsked: request.awaitsUntil !== null,
  });
  if (refusal) throw act.refuse(refusal);
  const personBy = await personsOf(act.sql, [act.caller.accountId, ...partsOf(hour)]);
  if (hadPart(personBy(act.caller.accountId), partsOf(hour).map(personBy))) throw act.refuse('samePerson');
  const asked = await askMaterial(act, request, { side: 'centre', missing });
  if (!asked) throw act.refuse('alreadyAsked');
  return asked;
};
