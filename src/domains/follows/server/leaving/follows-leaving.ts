import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { gone } from '#platform/server/leaving/trace.ts';

/** What somebody liked and waited for is theirs alone. */
export const followsLeaving: PersonLeaving = {
  traces: ['favourites', 'opening_reminders', 'team_follows'].map((table) => gone(table, 'volunteer_id')),
};
