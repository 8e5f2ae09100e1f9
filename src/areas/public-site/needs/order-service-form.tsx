import { type OrderedService, type RaiseNeedProps, RaisingNeed } from './raising-need.tsx';

/** 我要点单 by the menu: what is ordered says the kind of help, so the page does without the choice and its pictures. */
export const OrderServiceForm = (props: RaiseNeedProps & { service: OrderedService }) => (
  <RaisingNeed {...props} />
);
