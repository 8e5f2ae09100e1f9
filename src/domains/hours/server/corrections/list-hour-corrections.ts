import { NotFound } from '#platform/server/calls/failures.ts';
import { findOwnActivity } from '#domains/activities/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/corrections.contract.ts';
import { correctionOnTheWire, correctionsOfActivity } from './corrections.queries.ts';

/** The corrections that volunteers asked for in one's own activity. @throws NotFound */
export const listHourCorrections: UseCase<typeof contract.listHourCorrections> = async (act, request) => {
  const { teamId } = act.caller;
  if (!(await findOwnActivity(act.sql, request.activityId, teamId))) throw new NotFound('没有这个活动');
  const { rows, total } = await correctionsOfActivity(act.sql, { ...request, teamId });
  const list = rows.map((row) => ({
    ...correctionOnTheWire(row),
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
};
