import { publicityEnd } from '#domains/site/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { hourLimits, hourRefusals } from '../../contract/hours.words.ts';
import type * as contract from '../../contract/review-hours.contract.ts';
import { hoursToDecide } from '../hours.store.ts';
import { judgeDecisions } from './decide-hour.ts';

/** Judges records as `decideHours` would now, by the same rules, and changes nothing. @throws NotFound */
export const previewHours: UseCase<typeof contract.previewHours> = async (
  act,
  { hourIds: asked, verdict },
) => {
  const hourIds = [...new Set(asked)];
  const hours = await hoursToDecide(act, hourIds).execute();
  if (hours.length < hourIds.length) throw new NotFound('没有这条时长记录');
  // The reason of a refusal is asked for in the dialog that shows this.
  const judge = await judgeDecisions(act, hours, { verdict, reason: '预览', isBatch: true });
  const refused = [];
  for (const hour of hours) {
    const reason = await judge(hour);
    if (reason) refused.push({ hourId: hour.id, hourNo: hour.hourNo, msg: hourRefusals[reason] });
  }
  return {
    passingCount: hours.length - refused.length,
    publicityEndsAt: toInstant(await publicityEnd(act.sql, act.now, hourLimits.publicityWorkdays)),
    refused,
  };
};
