import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { closedName, gone } from '#platform/server/leaving/trace.ts';

/** The chain is never touched: its digests stay, the name beside a line goes, which is why it stands apart (docs/ledger.md). */
export const ledgerLeaving: PersonLeaving = {
  traces: [
    gone(
      'ledger_names',
      `name <> ${closedName} and entry_id in (select e.id from ledger_entries e
        join service_hours h on h.id = e.hour_id where h.volunteer_id in {people})`,
      // A line that is entered later bears no name of a person.
      'name',
    ),
  ],
};
