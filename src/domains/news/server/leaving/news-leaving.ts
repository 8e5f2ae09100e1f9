import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { closedName, emptied } from '#platform/server/leaving/trace.ts';

/** What somebody wrote for a team is the team's; who wrote it is not named any more. */
export const newsLeaving: PersonLeaving = {
  traces: [
    emptied(
      {
        table: 'news_revisions',
        of: 'exists (select from unnest(writer_ids) as one (id) where one.id in {people})',
      },
      { writer_name: closedName },
      'status form opinion',
    ),
  ],
};
