import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { withdrawRecord } from '../change-records.ts';
import { teamIssuer } from '../issuers.ts';

/** A team takes an entry back. */
export const withdrawTeamRecord: UseCase<typeof contract.withdrawTeamRecord> = async (act, request) =>
  withdrawRecord(act, await teamIssuer(act), request);
