import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { withdrawRecord } from '../change-records.ts';
import { centreIssuer } from '../issuers.ts';

/** A person of the centre takes an entry back. */
export const withdrawCentreRecord: UseCase<typeof contract.withdrawCentreRecord> = (act, request) =>
  withdrawRecord(act, centreIssuer(act.caller), request);
