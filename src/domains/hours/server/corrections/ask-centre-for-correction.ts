import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/corrections.contract.ts';
import { hasPendingCorrection } from './corrections.queries.ts';
import { lockCorrection } from './corrections.store.ts';
import { handToCentre } from './hand-to-centre.ts';

/** What the team refused, the centre looks at once more; its decision is the last. */
export const askCentreForCorrection: UseCase<typeof contract.askCentreForCorrection> = async (
  act,
  { correctionId },
) => {
  const correction = await lockCorrection(act.sql, correctionId);
  if (correction?.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这份更正申请');
  if (correction.state !== 'refused') throw act.refuse('correctionOver');
  if (await hasPendingCorrection(act.sql, correction.hourId)) throw act.refuse('alreadyPending');
  const isHanded = await handToCentre(act, {
    correction,
    minutes: correction.wishedMinutes,
    enteredBy: act.caller.accountId,
    teamWords: `队伍不同意：${correction.teamOpinion ?? ''}`,
  });
  if (!isHanded) throw act.refuse('notPublic');
  await act.audit({ targetType: 'hourCorrection', targetId: correctionId });
  return {};
};
