import { toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hours.contract.ts';
import { publicityRows } from '../lists.queries.ts';

/** Records in 公示 with masked names. */
export const listPublicity: UseCase<typeof contract.listPublicity> = async (act, request) => {
  const { rows, total } = await publicityRows(act.sql, request);
  return {
    list: rows.map((row) => ({
      hourId: row.hourId,
      activityId: row.activityId,
      activityTitle: row.activityTitle,
      maskedName: maskName(row.name),
      serviceOn: row.serviceOn,
      minutes: row.minutes,
      evidenceGrade: row.evidenceGrade,
      publicityEndsAt: toInstant(row.publicityEndsAt ?? act.now),
      state: row.state,
    })),
    total,
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
