import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/anomalies.contract.ts';
import * as spotContract from '../contract/spot-checks.contract.ts';
import { getAnomaly } from './get-anomaly.ts';
import { judgeAnomaly } from './judge-anomaly.ts';
import { listAnomalies } from './list-anomalies.ts';
import { listSpotDraws } from './spot-checks/list-spot-draws.ts';
import { listSpotChecks } from './spot-checks/list-spot-checks.ts';
import { recordSpotCheck } from './spot-checks/record-spot-check.ts';

/** The room's operations. */
export const anomaliesBindings: Binding[] = [
  bind(contract.listAnomalies, listAnomalies),
  bind(contract.getAnomaly, getAnomaly),
  bind(contract.judgeAnomaly, judgeAnomaly),
  bind(spotContract.listSpotChecks, listSpotChecks),
  bind(spotContract.listSpotDraws, listSpotDraws),
  bind(spotContract.recordSpotCheck, recordSpotCheck),
];
