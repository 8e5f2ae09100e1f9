import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../../contract/service-menu.contract.ts';

export const listServiceMenuCall = remote<typeof contract.listServiceMenu>(
  'POST',
  '/api/needs/ListServiceMenu',
);
export const listServiceOffersCall = remote<typeof contract.listServiceOffers>(
  'POST',
  '/api/needs/ListServiceOffers',
);
export const offerServiceCall = remote<typeof contract.offerService>('POST', '/api/needs/OfferService');
export const updateServiceOfferCall = remote<typeof contract.updateServiceOffer>(
  'PUT',
  '/api/needs/UpdateServiceOffer',
);
export const endServiceOfferCall = remote<typeof contract.endServiceOffer>(
  'POST',
  '/api/needs/EndServiceOffer',
);
export const listServiceItemsCall = remote<typeof contract.listServiceItems>(
  'POST',
  '/api/needs/ListServiceItems',
);
export const saveServiceItemCall = remote<typeof contract.saveServiceItem>(
  'PUT',
  '/api/needs/SaveServiceItem',
);
export const decideServiceOfferCall = remote<typeof contract.decideServiceOffer>(
  'POST',
  '/api/needs/DecideServiceOffer',
);
