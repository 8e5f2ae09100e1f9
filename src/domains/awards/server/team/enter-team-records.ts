import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { enterRecords } from '../enter-records.ts';
import { teamIssuer } from '../issuers.ts';

/** A team enters what people learned, or were honoured for. */
export const enterTeamRecords: UseCase<typeof contract.enterTeamRecords> = async (act, request) =>
  enterRecords(act, await teamIssuer(act), request);
