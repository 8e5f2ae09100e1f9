import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/anomalies.contract.ts';

export const listAnomaliesCall = remote<typeof contract.listAnomalies>(
  'POST',
  '/api/anomalies/ListAnomalies',
);
export const getAnomalyCall = remote<typeof contract.getAnomaly>('GET', '/api/anomalies/GetAnomaly/{id}');
export const judgeAnomalyCall = remote<typeof contract.judgeAnomaly>('POST', '/api/anomalies/JudgeAnomaly');
