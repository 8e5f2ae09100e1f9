import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/anomalies.contract.ts';
import type * as spotContract from '../contract/spot-checks.contract.ts';

export const listAnomaliesCall = remote<typeof contract.listAnomalies>(
  'POST',
  '/api/anomalies/ListAnomalies',
);
export const getAnomalyCall = remote<typeof contract.getAnomaly>('GET', '/api/anomalies/GetAnomaly/{id}');
export const judgeAnomalyCall = remote<typeof contract.judgeAnomaly>('POST', '/api/anomalies/JudgeAnomaly');

export const listSpotChecksCall = remote<typeof spotContract.listSpotChecks>(
  'POST',
  '/api/anomalies/ListSpotChecks',
);
export const recordSpotCheckCall = remote<typeof spotContract.recordSpotCheck>(
  'POST',
  '/api/anomalies/RecordSpotCheck',
);
