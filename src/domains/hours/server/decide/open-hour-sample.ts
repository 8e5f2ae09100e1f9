import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/review-hours.contract.ts';
import { reviewRows } from './review-rows.ts';
import { changeSample, lockSample } from './samples.store.ts';

/** Shows a record of the caller's sample with all its proof, and notes that it was opened. */
export const openHourSample: UseCase<typeof contract.openHourSample> = async (act, request) => {
  const sample = await lockSample(act, request.sampleId);
  if (!sample?.sampleIds.includes(request.hourId)) throw new NotFound('没有这条抽查记录');
  const [row] = await reviewRows(act, [request.hourId]);
  if (!row) throw new NotFound('没有这条时长记录');
  if (!sample.openedIds.includes(request.hourId))
    await changeSample(act, sample.id, { openedIds: [...sample.openedIds, request.hourId] });
  await act.audit({ targetType: 'serviceHour', targetId: request.hourId, detail: { sampleId: sample.id } });
  return row;
};
