import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ServiceState } from '#platform/server/readings/service-state.ts';
import type * as contract from '../../contract/service-state.contract.ts';
import { cacheLabels, laneLabels, letterStateLabels } from '../../contract/service-state.words.ts';
import { adviceOn } from './advice.rules.ts';

/** The state with its words, and what to do. */
export const getServiceState: UseCase<typeof contract.getServiceState, ServiceState> = async (
  _act,
  _request,
  state,
) => ({
  ...state,
  advice: adviceOn(state),
  lanes: state.lanes.map((one) => ({ ...one, label: laneLabels[one.lane] ?? one.lane })),
  caches: state.caches.map((one) => ({ ...one, label: cacheLabels[one.cache] ?? one.cache })),
  messages: state.messages.map((one) => ({ ...one, label: letterStateLabels[one.state] ?? one.state })),
});
