import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { HourRequest } from '../../contract/hour-requests.contract.ts';
import type { RequestKind, RequestTab } from '../../contract/hour-requests.words.ts';
import type { RequestRow } from './requests.queries.ts';

/** How requests travel: with the clock of whose turn it is. */
export async function requestsOnTheWire(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  kind: RequestKind,
): Promise<(row: RequestRow, tab: RequestTab) => HourRequest> {
  const { ahead } = await readWorkdaysLeft(sql, now);
  return ({ dueAt, centreDueAt, ...row }, tab) => {
    const due = tab === 'atTeam' ? dueAt : tab === 'atCentre' ? centreDueAt : null;
    return {
      ...row,
      kind,
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
      createdAt: toInstant(row.createdAt),
      awaitsUntil: toInstantOrNull(row.awaitsUntil),
      dueAt: toInstantOrNull(due),
      workdaysLeft: due === null ? null : ahead(due),
    };
  };
}
