import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { enterRecords } from '../enter-records.ts';
import { centreIssuer } from '../issuers.ts';

/** A person of the centre enters what people learned, or were honoured for. */
export const enterCentreRecords: UseCase<typeof contract.enterCentreRecords> = (act, request) =>
  enterRecords(act, centreIssuer(act.caller), request);
