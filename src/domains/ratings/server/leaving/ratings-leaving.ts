import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { emptied } from '#platform/server/leaving/trace.ts';

/** Figures stay in the averages; what was said goes, in both directions. */
export const ratingsLeaving: PersonLeaving = {
  traces: [
    emptied(
      { table: 'ratings', of: 'volunteer_id in {people} or rated_by in {people}' },
      { text: "''" },
      'direction',
    ),
  ],
};
