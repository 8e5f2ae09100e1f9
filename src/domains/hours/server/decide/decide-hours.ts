import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { hourLimits, type HourRefusal, hourRefusals } from '../../contract/hours.words.ts';
import type * as contract from '../../contract/review-hours.contract.ts';
import { lockForDecision } from '../hours.store.ts';
import { decide, judgeDecisions } from './decide-hour.ts';
import { type HourVerdict, judgeSample } from './decide.rules.ts';
import { decidedLately } from './samples.queries.ts';
import { changeSample, lockSample } from './samples.store.ts';

type BatchRequest = {
  hourIds: number[];
  verdict: HourVerdict;
  reason?: string | undefined;
  sampleId?: number | undefined;
};

type Refused = { hourId: number; hourNo: string; reason: HourRefusal; msg: string };

/**
 * Decides several records in one transaction, each by its own verdict. More than `decidedUnseen` within a minute take a
 * sample that the caller looked at (`drawHourSample`); the audit line of the batch names it.
 * @throws Refusal `sampleNeeded`, `sampleUnopened`, `sampleGone`
 */
export const decideHours: UseCase<typeof contract.decideHours> = async (act, request) => {
  const hourIds = [...new Set(request.hourIds)].sort((a, b) => a - b);
  const hours = await lockForDecision(act, hourIds);
  if (hours.length < hourIds.length) throw new NotFound('没有这条时长记录');
  const sample = await lookedAt(act, { ...request, hourIds });
  const judge = await judgeDecisions(act, hours, { ...request, isBatch: true });
  const refused: Refused[] = [];
  const decidedIds: number[] = [];
  for (const hour of hours) {
    const reason = await judge(hour);
    if (reason) refused.push({ hourId: hour.id, hourNo: hour.hourNo, reason, msg: hourRefusals[reason] });
    else {
      await decide(act, hour, request);
      decidedIds.push(hour.id);
    }
  }
  await act.audit({
    targetType: 'hourSample',
    targetId: sample?.id ?? null,
    reason: request.reason,
    detail: {
      verdict: request.verdict,
      decided: decidedIds,
      refused: refused.map(({ hourId, reason }) => ({ hourId, reason })),
      sample: sample ? { chosen: sample.sampleIds, opened: sample.openedIds } : null,
    },
  });
  return { decidedCount: decidedIds.length, refused };
};

/** The sample that this batch takes, used up by it; undefined when the batch is small enough without one. */
async function lookedAt(act: Act<StaffCaller, HourRefusal>, { hourIds, sampleId }: BatchRequest) {
  if ((await decidedLately(act)) + hourIds.length <= hourLimits.decidedUnseen) return undefined;
  const sample = sampleId === undefined ? undefined : await lockSample(act, sampleId);
  const refusal = judgeSample(sample, hourIds, act.now);
  if (refusal || !sample) throw act.refuse(refusal ?? 'sampleNeeded');
  await changeSample(act, sample.id, { usedAt: act.now });
  return sample;
}
