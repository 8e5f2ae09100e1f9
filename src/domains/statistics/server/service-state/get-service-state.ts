import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { AnyTask } from '#platform/server/background.ts';
import { readSecretState } from '#platform/server/secrets/secret-state.queries.ts';
import type { ServiceState } from '#platform/server/readings/service-state.ts';
import type * as contract from '../../contract/service-state.contract.ts';
import { cacheLabels, laneLabels, letterStateLabels } from '../../contract/service-state.words.ts';
import { adviceOn } from './advice.rules.ts';
import { secretAdvice } from './secret-advice.rules.ts';
import { retentionOf, taskLabelsOf } from './task-words.rules.ts';

/** The state with its words, what to do, and how long records are kept. */
export const getServiceState: UseCase<
  typeof contract.getServiceState,
  { state: ServiceState; tasks: readonly AnyTask[]; namesSecretBefore: boolean }
> = async (act, _request, { state, tasks, namesSecretBefore: namesBefore }) => {
  const labelOf = taskLabelsOf(tasks);
  const secret = secretAdvice(await readSecretState(act.sql), { namesBefore, now: act.now });
  return {
    ...state,
    advice: adviceOn(state, labelOf, secret),
    lanes: state.lanes.map((one) => ({ ...one, label: laneLabels[one.lane] ?? one.lane })),
    caches: state.caches.map((one) => ({ ...one, label: cacheLabels[one.cache] ?? one.cache })),
    messages: state.messages.map((one) => ({ ...one, label: letterStateLabels[one.state] ?? one.state })),
    tasks: state.tasks.map((one) => ({ ...one, label: labelOf(one.task) })),
    retention: retentionOf(tasks),
  };
};
