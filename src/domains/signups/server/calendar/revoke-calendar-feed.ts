import type { UseCase } from '#platform/server/calls/use-case.ts';
import { deleteFeed } from './feeds.store.ts';
import type * as contract from '../../contract/calendar.contract.ts';

/** Ends the caller's calendar address. */
export const revokeCalendarFeed: UseCase<typeof contract.revokeCalendarFeed> = async (act) => {
  const { volunteerId } = act.caller;
  await deleteFeed(act.sql, volunteerId);
  await act.audit({ targetType: 'volunteer', targetId: volunteerId });
  return {};
};
