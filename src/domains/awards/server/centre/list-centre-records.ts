import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/awards.contract.ts';
import { listIssued } from '../list-issued.ts';

/** What was entered about people inside the data scope. */
export const listCentreRecords: UseCase<typeof contract.listCentreRecords> = ({ sql, caller }, request) =>
  listIssued(sql, { ...request, scope: caller.scope });
