import type { Room } from '#platform/server/binding.ts';
import { profileBindings } from './profile.routes.ts';
import { forgetIdNumbers } from './real-name.tasks.ts';
import { volunteerBindings } from './volunteers.routes.ts';

export { createPersonalVault, type PersonalVault } from './personal-vault.ts';
export { type VolunteerFacts, volunteerFacts, volunteerFactsByNo } from './volunteers.queries.ts';
export { ageOn, isMinor, isVolunteerNo, volunteerNoOf } from './volunteers.rules.ts';
export { insertVolunteer } from './volunteers.store.ts';

/** The volunteers room; `secret` is the installation's, from which keys are derived. */
export const createVolunteersRoom = ({ secret }: { secret: string }): Room => ({
  name: 'volunteers',
  bindings: [...volunteerBindings(secret), ...profileBindings(secret)],
  tasks: [forgetIdNumbers],
});
