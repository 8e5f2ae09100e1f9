import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/team-profile.contract.ts';
import { getMyTeamProfile } from './get-my-team-profile.ts';
import { listTeamChanges } from './list-team-changes.ts';
import { reviewTeamChange } from './review-team-change.ts';
import { submitTeamChange } from './submit-team-change.ts';
import { withdrawTeamChange } from './withdraw-team-change.ts';
import { changeTeamLogo } from './change-team-logo.ts';
import { updateMyTeamProfile } from './update-my-team-profile.ts';

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
