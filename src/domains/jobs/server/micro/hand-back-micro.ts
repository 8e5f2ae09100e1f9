import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { moveMicroPart } from './micro.store.ts';
import { lockOwnMicroPart } from './own-micro-part.ts';

/** Gives the caller's place back to who comes next. @throws Refusal notAccepted, NotFound */
export const handBackMicro: UseCase<typeof contract.handBackMicro> = async (act, { partId }) => {
  const { part, told } = await lockOwnMicroPart(act, partId);
  if (part.status !== 'accepted') throw act.refuse('notAccepted');
  await moveMicroPart(act.sql, part, { to: 'handedBack', by: 'volunteer', now: act.now });
  await act.audit({
    targetType: 'job',
    targetId: told.jobId,
    detail: { volunteerId: part.volunteerId, from: 'accepted', to: 'handedBack' },
  });
  return {};
};
