import type { Room } from '#platform/server/binding.ts';
import { volunteerBindings } from './volunteers.routes.ts';

export { type VolunteerFacts, volunteerFacts, volunteerFactsByNo } from './volunteers.queries.ts';
export { ageOn, isMinor, isVolunteerNo, volunteerNoOf } from './volunteers.rules.ts';
export { insertVolunteer } from './volunteers.store.ts';

/** The volunteers room. */
export const volunteersRoom: Room = { name: 'volunteers', bindings: volunteerBindings };
