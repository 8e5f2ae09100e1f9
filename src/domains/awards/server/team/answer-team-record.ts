import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { answerRecord } from '../change-records.ts';
import { teamIssuer } from '../issuers.ts';

/** A team answers an objection. */
export const answerTeamRecord: UseCase<typeof contract.answerTeamRecord> = async (act, request) =>
  answerRecord(act, await teamIssuer(act), request);
