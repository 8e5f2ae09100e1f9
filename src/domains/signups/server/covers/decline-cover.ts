import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { answerAsk } from './covers.store.ts';

/** Somebody who was asked has no time; nobody learns who. @throws NotFound */
export const declineCover: UseCase<typeof contract.declineCover> = async (act, { requestId }) => {
  const { volunteerId } = act.caller;
  if (!(await answerAsk(act.sql, { requestId, volunteerId, answer: 'no' })))
    throw new NotFound('没有找到这次求助');
  await act.audit({ targetType: 'coverRequest', targetId: requestId });
  return {};
};
