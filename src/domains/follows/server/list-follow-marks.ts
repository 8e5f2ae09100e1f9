import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/follows.contract.ts';
import { marksOf } from './follows.queries.ts';

/** The caller's own marks; what they did not ask about is not told. */
export const listFollowMarks: UseCase<typeof contract.listFollowMarks> = (act, request) =>
  marksOf(act.sql, { volunteerId: act.caller.volunteerId, ...request });
