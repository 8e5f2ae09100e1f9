import { toInstantOrNull } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/anomalies.contract.ts';
import { anomalyLimits, anomalyRules } from '../contract/anomalies.words.ts';
import { findFlag, namesOf } from './anomalies.queries.ts';
import type { AnomalyFacts } from './anomalies.rules.ts';
import { reasonsOf } from './reasons.rules.ts';
import { anomalyRow } from './anomalies.views.ts';
import { stepsAround } from './steps/steps.queries.ts';
import { shiftOfSubject, shownSteps } from './steps/steps.rules.ts';

/** One flag with its facts and both readings. @throws NotFound outside the scope */
export const getAnomaly: UseCase<typeof contract.getAnomaly> = async ({ sql, now, caller }, { id }) => {
  const row = await findFlag(sql, id, caller.scope);
  if (!row) throw new NotFound('没有找到这条提示');
  const { activityId, teamId, volunteerIds, cause, note, decidedByName, version } = row;
  const people = volunteerIds.length === 0 ? [] : await namesOf(sql, volunteerIds);
  const shiftId = activityId === null ? null : shiftOfSubject(row.subject);
  const limit = anomalyLimits.steps + 1;
  const around = shiftId === null ? [] : await stepsAround(sql, { shiftId, volunteerIds, limit });
  return {
    ...anomalyRow(row),
    activityId,
    teamId,
    reasons: reasonsOf(row.rule, row.facts as AnomalyFacts),
    innocent: [...anomalyRules[row.rule].innocent],
    names: people.map(({ displayName }) => maskName(displayName)),
    peopleCount: volunteerIds.length,
    ...shownSteps(around, now),
    cause,
    note,
    decidedByName,
    decidedAt: toInstantOrNull(row.decidedAt),
    version,
  };
};
