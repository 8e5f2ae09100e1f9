import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/team-profile.contract.ts';
import { getMyTeamProfile } from './get-my-team-profile.ts';
import { listTeamChanges, reviewTeamChange } from './review-team-change.ts';
import { submitTeamChange, withdrawTeamChange } from './submit-team-change.ts';
import { changeTeamLogo, updateMyTeamProfile } from './update-my-team-profile.ts';

/** Operations of a team's profile and of the changes that staff check. */
export const teamProfileBindings: Binding[] = [
  bind(contract.getMyTeamProfile, getMyTeamProfile),
  bind(contract.updateMyTeamProfile, updateMyTeamProfile),
  bind(contract.changeTeamLogo, changeTeamLogo),
  bind(contract.submitTeamChange, submitTeamChange),
  bind(contract.withdrawTeamChange, withdrawTeamChange),
  bind(contract.listTeamChanges, listTeamChanges),
  bind(contract.reviewTeamChange, reviewTeamChange),
];
