import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/confirm-attendance.contract.ts';
import { awaitedWord, judgeObjection } from './attendance.rules.ts';
import { attendanceToConfirm } from './to-confirm.queries.ts';

const mostShown = 50;

/** What leaders recorded of the caller that waits for their word. */
export const listAttendanceToConfirm: UseCase<typeof contract.listAttendanceToConfirm> = async (act) => {
  const rows = await attendanceToConfirm(act.sql, {
    volunteerId: act.caller.volunteerId,
    limit: mostShown,
  });
  return {
    list: rows.map((row) => ({
      participationId: row.participationId,
      activityId: row.activityId,
      title: row.title,
      teamName: row.teamName,
      postName: row.postName,
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
      checkedInAt: toInstantOrNull(row.checkedInAt),
      checkedOutAt: toInstantOrNull(row.checkedOutAt),
      needs: awaitedWord(row) ?? 'fix',
      fixReason: row.fixReason ?? '',
      hour: row.hourId === null ? null : { hourId: row.hourId, minutes: row.minutes ?? 0 },
      canObject:
        judgeObjection({ state: row.status, inMethod: row.inMethod, isObjected: false }) === undefined,
    })),
  };
};
