import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { correctRecord } from '../change-records.ts';
import { centreIssuer } from '../issuers.ts';

/** A person of the centre sets an entry right. */
export const correctCentreRecord: UseCase<typeof contract.correctCentreRecord> = (act, request) =>
  correctRecord(act, centreIssuer(act.caller), request);
