import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { listIssued } from '../list-issued.ts';

/** What the team of the caller entered. */
export const listTeamRecords: UseCase<typeof contract.listTeamRecords> = ({ sql, caller }, request) =>
  listIssued(sql, { ...request, teamId: caller.teamId });
