import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { correctRecord } from '../change-records.ts';
import { teamIssuer } from '../issuers.ts';

/** A team sets an entry right. */
export const correctTeamRecord: UseCase<typeof contract.correctTeamRecord> = async (act, request) =>
  correctRecord(act, await teamIssuer(act), request);
