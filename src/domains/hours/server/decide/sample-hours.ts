import { randomInt } from 'node:crypto';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { sampleSize } from './decide.rules.ts';
import { reviewRows } from './review-rows.ts';
import { openSample } from './samples.queries.ts';
import { changeSample, insertSample, lockSample } from './samples.store.ts';
import { lockForDecision } from '../hours.store.ts';

/** Chooses at random which of some records the caller looks at before deciding them all; the same question has the same answer for an hour. */
export async function drawHourSample(act: Act<StaffCaller>, request: { hourIds: number[] }) {
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
}

function chooseAtRandom(ids: readonly number[], count: number): number[] {
  const rest = [...ids];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1))
    .flat()
    .toSorted((a, b) => a - b);
}

/** Shows a record of the caller's sample with all its proof, and notes that it was opened. */
export async function openHourSample(act: Act<StaffCaller>, request: { sampleId: number; hourId: number }) {
  const sample = await lockSample(act, request.sampleId);
  if (!sample?.sampleIds.includes(request.hourId)) throw new NotFound('没有这条抽查记录');
  const [row] = await reviewRows(act, [request.hourId]);
  if (!row) throw new NotFound('没有这条时长记录');
  if (!sample.openedIds.includes(request.hourId))
    await changeSample(act, sample.id, { openedIds: [...sample.openedIds, request.hourId] });
  await act.audit({ targetType: 'serviceHour', targetId: request.hourId, detail: { sampleId: sample.id } });
  return row;
}
