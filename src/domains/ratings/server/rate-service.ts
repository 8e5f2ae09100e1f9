import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ratings.contract.ts';
import { rate } from './rate.ts';

/** A volunteer rates a service of their own. */
export const rateService: UseCase<typeof contract.rateService> = (act, request) =>
  rate(act, {
    ...request,
    direction: 'ofService',
    isTheirs: ({ volunteerId }) => volunteerId === act.caller.volunteerId,
  });
