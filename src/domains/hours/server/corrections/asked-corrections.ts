import { toInstant } from '#platform/contract/instants.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { HourOrigin } from '../origin.queries.ts';
import { correctionOnTheWire, correctionsOf } from './corrections.queries.ts';

/** A page of the corrections of one's own activity or job, as they travel. */
export async function askedCorrections(act: Act<TeamCaller>, origin: HourOrigin, page: PageRequest) {
  const { rows, total } = await correctionsOf(act.sql, { ...page, origin, teamId: act.caller.teamId });
  const list = rows.map((row) => ({
    ...correctionOnTheWire(row),
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
  return { list, total, pageNum: page.pageNum, pageSize: page.pageSize };
}
