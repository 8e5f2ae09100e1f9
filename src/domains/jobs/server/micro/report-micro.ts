import { keepMicroPhotos } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { microNotices } from './micro-notices.ts';
import { moveMicroPart } from './micro.store.ts';
import { doneBetween } from './micro.rules.ts';
import { lockOwnMicroPart } from './own-micro-part.ts';

/** Proves what was done by photos; the issuer is told. @throws Refusal by `reportMicroRefusals`, NotFound, InvalidInput for files of others */
export const reportMicro: UseCase<typeof contract.reportMicro> = async (
  act,
  { partId, text, photoFileIds, photoConsent, ...request },
) => {
  const { part, told } = await lockOwnMicroPart(act, partId);
  if (part.status !== 'accepted') throw act.refuse('notYours');
  if (part.reportDueAt <= act.now) throw act.refuse('reportOver');
  const doneAt = doneBetween(new Date(request.doneAt), { claimedAt: part.claimedAt, now: act.now });
  if (!doneAt) throw act.refuse('doneAtWrong', { result: { field: 'doneAt' } });
  await keepMicroPhotos(act, partId, photoFileIds);
  await moveMicroPart(act.sql, part, {
    to: 'reported',
    by: 'volunteer',
    now: act.now,
    change: { reportText: text, photoConsent, doneAt, reportedAt: act.now },
  });
  if (told.issuerId !== null)
    await notify(act, microNotices.reported({ ...told, accountId: told.issuerId, partId, at: act.now }));
  await act.audit({
    targetType: 'job',
    targetId: told.jobId,
    detail: { volunteerId: part.volunteerId, from: 'accepted', to: 'reported' },
  });
  return {};
};
