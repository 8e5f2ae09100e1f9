import { toInstant } from '#platform/contract/instants.ts';
import type { FlagRow } from './anomalies.queries.ts';

/** A flag as a row of the board. */
export const anomalyRow = ({ id, rule, title, teamName, status, happenedAt, foundAt }: FlagRow) => ({
  anomalyId: id,
  rule,
  title,
  teamName,
  status,
  happenedAt: toInstant(happenedAt),
  foundAt: toInstant(foundAt),
});
