import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/ratings.contract.ts';

export const rateServiceCall = remote<typeof contract.rateService>('POST', '/api/ratings/RateService');
export const rateVolunteerCall = remote<typeof contract.rateVolunteer>('POST', '/api/ratings/RateVolunteer');
export const listServicesToRateCall = remote<typeof contract.listServicesToRate>(
  'GET',
  '/api/ratings/ListServicesToRate',
);
export const listRatingsOfMeCall = remote<typeof contract.listRatingsOfMe>(
  'POST',
  '/api/ratings/ListRatingsOfMe',
);
export const listActivityRatingsCall = remote<typeof contract.listActivityRatings>(
  'GET',
  '/api/ratings/ListActivityRatings/{id}',
);
