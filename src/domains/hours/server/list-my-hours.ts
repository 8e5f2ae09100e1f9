import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/hours.contract.ts';
import { myRows } from './my-rows.ts';

/** One's own records, newest first. */
export const listMyHours: UseCase<typeof contract.listMyHours> = (act, request) => myRows(act, request);
