import { bind } from '#platform/server/binding.ts';
import type { Binding } from '#platform/server/binding.ts';
import { getMyVolunteer as getMyVolunteerOperation } from '../contract/volunteers.contract.ts';
import { getMyVolunteer } from './get-my-volunteer.ts';

/** The room's operations. */
export const volunteerBindings: Binding[] = [bind(getMyVolunteerOperation, getMyVolunteer)];
