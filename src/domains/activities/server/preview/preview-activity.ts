import { leadsActivity } from '#domains/teams/server/index.ts';
import { serviceCategories } from '#domains/site/contract/categories.words.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { findOwnActivity, namedTeams, shiftsOf } from '../activities.queries.ts';
import { previewFrame } from './preview.queries.ts';
import { previewOf } from './preview.rules.ts';

/** What visitors will see of a form as it stands on the screen, saved or not; nothing is kept. */
export const previewActivity: UseCase<typeof contract.previewActivity> = async (
  act,
  { activityId, form },
) => {
  const { sql, caller, now } = act;
  const own = activityId === undefined ? undefined : await findOwnActivity(sql, activityId, caller.teamId);
  if (activityId !== undefined && !(own && leadsActivity(caller, own.id)))
    throw new NotFound('没有找到这个活动');
  const frame = (await previewFrame(caller.teamId, form.area).execute(sql)).rows[0];
  if (!frame) throw new NotFound('没有找到这支队伍');
  const category = form.category ?? (frame.category as keyof typeof serviceCategories);
  return {
    activity: previewOf(
      { ...form, category },
      {
        frame,
        teamId: caller.teamId,
        own,
        stored: own ? await shiftsOf(sql, own.id) : [],
        namedTeams: form.recruitScope === 'teams' ? await namedTeams(sql, form.recruitTeams) : [],
        now,
      },
    ),
  };
};
