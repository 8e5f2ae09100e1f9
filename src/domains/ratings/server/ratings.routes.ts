import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/ratings.contract.ts';
import { getTeamRating } from './get-team-rating.ts';
import { listActivityRatings } from './list-activity-ratings.ts';
import { listRatingsOfMe } from './list-ratings-of-me.ts';
import { listServicesToRate } from './list-services-to-rate.ts';
import { rateService } from './rate-service.ts';
import { rateVolunteer } from './rate-volunteer.ts';

/** The room's operations. */
export const ratingsBindings: Binding[] = [
  bind(contract.rateService, rateService),
  bind(contract.rateVolunteer, rateVolunteer),
  bind(contract.listServicesToRate, listServicesToRate),
  bind(contract.listRatingsOfMe, listRatingsOfMe),
  bind(contract.listActivityRatings, listActivityRatings),
  bind(contract.getTeamRating, getTeamRating),
];
