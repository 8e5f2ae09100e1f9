import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/follows.contract.ts';
import { listFollowMarks } from './list-follow-marks.ts';
import { listFollowedTeams } from './list-followed-teams.ts';
import { listMyFavourites } from './list-my-favourites.ts';
import { setFavourite } from './set-favourite.ts';
import { setOpeningReminder } from './set-opening-reminder.ts';
import { setTeamFollow } from './set-team-follow.ts';

/** The room's operations. */
export const followsBindings: Binding[] = [
  bind(contract.setFavourite, setFavourite),
  bind(contract.setTeamFollow, setTeamFollow),
  bind(contract.setOpeningReminder, setOpeningReminder),
  bind(contract.listFollowMarks, listFollowMarks),
  bind(contract.listMyFavourites, listMyFavourites),
  bind(contract.listFollowedTeams, listFollowedTeams),
];
