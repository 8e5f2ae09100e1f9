import { leadsActivity } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { findOwnActivity, shiftsOf } from '../activities.queries.ts';
import { judgeForm, leadOf, submitLeadMinutes } from './verdict.ts';

/** The verdict on a form as it stands on the screen, saved or not. */
export const checkActivity: UseCase<typeof contract.checkActivity> = async (act, { activityId, form }) => {
  const { teamId } = act.caller;
  const own = activityId === undefined ? undefined : await findOwnActivity(act.sql, activityId, teamId);
  const isTheirs = own !== undefined && leadsActivity(act.caller, own.id);
  if (activityId !== undefined && !isTheirs) throw new NotFound('没有找到这个活动');
  const stored = own ? await shiftsOf(act.sql, own.id) : [];
  return judgeForm(act, form, {
    teamId,
    activityId,
    ...(own ? leadOf(own, stored, form) : { leadMinutes: submitLeadMinutes }),
  });
};
