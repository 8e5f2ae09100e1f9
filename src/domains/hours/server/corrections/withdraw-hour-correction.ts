import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/corrections.contract.ts';
import { releaseFiles } from '#domains/files/server/index.ts';
import { endAsks } from '../material/end-asks.store.ts';
import { changeCorrection, lockCorrection } from './corrections.store.ts';

/** Takes an own correction back while nobody has answered it; nobody keeps its papers. */
export const withdrawHourCorrection: UseCase<typeof contract.withdrawHourCorrection> = async (
  act,
  { correctionId },
) => {
  const correction = await lockCorrection(act.sql, correctionId);
  if (correction?.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这份更正申请');
  if (correction.state !== 'atTeam') throw act.refuse('correctionOver');
  await changeCorrection(act.sql, correctionId, { state: 'withdrawn', endedAt: act.now, awaitsUntil: null });
  await endAsks(act.sql, 'correctionId', { ids: [correctionId], now: act.now });
  const papers = { purpose: 'hourProof', targetType: 'hourCorrection', targetId: correctionId } as const;
  await releaseFiles(act, { ...papers, at: act.now });
  await act.audit({ targetType: 'hourCorrection', targetId: correctionId });
  return {};
};
