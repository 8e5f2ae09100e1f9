import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit-hours.contract.ts';
import { myRows } from '../my-rows.ts';

/** One's own records of one visit to a job. */
export const listMyVisitHours: UseCase<typeof contract.listMyVisitHours> = (act, request) =>
  myRows(act, request);
