import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { closedName, emptied, gone, named } from '#platform/server/leaving/trace.ts';

/** A certificate still answers to its number for ten years (domain.md B), without a name and without its opened lines. */
export const certificatesLeaving: PersonLeaving = {
  traces: [
    gone('certificate_wishes', 'volunteer_id'),
    named('certificate_batches', 'reason', 'from_on to_on grades fields purpose recipient scope_path state'),
    emptied(
      { table: 'certificates', of: 'volunteer_id' },
      { holder_name: closedName, english_name: "''", recipient: "''", proof: "''", holder_id: "''" },
      'cert_no categories grades fields purpose issuer check_code status revoke_reason star from_on to_on',
    ),
  ],
};
