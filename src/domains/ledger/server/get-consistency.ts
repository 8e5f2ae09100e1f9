import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ledger.contract.ts';
import { rootsUntil } from './ledger.queries.ts';
import { rootOnTheWire } from './list-roots.ts';
import { consistencyPath } from './prove-lines.ts';

/** The proof that between two days nothing of the ledger was changed or taken out. */
export const getConsistency: UseCase<typeof contract.getConsistency> = async (act, request) => {
  const [from] = await rootsUntil(act.sql, { until: request.from, limit: 1 });
  const [to] = await rootsUntil(act.sql, { until: request.to, limit: 1 });
  if (!from || !to) throw act.refuse('dayMissing');
  const path = await consistencyPath(act.sql, from.size, to.size);
  return { from: rootOnTheWire(from), to: rootOnTheWire(to), path };
};
