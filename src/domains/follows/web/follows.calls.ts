import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/follows.contract.ts';

export const setFavouriteCall = remote<typeof contract.setFavourite>('POST', '/api/follows/SetFavourite');
export const setTeamFollowCall = remote<typeof contract.setTeamFollow>('POST', '/api/follows/SetTeamFollow');
export const setOpeningReminderCall = remote<typeof contract.setOpeningReminder>(
  'POST',
  '/api/follows/SetOpeningReminder',
);
export const listMyFavouritesCall = remote<typeof contract.listMyFavourites>(
  'POST',
  '/api/follows/ListMyFavourites',
);
export const listFollowedTeamsCall = remote<typeof contract.listFollowedTeams>(
  'POST',
  '/api/follows/ListFollowedTeams',
);
