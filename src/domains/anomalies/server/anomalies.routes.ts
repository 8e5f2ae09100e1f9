import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/anomalies.contract.ts';
import { getAnomaly } from './get-anomaly.ts';
import { judgeAnomaly } from './judge-anomaly.ts';
import { listAnomalies } from './list-anomalies.ts';

/** The room's operations. */
export const anomaliesBindings: Binding[] = [
  bind(contract.listAnomalies, listAnomalies),
  bind(contract.getAnomaly, getAnomaly),
  bind(contract.judgeAnomaly, judgeAnomaly),
];
