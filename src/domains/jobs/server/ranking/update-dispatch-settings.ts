import { VersionConflict } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/ranking.contract.ts';
import { rankFactorKeys } from '../../contract/ranking.words.ts';
import { readDispatchSettings } from './ranking.queries.ts';
import { saveDispatchSettings } from './ranking.store.ts';

const whole = 100;

/** Changes how teams are ranked, from the next ranking on; what was dispatched keeps its own. @throws Refusal weightsSum, VersionConflict */
export const updateDispatchSettings: UseCase<typeof contract.updateDispatchSettings> = async (
  act,
  request,
) => {
  const { weights, openJobs, reachKilometres, version } = request;
  if (rankFactorKeys.reduce((sum, key) => sum + weights[key], 0) !== whole) throw act.refuse('weightsSum');
  const before = await readDispatchSettings(act.sql);
  const isSaved = await saveDispatchSettings(act.sql, {
    weights,
    openJobs,
    reachMetres: reachKilometres * 1_000,
    version,
    now: act.now,
  });
  if (!isSaved) throw new VersionConflict('派单规则刚刚被别人改过，请看过新的再改');
  await act.audit({
    targetType: 'dispatchSettings',
    targetId: null,
    detail: {
      before: { ...before.weights, openJobs: before.openJobs, reachKilometres: before.reachMetres / 1_000 },
      after: { ...weights, openJobs, reachKilometres },
    },
  });
  return { version: version + 1 };
};
