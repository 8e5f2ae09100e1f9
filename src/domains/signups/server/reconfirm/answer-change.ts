import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { answerChangeOf } from './answer-change-of.ts';

/** Says whether the caller still comes to an activity that changed. */
export const answerChange: UseCase<typeof contract.answerChange> = async (act, request) =>
  answerChangeOf(act, act.caller.volunteerId, request);
