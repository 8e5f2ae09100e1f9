import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { RealNameCheckRow } from '../../contract/real-name.contract.ts';
import type { Finding } from '../../contract/real-name.words.ts';
import type { CheckPageRow } from './real-name.queries.ts';

/** One check as it stands in lists. */
export const rowView = (row: CheckPageRow): RealNameCheckRow => ({
  checkId: row.id,
  volunteerId: row.volunteerId,
  volunteerNo: row.volunteerNo,
  name: row.name,
  idKind: row.idKind,
  idMasked: row.idMasked,
  isChange: row.isChange,
  findings: row.findings as Finding[],
  status: row.status,
  submittedAt: toInstant(row.submittedAt),
  decidedAt: toInstantOrNull(row.decidedAt),
  deciderName: row.deciderName,
  reason: row.reason,
});
