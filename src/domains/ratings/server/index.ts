import type { Room } from '#platform/server/calls/binding.ts';
import { ratingsAuditWords } from './ratings.audit-words.ts';
import { ratingsBindings } from './ratings.routes.ts';
import { ratingsLeaving } from './leaving/ratings-leaving.ts';

export { overallOf } from './ratings.rules.ts';

/** The ratings room (评价): what both sides of a service say of each other, blind until both have or seven days are over. */
export const ratingsRoom: Room = {
  name: 'ratings',
  leaving: ratingsLeaving,
  auditWords: ratingsAuditWords,
  bindings: ratingsBindings,
};
