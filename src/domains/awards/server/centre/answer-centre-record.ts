import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { answerRecord } from '../change-records.ts';
import { centreIssuer } from '../issuers.ts';

/** A person of the centre answers an objection. */
export const answerCentreRecord: UseCase<typeof contract.answerCentreRecord> = (act, request) =>
  answerRecord(act, centreIssuer(act.caller), request);
