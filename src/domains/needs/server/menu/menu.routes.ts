import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/service-menu.contract.ts';
import { decideServiceOffer } from './decide-service-offer.ts';
import { endServiceOffer } from './end-service-offer.ts';
import { getServiceItem } from './get-service-item.ts';
import { listServiceItems } from './list-service-items.ts';
import { listServiceMenu } from './list-service-menu.ts';
import { listServiceOffers } from './list-service-offers.ts';
import { offerService } from './offer-service.ts';
import { saveServiceItem } from './save-service-item.ts';
import { updateServiceOffer } from './update-service-offer.ts';

/** Operations of the menu of services. */
export const menuBindings: Binding[] = [
  bind(contract.listServiceMenu, listServiceMenu),
  bind(contract.getServiceItem, getServiceItem),
  bind(contract.listServiceOffers, listServiceOffers),
  bind(contract.offerService, offerService),
  bind(contract.updateServiceOffer, updateServiceOffer),
  bind(contract.endServiceOffer, endServiceOffer),
  bind(contract.listServiceItems, listServiceItems),
  bind(contract.saveServiceItem, saveServiceItem),
  bind(contract.decideServiceOffer, decideServiceOffer),
];
