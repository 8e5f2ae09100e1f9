import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { closedName, emptied, gone } from '#platform/server/leaving/trace.ts';

/** Nobody's birthday: rules read it and learn nothing. */
const noBirthday = "'1900-01-01'";

/** The row stays under its number, so that hours still belong to one person; of whom, nobody can tell. */
export const volunteersLeaving: PersonLeaving = {
  traces: [
    gone('real_name_looks', 'check_id in (select id from real_name_checks where volunteer_id in {people})'),
    gone('real_name_checks', 'volunteer_id'),
    gone('guardians', 'volunteer_id'),
    gone('volunteer_code_shows', 'volunteer_id'),
    emptied(
      { table: 'volunteers', of: 'id' },
      {
        name: closedName,
        birth_on: noBirthday,
        service_areas: "'{}'",
        service_categories: "'{}'",
        organisation_id: 'null',
        occupation: "''",
        intro: "''",
        real_name_status: "'none'",
        restricted_until: 'null',
        is_name_public: 'false',
        joins_rankings: 'false',
        is_profile_public: 'false',
        workplace: "''",
        email: "''",
        address_cipher: 'null',
        emergency_cipher: 'null',
        skills: "'{}'",
        languages: "'{}'",
        availability: "'{}'",
        invite_preference: "'refuse'",
        id_kind: 'null',
        id_cipher: 'null',
        id_hash: 'null',
        id_masked: 'null',
        status_reason: 'null',
      },
      // The district and one of two words for figures; the number, which only this city gives, for the ledger.
      'volunteer_no gender area status',
    ),
  ],
};
