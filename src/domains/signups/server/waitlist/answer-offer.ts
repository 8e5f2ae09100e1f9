import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { answerOfferOf } from './answer-offer-of.ts';

/**
 * Accepts or declines the place that is kept for the caller; in the open pool someone waiting may accept a free one.
 * @throws Refusal offerExpired, notOffered, clash, full, closed
 */
export const answerOffer: UseCase<typeof contract.answerOffer> = async (act, request) =>
  answerOfferOf(act, act.caller.volunteerId, request);
