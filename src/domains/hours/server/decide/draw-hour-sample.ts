import { randomInt } from 'node:crypto';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/review-hours.contract.ts';
import { lockForDecision } from '../hours.store.ts';
import { sampleSize } from './decide.rules.ts';
import { openSample } from './samples.queries.ts';
import { insertSample } from './samples.store.ts';

/** Chooses at random which of some records the caller looks at before deciding them all; the same question has the same answer for an hour. */
export const drawHourSample: UseCase<typeof contract.drawHourSample> = async (act, request) => {
  const hourIds = [...new Set(request.hourIds)].sort((a, b) => a - b);
  if ((await lockForDecision(act, hourIds)).length < hourIds.length) throw new NotFound('没有这条时长记录');
  const known = await openSample(act, hourIds);
  const sampleIds = known?.sampleIds ?? chooseAtRandom(hourIds, sampleSize(hourIds.length));
  const sampleId = known?.id ?? (await insertSample(act, { hourIds, sampleIds }));
  await act.audit({
    targetType: 'hourSample',
    targetId: sampleId,
    detail: { of: hourIds, chosen: sampleIds },
  });
  return { sampleId, sampleIds, openedIds: known?.openedIds ?? [] };
};

function chooseAtRandom(ids: readonly number[], count: number): number[] {
  const rest = [...ids];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1))
    .flat()
    .toSorted((a, b) => a - b);
}
