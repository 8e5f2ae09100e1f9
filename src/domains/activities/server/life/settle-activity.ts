import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { changeActivity } from '../activities.store.ts';
import { lockOwn } from '../activity-guards.ts';
import type { ActivitiesReactions } from '../reactions.ts';

/** Ends the team's part with the summary (小结); attendance and hours must be resolved before. */
export const settleActivity: UseCase<
  typeof contract.settleActivity,
  Pick<ActivitiesReactions, 'unresolvedOf'>
> = async (act, { summary, beneficiaryActual, ...target }, { unresolvedOf }) => {
  const row = await lockOwn(act, target, 'settle');
  const { attendanceCount, hourCount } = await unresolvedOf(act, row.id);
  if (attendanceCount + hourCount > 0)
    throw act.refuse('unresolved', {
      msg: `还有 ${attendanceCount} 人的考勤、${hourCount} 条时长没有处理完，处理完才能结项`,
      result: { attendanceCount, hourCount },
    });
  const version = await changeActivity(act.sql, row.id, {
    change: { status: 'publicity', settleSummary: summary, beneficiaryActual, settledAt: act.now },
    now: act.now,
  });
  await act.audit({ targetType: 'activity', targetId: row.id, detail: { beneficiaryActual } });
  return { activityId: row.id, version, status: 'publicity' };
};
